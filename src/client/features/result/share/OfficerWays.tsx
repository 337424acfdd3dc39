import SmsRounded from '@mui/icons-material/SmsRounded'
import WhatsApp from '@mui/icons-material/WhatsApp'
import { Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { forgetOfficer, keepOfficer, readOfficer } from '~/client/storage/officer'
import { Button } from '~/client/ui/Button'
import { OneFieldForm } from '~/client/ui/OneFieldForm'
import { DEFAULT_PLACE, type Place } from '~/contract/countries'

type OfficerWaysProps = { text: string; smsText: string; place?: Place | undefined }

/** Sends the text to the farm officer whose number this phone stores, or asks for the number. */
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

/** Inserts spaces where a line may break. */
const legible = (number: string) => `+${number.replace(/\d{3}(?=\d)/g, '$& ')}`

function OfficerForm({ onKept, place }: { onKept: (number: string) => void; place: Place }) {
  const { t } = useTranslation('share')
  const keep = (written: string) => {
    const kept = keepOfficer(written, place)
    if (kept !== null) onKept(kept)
    return kept !== null
  }
  return (
    <OneFieldForm
      label={t('officer.number')}
      hint={t('officer.hint')}
      refusal={t(`officer.invalid.${place}`)}
      submit={t('officer.keep')}
      input={{ type: 'tel' }}
      keep={keep}
    />
  )
}
