import { FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useGetDiagnosesQuery } from '~/client/api/diagnosisApi'
import { useLanguage } from '~/client/i18n/i18n'
import { push } from '~/client/storage/push'
import { usePlace } from '~/client/store/hooks'
import { PushReminder } from '~/client/ui/PushReminder'
import { SelectField } from '~/client/ui/SelectField'
import { useHasPlan } from '~/client/ui/useHasPlan'
import { useSubmit } from '~/client/ui/useToast'
import type { AccountResponse } from '~/contract/accountSchemas'
import type { Alerts } from '~/contract/alerts'
import { COUNTIES } from '~/contract/counties'
import { DEFAULT_PLACE } from '~/contract/countries'
import { CROPS } from '~/contract/crops/crops'

import { useChooseAlertsMutation, useChooseCountyMutation } from './accountApi'

/** What the account is told of, and how. Saves each choice at once. */
export function AlertChoices({ account }: { account: AccountResponse }) {
  const { t } = useTranslation(['account', 'history'])
  const { alerts, pushKey, sendsMail, isEmailConfirmed } = account
  const hasPlan = useHasPlan()
  const [choose] = useChooseAlertsMutation()
  const submit = useSubmit(choose, () => undefined)
  const change = (choice: Partial<Alerts>) => void submit({ ...alerts, ...choice })
  const noMail = hasPlan ? (isEmailConfirmed ? undefined : t('alerts.unconfirmed')) : t('history:reportWithPlan')
  return (
    <>
      <div>
        <Choice label={t('alerts.due')} isOn={alerts.due} onChange={(due) => change({ due })} />
        <Choice label={t('alerts.advice')} isOn={alerts.advice} onChange={(advice) => change({ advice })} />
        <Choice
          label={t('alerts.confirmed')}
          isOn={alerts.confirmed}
          reason={hasPlan ? undefined : t('history:reportWithPlan')}
          onChange={(confirmed) => change({ confirmed })}
        />
        {sendsMail ? (
          <Choice label={t('alerts.mail')} isOn={alerts.mail} reason={noMail} onChange={(mail) => change({ mail })} />
        ) : null}
      </div>
      <CountyChoice county={account.county} />
      <Subjects alerts={alerts} hasPlan={hasPlan} onChange={change} />
      {hasPlan ? null : <Typography color="textSecondary">{t('alerts.withPlan')}</Typography>}
      {pushKey === undefined || !push.isPossible() ? null : (
        <>
          <Typography color="textSecondary">{t('history:push.text')}</Typography>
          <PushReminder pushKey={pushKey} />
        </>
      )}
    </>
  )
}

/** By its name, never by where the phone is. */
function CountyChoice({ county }: Pick<AccountResponse, 'county'>) {
  const { t } = useTranslation('account')
  const isInKenya = usePlace() === DEFAULT_PLACE
  const [choose, { isLoading }] = useChooseCountyMutation()
  const submit = useSubmit(choose, () => undefined)
  if (!isInKenya && county === null) return null
  return (
    <SelectField
      label={t('alerts.county')}
      value={county ?? ''}
      disabled={isLoading}
      onChange={(value) => void submit({ county: COUNTIES.find((one) => one === value) ?? null })}
    >
      <option value="">{t('alerts.noCounty')}</option>
      {COUNTIES.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </SelectField>
  )
}

type SubjectsProps = { alerts: Alerts; hasPlan: boolean; onChange: (choice: Partial<Alerts>) => void }

/** Crops and fields of the account; without a plan those that are off, which can still be switched on. */
function Subjects({ alerts: { withoutCrops, withoutPlots }, hasPlan, onChange }: SubjectsProps) {
  const { t } = useTranslation(['account', 'diagnosis'])
  const { currentData } = useGetDiagnosesQuery(useLanguage())
  const { diagnoses = [], due = [], changed = [], plots = [] } = (hasPlan && currentData) || {}
  const grown = [...diagnoses, ...due, ...changed].map(({ answer }) => answer.crop)
  const crops = CROPS.filter((id) => grown.includes(id) || withoutCrops.includes(id))
  return (
    <>
      <Choices
        label={t('alerts.crops')}
        choices={crops.map((value) => ({ value, name: t(`diagnosis:crop.names.${value}`) }))}
        off={withoutCrops}
        onChange={(off) => onChange({ withoutCrops: off })}
      />
      <Choices
        label={t('alerts.plots')}
        choices={[...new Set([...plots, ...withoutPlots])].map((value) => ({ value, name: value }))}
        off={withoutPlots}
        onChange={(off) => onChange({ withoutPlots: off })}
      />
    </>
  )
}

type ChoicesProps = {
  label: string
  choices: readonly { value: string; name: string }[]
  off: readonly string[]
  onChange: (off: string[]) => void
}

function Choices({ label, choices, off, onChange }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <Group>
      <Typography variant="h6" component="legend">
        {label}
      </Typography>
      {choices.map(({ value, name }) => (
        <Choice
          key={value}
          label={name}
          isOn={!off.includes(value)}
          onChange={(isOn) => onChange(isOn ? off.filter((one) => one !== value) : [...off, value])}
        />
      ))}
    </Group>
  )
}

type ChoiceProps = {
  label: string
  isOn: boolean
  /** Why it cannot be switched on. */
  reason?: string | undefined
  onChange: (isOn: boolean) => void
}

function Choice({ label, isOn, reason, onChange }: ChoiceProps) {
  const id = useId()
  const described = reason === undefined ? {} : { slotProps: { input: { 'aria-describedby': id } } }
  return (
    <>
      <Label
        label={label}
        labelPlacement="start"
        disabled={reason !== undefined && !isOn}
        control={<Switch checked={isOn} onChange={(_, checked) => onChange(checked)} {...described} />}
      />
      {reason === undefined ? null : <FormHelperText id={id}>{reason}</FormHelperText>}
    </>
  )
}

const Label = styled(FormControlLabel)({
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: 48,
  margin: 0,
  overflowWrap: 'anywhere',
})

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0, '& > legend': { padding: 0 } })
