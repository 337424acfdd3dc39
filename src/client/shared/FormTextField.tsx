import { TextField } from '@mui/material'
import type { TextFieldProps } from '@mui/material'
import { get } from 'react-hook-form'
import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

export type FormTextFieldProps<Values extends FieldValues> = TextFieldProps & {
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>
  name: FieldPath<Values>
}

/** A text field that belongs to a form and shows its own error. */
export function FormTextField<Values extends FieldValues>({ form, name, ...rest }: FormTextFieldProps<Values>) {
  const error: FieldError | undefined = get(form.formState.errors, name)
  // MUI keeps the input behind `inputRef`; there react-hook-form can focus the first wrong field
  const { ref, ...field } = form.register(name)
  return (
    <TextField
      fullWidth
      {...rest}
      {...field}
      inputRef={ref}
      error={Boolean(error)}
      helperText={error?.message ?? ' '}
    />
  )
}
