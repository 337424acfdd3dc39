import { Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { dayOf } from '~/client/ui/dayOf'
import { Button } from '~/client/ui/Button'
import { useLibraryTexts } from '~/client/ui/useLibraryTexts'
import { SUBSTANCE_LENGTH } from '~/contract/limits'
import { barredIn, labelNames } from '~/diagnosis'

import { NoteField } from './NoteField'

type LabelFieldsProps = {
  typed: { substance: string; group: string; day: string; days: string; daysAgain: string }
  hasLabel: boolean
  onChange: (change: Partial<LabelFieldsProps['typed']>) => void
  onNone: () => void
}

/** What the label says, and when. */
export function LabelFields({ typed, hasLabel, onChange, onNone }: LabelFieldsProps) {
  const { t } = useTranslation('notes')
  const nameSubstance = (substance: string) => {
    const known = labelNames.find(({ name }) => name === substance)
    onChange({ substance, ...(known && { group: known.group ?? '' }) })
  }
  return (
    <>
      <NoteField
        label={t('spray.substance')}
        hint={t('spray.substanceHint')}
        value={typed.substance}
        onChange={nameSubstance}
        names={labelNames.map(({ name }) => name)}
        maxLength={SUBSTANCE_LENGTH}
      />
      <Barred typed={typed.substance} />
      <NoteField
        label={t('spray.group')}
        hint={t('spray.groupHint')}
        value={typed.group}
        onChange={(group) => onChange({ group })}
        maxLength={6}
      />
      <NoteField
        label={t('spray.day')}
        type="date"
        max={dayOf(new Date())}
        value={typed.day}
        onChange={(day) => onChange({ day })}
      />
      {hasLabel ? (
        <LabelDays days={typed.days} daysAgain={typed.daysAgain} onChange={onChange} onNone={onNone} />
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{t('spray.noDays')}</Typography>
      )}
    </>
  )
}

type LabelDaysProps = {
  days: string
  daysAgain: string
  onChange: (change: { days: string } | { daysAgain: string }) => void
  onNone: () => void
}

/** Typed twice: a slip of the finger would put poison on the market. */
function LabelDays({ days, daysAgain, onChange, onNone }: LabelDaysProps) {
  const { t } = useTranslation('notes')
  return (
    <>
      <NoteField
        label={t('spray.days')}
        hint={t('spray.daysHint')}
        numeric
        value={days}
        onChange={(typed) => onChange({ days: typed })}
        maxLength={3}
      />
      <NoteField
        label={t('spray.daysAgain')}
        numeric
        value={daysAgain}
        onChange={(typed) => onChange({ daysAgain: typed })}
        maxLength={3}
      />
      <Button onClick={onNone} sx={{ alignSelf: 'flex-start' }}>
        {t('spray.noLabel')}
      </Button>
    </>
  )
}

/** What the law is known to say against the substance. */
function Barred({ typed }: { typed: string }) {
  const { words } = useLibraryTexts()
  const [today] = useState(() => Date.now())
  return barredIn(typed, words, today).map((line) => (
    <Typography key={line} role="alert" color="error" sx={{ fontWeight: 600 }}>
      {line}
    </Typography>
  ))
}
