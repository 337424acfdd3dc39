import { FormControl, InputLabel, NativeSelect, OutlinedInput } from '@mui/material'
import { useId, type ReactNode } from 'react'

type SelectFieldProps = {
  label: string
  value: string
  disabled?: boolean
  onChange: (value: string) => void
  /** `<option>` elements. */
  children: ReactNode
}

/** A native select in the look of the text fields. */
export function SelectField({ label, value, disabled = false, onChange, children }: SelectFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth disabled={disabled}>
      <InputLabel htmlFor={id} shrink>
        <span>{label}</span>
      </InputLabel>
      <NativeSelect
        id={id}
        value={value}
        input={<OutlinedInput label={label} notched />}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </NativeSelect>
    </FormControl>
  )
}
