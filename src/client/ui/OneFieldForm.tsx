import { FormControl, InputLabel, OutlinedInput, Stack, Typography, type OutlinedInputProps } from '@mui/material'
import { useId, useRef, useState, type ReactNode } from 'react'

import { Button } from './Button'

type OneFieldFormProps = {
  label: string
  hint: string
  /** Replaces the hint after `keep` has refused the text, until that is edited. */
  refusal: string
  submit: string
  input?: OutlinedInputProps['inputProps']
  initial?: string
  /** Whether a text is kept when the field is left, too. */
  isKeptOnLeave?: boolean
  /** Returns whether the text was accepted. */
  keep: (written: string) => boolean
  /** More buttons. */
  children?: ReactNode
}

/** A form with one text field, stored on this phone. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { label, hint, refusal, submit, input, initial = '', isKeptOnLeave = false, keep, children } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState(initial)
  const [isRefused, setRefused] = useState(false)
  return (
    <Stack
      component="form"
      method="post"
      noValidate
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault()
        if (keep(written)) return
        setRefused(true)
        field.current?.focus()
      }}
    >
      <FormControl fullWidth error={isRefused}>
        <InputLabel htmlFor={id}>
          <span>{label}</span>
        </InputLabel>
        <OutlinedInput
          id={id}
          label={label}
          autoComplete="off"
          value={written}
          inputRef={field}
          onChange={(event) => {
            setWritten(event.target.value)
            setRefused(false)
          }}
          onBlur={({ relatedTarget, currentTarget }) => {
            const isWithin = currentTarget.closest('form')?.contains(relatedTarget) // its own buttons
            if (isKeptOnLeave && !isWithin && written.trim() !== '') keep(written)
          }}
          slotProps={{ input: { 'aria-describedby': `${id}-help`, ...input } }}
        />
        <Typography id={`${id}-help`} variant="body2" color={isRefused ? 'error' : 'textSecondary'} sx={{ mt: 0.5 }}>
          {isRefused ? refusal : hint}
        </Typography>
      </FormControl>
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="outlined">
          {submit}
        </Button>
        {children}
      </Stack>
    </Stack>
  )
}
