import { FormControlLabel, Switch, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { CASE_PHOTO_DAYS, TEACHING_PHOTO_DAYS, UNANSWERED_PHOTO_DAYS } from '~/contract/limits'

import type { PhotoConsents } from './personApi'

const CONSENTS = ['shows', 'teaches'] as const
const DAYS = {
  shows: { days: CASE_PHOTO_DAYS, unanswered: UNANSWERED_PHOTO_DAYS },
  teaches: { days: TEACHING_PHOTO_DAYS },
}

type ConsentSwitchesProps = {
  given: PhotoConsents
  /** This phone has the copies. */
  canGive: boolean
  /** An expert has named what he saw: other photos teach nothing. */
  isAnswered?: boolean
  /** The second consent can no longer be withdrawn. */
  isPacked?: boolean
  isDisabled?: boolean
  onChange: (wanted: PhotoConsents) => void
}

/** What may be done with the photos, one switch each. */
export function ConsentSwitches({
  given,
  canGive,
  isAnswered = false,
  isPacked = false,
  isDisabled = false,
  onChange,
}: ConsentSwitchesProps) {
  const { t } = useTranslation('person')
  const canAdd = { shows: canGive, teaches: canGive && !isAnswered }
  const isFixed = { shows: false, teaches: isPacked }
  return (
    <Fields>
      <legend>{t('photos.heading')}</legend>
      {canGive ? <Typography>{t('photos.people')}</Typography> : null}
      {CONSENTS.filter((consent) => canAdd[consent] || given[consent]).map((consent) => (
        <ConsentSwitch
          key={consent}
          label={t(`photos.${consent}.label`)}
          text={isFixed[consent] ? t('photos.packed') : t(`photos.${consent}.text`, DAYS[consent])}
          isOn={given[consent]}
          isDisabled={isDisabled || isFixed[consent]}
          onChange={(isOn) => onChange({ ...given, [consent]: isOn })}
        />
      ))}
    </Fields>
  )
}

type ConsentSwitchProps = {
  label: string
  /** What it means. */
  text: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

export function ConsentSwitch({ label, text, isOn, isDisabled = false, onChange }: ConsentSwitchProps) {
  const id = useId()
  return (
    <div>
      <Choice
        control={
          <Switch
            checked={isOn}
            disabled={isDisabled}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={label}
        labelPlacement="start"
      />
      <Typography id={id} variant="body2" color="textSecondary">
        {text}
      </Typography>
    </div>
  )
}

const Fields = styled('fieldset')(({ theme }) => ({
  ...theme.mixins.column(1.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.h6, padding: 0 },
}))

const Choice = styled(FormControlLabel)({
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: 48,
  margin: 0,
})
