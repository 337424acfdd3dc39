import { Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { useLibraryTexts } from '~/client/ui/useLibraryTexts'
import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { isKeyCandidate, libraryPage } from '~/diagnosis'

import { Note } from './SprayList'
import type { ShownNote } from './notesSlice'
import { countedOnEach } from './useNotedLines'

type Count = Extract<ShownNote, { kind: 'count' }>

type CountListProps = { counts: readonly Count[]; remove: (id: string) => Promise<void> }

/** Counts, the latest first, each with what the rule said. */
export function CountList({ counts, remove }: CountListProps) {
  const { t } = useTranslation(['notes', 'count'])
  const language = useLanguage()
  const texts = useLibraryTexts()
  return (
    <section aria-labelledby="counts">
      <Typography id="counts" variant="h4" component="h2">
        {t('counts.heading')}
      </Typography>
      {counts.length === 0 ? <Typography color="textSecondary">{t('counts.none')}</Typography> : null}
      {counts.map(({ id, of, plot, notedAt, sick, plants, outcome, isSent }) => (
        <Note key={id} variant="outlined">
          <Typography variant="h6" component="h3">
            {[isKeyCandidate(of) ? libraryPage(of, texts, 0).title : of, plot].filter(Boolean).join(' · ')}
          </Typography>
          <Typography>
            {[
              formatRecentDay(notedAt, language),
              t('counts.line', { count: sick, of: plants * countedOnEach(of) }),
              outcome && t(`count:outcome.${outcome}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {isSent ? null : <Typography variant="caption">{t('unsent')}</Typography>}
          <Button
            aria-label={t('counts.remove', { day: formatRecentDay(notedAt, language) })}
            onClick={() => void remove(id)}
          >
            {t('spray.remove')}
          </Button>
        </Note>
      ))}
    </section>
  )
}
