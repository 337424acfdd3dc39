import RecordVoiceOverRounded from '@mui/icons-material/RecordVoiceOverRounded'
import { Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/i18n/i18n'
import { useIsOnline } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { focusHeading } from '~/client/ui/focusNext'
import { RowFold, Rows } from '~/client/ui/Rows'
import { SelectField } from '~/client/ui/SelectField'
import { useToast, useToastFailures } from '~/client/ui/useToast'
import type { Asking } from '~/contract/cases'
import { COUNTIES } from '~/contract/counties'
import { orderPath } from '~/contract/paths'
import type { Diagnosis } from '~/contract/responses'

import { CaseField } from './CaseField'
import { ConsentSwitches } from './ConsentSwitches'
import { useAskPersonMutation, useGetCountyQuery } from './personApi'
import { useConsents } from './useConsents'

type OwnDiagnosis = Pick<Diagnosis, 'id' | 'person'>

/** Lets the farmer ask an expert about an answer that is not sure. */
export function AskPerson({ diagnosis, asking }: { diagnosis: OwnDiagnosis; asking: Asking }) {
  const { t } = useTranslation('person')
  return (
    <Rows variant="outlined">
      <RowFold icon={<RecordVoiceOverRounded aria-hidden />} label={t('ask.title')} fact={t('ask.fact')}>
        {asking === 'now' ? <AskForm {...diagnosis} /> : null}
        {asking === 'planNeeded' ? <WithPlan /> : null}
        {asking === 'usedUp' ? <Typography>{t('ask.usedUp')}</Typography> : null}
      </RowFold>
    </Rows>
  )
}

function WithPlan() {
  const { t } = useTranslation('person')
  return (
    <>
      <Typography sx={{ mb: 1 }}>{t('ask.planNeeded')}</Typography>
      <Button component={Link} to={orderPath} variant="outlined">
        {t('ask.plan')}
      </Button>
    </>
  )
}

function AskForm({ id, person }: OwnDiagnosis) {
  const { t } = useTranslation('person')
  const language = useLanguage()
  const toast = useToast()
  const toastFailures = useToastFailures()
  const isOnline = useIsOnline()
  const { given, copies = [], choose, isBusy } = useConsents(id, person)
  const [askPerson, { isLoading }] = useAskPersonMutation()
  const [note, setNote] = useState('')
  const { data: ownCounty } = useGetCountyQuery()
  const [chosen, setChosen] = useState<string>()
  const county = chosen ?? ownCounty ?? ''
  const [wanted, setWanted] = useState(given)
  const send = async () => {
    const { error } = await askPerson({
      ...{ id, language },
      note: note.trim() || null,
      county: COUNTIES.find((one) => one === county) ?? null,
    })
    if (error) {
      toastFailures(error)
      return
    }
    focusHeading() // the form is gone
    toast(t('ask.asked'), 'success')
    await choose(wanted)
  }
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Typography variant="body2">{t('ask.sees')}</Typography>
      <CaseField label={t('ask.note')} value={note} onChange={setNote} />
      <SelectField label={t('ask.county')} value={county} onChange={setChosen}>
        <option value="">{t('ask.noCounty')}</option>
        {COUNTIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      {copies.length === 0 ? <Typography color="textSecondary">{t('photos.gone')}</Typography> : null}
      <ConsentSwitches given={wanted} canGive={copies.length > 0} onChange={setWanted} />
      {isOnline ? null : <Typography role="status">{t('ask.offline')}</Typography>}
      <Button type="submit" variant="outlined" disabled={!isOnline} loading={isLoading || isBusy}>
        {t('ask.send')}
      </Button>
    </Stack>
  )
}
