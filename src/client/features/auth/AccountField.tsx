import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material'
import type { OutlinedInputProps } from '@mui/material'
import { useId } from 'react'

export type AccountFieldProps = {
  name: string
  label: string
  defaultValue: string
  /** What is wrong with it. */
  error: string | undefined
  type?: string
  autoComplete: string
  endAdornment?: OutlinedInputProps['endAdornment']
  inputProps?: OutlinedInputProps['inputProps']
}

/** A text field with its label and its error. Put together by hand: MUI's TextField brings the code of menus and lists along. */
export function AccountField({ label, error, ...input }: AccountFieldProps) {
  const id = useId()
  const helperId = `${id}-helper`
  return (
    <FormControl fullWidth variant="outlined" error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} label={label} aria-describedby={helperId} {...input} />
      <FormHelperText id={helperId}>{error ?? ' '}</FormHelperText>
    </FormControl>
  )
}

export const PLAIN_TEXT = { autoCapitalize: 'none', spellCheck: false } as const
