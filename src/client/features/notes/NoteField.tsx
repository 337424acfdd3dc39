import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material'
import { useId, type HTMLInputTypeAttribute } from 'react'

type NoteFieldProps = {
  label: string
  hint?: string
  value: string
  type?: HTMLInputTypeAttribute
  numeric?: boolean
  names?: readonly string[]
  maxLength?: number
  /** The last day. */
  max?: string
  onChange: (value: string) => void
}

/** A text field with names to choose from. */
export function NoteField({
  label,
  hint,
  value,
  type,
  numeric = false,
  names,
  maxLength,
  max,
  onChange,
}: NoteFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id} shrink={type === 'date' || undefined}>
        <span>{label}</span>
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        type={type}
        notched={type === 'date' || undefined}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          input: {
            maxLength,
            max,
            inputMode: numeric ? 'numeric' : undefined,
            list: names ? `${id}-names` : undefined,
            'aria-describedby': hint === undefined ? undefined : `${id}-help`,
          },
        }}
      />
      {hint === undefined ? null : <FormHelperText id={`${id}-help`}>{hint}</FormHelperText>}
      {names ? (
        <datalist id={`${id}-names`}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ) : null}
    </FormControl>
  )
}
