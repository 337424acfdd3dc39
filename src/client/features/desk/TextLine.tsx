import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material'
import { useId } from 'react'

import { CASE_TEXT_LENGTH } from '~/contract/limits'

type TextLineProps = { label: string; hint: string; value: string; onChange: (value: string) => void }

/** What an expert types, of the length that the contract allows. */
export function TextLine({ label, hint, value, onChange }: TextLineProps) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>
        <span>{label}</span>
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { maxLength: CASE_TEXT_LENGTH, 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`}>{hint}</FormHelperText>
    </FormControl>
  )
}
