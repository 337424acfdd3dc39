import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { CASE_TEXT_LENGTH } from '~/contract/limits'

type CaseFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** What the farmer writes to the expert. */
export function CaseField({ label, value, onChange }: CaseFieldProps) {
  const { t } = useTranslation('person')
  const id = useId()
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>
        <span>{label}</span>
      </InputLabel>
      <OutlinedInput
        multiline
        minRows={2}
        id={id}
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { maxLength: CASE_TEXT_LENGTH, 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`}>{t('ask.hint', { max: CASE_TEXT_LENGTH })}</FormHelperText>
    </FormControl>
  )
}
