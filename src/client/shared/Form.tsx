import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form'

type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  onSubmit: SubmitHandler<Values>
  children: ReactNode
}

/** Reads its fields when it is submitted: Chrome on iOS fills them without an event. */
export function Form<Values extends FieldValues>({ form, onSubmit, children }: FormProps<Values>) {
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        for (const field of event.currentTarget.elements)
          if (field instanceof HTMLInputElement && field.name !== '')
            form.setValue(field.name as FieldPath<Values>, field.value as FieldPathValue<Values, FieldPath<Values>>)
        return form.handleSubmit(onSubmit)(event)
      }}
    >
      {children}
    </form>
  )
}
