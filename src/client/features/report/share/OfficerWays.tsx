import SmsRounded from '@mui/icons-material/SmsRounded'
import WhatsApp from '@mui/icons-material/WhatsApp'
import { FormControl, InputLabel, OutlinedInput, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { forgetOfficer, keepOfficer, readOfficer } from '~/client/device/officer'
import { Button } from '~/client/shared/Button'
import { DEFAULT_PLACE } from '~/contract/countries'
import type { Place } from '~/contract/countries'

type OfficerWaysProps = { text: string; smsText: string; place?: Place | undefined }

/** To the farm officer whose number is kept on this phone, or the field to keep it. */
export function OfficerWays({ text, smsText, place = DEFAULT_PLACE }: OfficerWaysProps) {
  const { t } = useTranslation('share')
  const [number, setNumber] = useState(readOfficer)
  if (number === null) return <OfficerForm onKept={setNumber} place={place} />
  const change = () => {
    forgetOfficer()
    setNumber(null)
  }
  return (
    <Stack role="group" aria-label={t('officer.label')} spacing={1}>
      <Button
        variant="outlined"
        startIcon={<WhatsApp />}
        href={`https://wa.me/${number}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('officer.whatsApp', { number: legible(number) })}
      </Button>
      <Button variant="outlined" startIcon={<SmsRounded />} href={`sms:+${number}?body=${encodeURIComponent(smsText)}`}>
        {t('officer.sms', { number: legible(number) })}
      </Button>
      <Button onClick={change}>{t('officer.change')}</Button>
    </Stack>
  )
}

/** In groups, between which a line may break. */
const legible = (number: string) => `+${number.replace(/\d{3}(?=\d)/g, '$& ')}`

type OfficerFormProps = { onKept: (number: string) => void; place: Place }

const FIELD_ID = 'officer-number'

function OfficerForm({ onKept, place }: OfficerFormProps) {
  const { t } = useTranslation('share')
  const [written, setWritten] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    const kept = keepOfficer(written, place)
    setIsRefused(kept === null)
    if (kept !== null) onKept(kept)
  }
  return (
    <Stack component="form" method="post" noValidate spacing={1} onSubmit={keep}>
      <FormControl fullWidth error={isRefused}>
        <InputLabel htmlFor={FIELD_ID}>
          <span>{t('officer.number')}</span>
        </InputLabel>
        <OutlinedInput
          id={FIELD_ID}
          label={t('officer.number')}
          type="tel"
          autoComplete="off"
          value={written}
          onChange={(event) => {
            setWritten(event.target.value)
          }}
          slotProps={{ input: { 'aria-describedby': `${FIELD_ID}-help` } }}
        />
        <Typography
          id={`${FIELD_ID}-help`}
          variant="body2"
          color={isRefused ? 'error' : 'textSecondary'}
          sx={{ mt: 0.5 }}
        >
          {isRefused ? t(`officer.invalid.${place}`) : t('officer.hint')}
        </Typography>
      </FormControl>
      <Button type="submit" variant="outlined">
        {t('officer.keep')}
      </Button>
    </Stack>
  )
}
