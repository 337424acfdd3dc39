import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { dayOf } from '~/client/ui/dayOf'
import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { groupSince, harvestFrom } from '~/diagnosis'

import type { Spray } from './notesSlice'

type SprayListProps = { sprays: readonly Spray[]; remove: (id: string) => Promise<void> }

/** Sprays, the latest first, each with the day that its label allows to harvest. */
export function SprayList({ sprays, remove }: SprayListProps) {
  const { t } = useTranslation(['notes', 'diagnosis'])
  const language = useLanguage()
  const latest = [...sprays].sort((one, other) => other.day.localeCompare(one.day))
  return (
    <section aria-labelledby="sprays">
      <Typography id="sprays" variant="h4" component="h2">
        {t('spray.heading')}
      </Typography>
      {latest.length === 0 ? <Typography color="textSecondary">{t('spray.none')}</Typography> : null}
      {latest.map((spray) => (
        <Note key={spray.id} variant="outlined">
          <Typography variant="h6" component="h3">
            {[t(`diagnosis:crop.names.${spray.crop}`), spray.plot].filter(Boolean).join(' · ')}
          </Typography>
          <Typography>
            {[formatRecentDay(spray.day, language), spray.substance, spray.group].filter(Boolean).join(' · ')}
          </Typography>
          <SprayFacts spray={spray} sprays={sprays.filter(({ id }) => id !== spray.id)} />
          {spray.isSent ? null : <Typography variant="caption">{t('unsent')}</Typography>}
          <Button
            aria-label={t('spray.removeNamed', { day: formatRecentDay(spray.day, language) })}
            onClick={() => void remove(spray.id)}
          >
            {t('spray.remove')}
          </Button>
        </Note>
      ))}
    </section>
  )
}

type SprayFactsProps = { spray: Omit<Spray, 'id' | 'notedAt' | 'isSent'>; sprays: readonly Spray[] }

/** From when the label allows to harvest, and whether the group was there too long. */
export function SprayFacts({ spray, sprays }: SprayFactsProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const day = harvestFrom(spray)
  const since = groupSince(sprays, spray)
  const isWaiting = day === null || day > dayOf(new Date())
  return (
    <>
      <Typography sx={{ fontWeight: isWaiting ? 600 : undefined }}>
        {day === null
          ? t('spray.noDays')
          : t(isWaiting ? 'spray.from' : 'spray.over', { day: formatRecentDay(day, language) })}
      </Typography>
      {since === undefined ? null : (
        <Typography sx={{ fontWeight: 600 }}>
          {t('spray.sameGroup', { group: spray.group, day: formatRecentDay(since, language) })}
        </Typography>
      )}
    </>
  )
}

export const Note = styled(Card)(({ theme }) => ({
  ...theme.mixins.column(0.5),
  alignItems: 'flex-start',
  marginTop: theme.spacing(1),
  padding: theme.spacing(1.5),
}))
