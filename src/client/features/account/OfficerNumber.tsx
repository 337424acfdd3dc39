import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { forgetOfficer, keepOfficer, legibleNumber, readOfficer } from '~/client/storage/officer'
import { usePlace } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { OneFieldForm } from '~/client/ui/OneFieldForm'

/** The farm officer's number on this phone, as one form. */
export function OfficerNumber() {
  const { t } = useTranslation('share')
  const place = usePlace()
  const [number, setNumber] = useState(readOfficer)
  const keep = (written: string) => {
    const kept = keepOfficer(written, place)
    if (kept !== null) setNumber(kept)
    return kept !== null
  }
  const remove = () => {
    forgetOfficer()
    setNumber(null)
  }
  return (
    <OneFieldForm
      key={number}
      label={t('officer.number')}
      hint={t('officer.hint')}
      refusal={t(`officer.invalid.${place}`)}
      submit={t('officer.keep')}
      input={{ type: 'tel' }}
      initial={number === null ? '' : legibleNumber(number)}
      keep={keep}
    >
      {number === null ? null : <Button onClick={remove}>{t('officer.remove')}</Button>}
    </OneFieldForm>
  )
}
