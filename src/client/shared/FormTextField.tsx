import { FormControl, InputLabel, OutlinedInput } from '@mui/material'
import type { OutlinedInputProps } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { get } from 'react-hook-form'
import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { refusalOf } from './refusal'

export type FormTextFieldProps<Values extends FieldValues> = Pick<
  OutlinedInputProps,
  'autoComplete' | 'endAdornment' | 'type'
> & {
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>
  name: FieldPath<Values>
  label: string
  /** What may be written, also beside an error. */
  hint?: string
}

/** A text field that belongs to a form and shows its own error. Not MUI's `TextField`, which brings the code of selects and menus along. */
export function FormTextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  ...input
}: FormTextFieldProps<Values>) {
  useTranslation() // the error follows a change of the language
  const id = useId()
  const { ref, ...field } = form.register(name)
  const error: FieldError | undefined = get(form.formState.errors, name)
  const message = error?.message === undefined ? undefined : refusalOf(error.message)
  return (
    <Field fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>
        <span>{label}</span>
      </InputLabel>
      <OutlinedInput
        {...input}
        {...field}
        id={id}
        inputRef={ref}
        label={label}
        placeholder=" "
        slotProps={{ input: { 'aria-describedby': `${id}-help`, autoCapitalize: 'none', spellCheck: false } }}
      />
      <Help id={`${id}-help`} data-error={error !== undefined}>
        {message === undefined && hint !== undefined ? null : (
          <span>{message ?? BLANK /* keeps the form from moving */}</span>
        )}
        {hint === undefined ? null : <Hint>{hint}</Hint>}
      </Help>
    </Field>
  )
}

/** A zero-width space. */
const BLANK = '\u200b'

/** While the page is not hydrated, the label makes room by style alone, as MUI's does by script. */
const Field = styled(FormControl)(({ theme }) => ({
  'html:not([data-hydrated]) &:is(:focus-within, :has(input:not(:placeholder-shown)), :has(:autofill)) > label': {
    transform: 'translate(14px, -9px) scale(0.75)',
    backgroundColor: theme.vars.palette.background.paper,
  },
}))

const Hint = styled('span')(({ theme }) => ({ display: 'block', color: theme.vars.palette.text.secondary }))

const Help = styled('p')(({ theme }) => ({
  ...theme.typography.hint,
  margin: theme.spacing(0.375, 1.75, 0),
  color: theme.vars.palette.text.secondary,
  '&[data-error="true"]': { color: theme.vars.palette.error.main },
}))
