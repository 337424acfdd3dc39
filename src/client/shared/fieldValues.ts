import type { SubmitEvent } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form'

/** Takes over what stands in the fields around an element: Chrome on iOS fills them without an event, so the form does not know. */
export function takeFieldValues<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setValue'>,
  { currentTarget }: { currentTarget: Element },
) {
  for (const field of currentTarget.closest('form')?.elements ?? [])
    if (field instanceof HTMLInputElement && field.name !== '')
      form.setValue(field.name as FieldPath<Values>, field.value as FieldPathValue<Values, FieldPath<Values>>)
}

/** `form.handleSubmit`, of what stands in the fields. */
export const handleSubmit =
  <Values extends FieldValues>(form: UseFormReturn<Values>, submit: SubmitHandler<Values>) =>
  (event: SubmitEvent<HTMLFormElement>) => {
    takeFieldValues(form, event)
    return form.handleSubmit(submit)(event)
  }
