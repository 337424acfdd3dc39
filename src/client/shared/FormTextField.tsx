import { TextField } from '@mui/material'
import type { TextFieldProps } from '@mui/material'
import { styled } from '@mui/material/styles'
import { get } from 'react-hook-form'
import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { validationMessage } from './refusal'

export type FormTextFieldProps<Values extends FieldValues> = Omit<TextFieldProps, 'form' | 'name'> & {
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>
  name: FieldPath<Values>
  /** What may be written, also beside an error. */
  hint?: string
}

/** A text field that belongs to a form and shows its own error. */
export function FormTextField<Values extends FieldValues>({
  form,
  name,
  hint,
  slotProps,
  ...rest
}: FormTextFieldProps<Values>) {
  useTranslation() // the error follows a change of the language
  const { ref, ...field } = form.register(name)
  const error: FieldError | undefined = get(form.formState.errors, name)
  return (
    <TextField
      {...rest}
      {...field}
      inputRef={ref}
      fullWidth
      error={error !== undefined}
      helperText={
        <>
          {
            (error?.message === undefined ? undefined : validationMessage(error.message)) ??
              (hint === undefined ? BLANK : null) /* keeps the form from moving */
          }
          {hint === undefined ? null : <Hint>{hint}</Hint>}
        </>
      }
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false }, ...slotProps }}
    />
  )
}

/** A zero-width space. */
const BLANK = '\u200b'

const Hint = styled('span')(({ theme }) => ({ display: 'block', color: theme.vars.palette.text.secondary }))
