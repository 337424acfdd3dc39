import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { IconButton } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatMoment, useLanguage } from '~/client/i18n/i18n'
import { shortNameOf } from '~/client/ui/nameOfResult'
import type { Photo } from '~/client/ui/PhotoRow'
import { useUnread } from '~/client/ui/useNews'
import { followUpPath, scanPath } from '~/contract/paths'
import type { DiagnosisSummary } from '~/contract/responses'

import { dueDayOf, isDue } from './dueDays'

type Lists = {
  pictures: ReadonlyMap<string, string>
  /** Every answer that may be a newer one of the same plants; without them no row is due. */
  all?: readonly DiagnosisSummary[]
}

/** Makes a row of an answer. */
export function useAnswerPhotos({ pictures, all }: Lists) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  const unread = useUnread()
  const now = new Date()
  return (item: DiagnosisSummary): Photo => {
    const { id, answer, createdAt, followUp, changes, person, plot = null } = item
    const { banner, strip, crop } = answer
    const mustLook = all !== undefined && isDue(item, all, now)
    const isToday = dueDayOf(item)?.toDateString() === now.toDateString()
    const [state, word] = person?.isUnread
      ? (['person', t(person.state === 'questioned' ? 'states.questioned' : 'states.person')] as const)
      : unread.includes(id)
        ? (['new', t('states.new', { verdict: strip })] as const)
        : changes
          ? (['changed', t('changed.title')] as const)
          : mustLook
            ? (['due', isToday ? t('due.today') : t('due.since')] as const)
            : (['answered', strip] as const)
    const at = new Date(createdAt).getTime()
    const progress = followUp ? [t(`progress.${followUp.progress ?? 'waiting'}`)] : []
    const name = shortNameOf(answer)
    return {
      ...{ id, state, word, banner, name, plot, at, crop },
      facts: [formatMoment(at, language), ...progress],
      address: scanPath(id),
      url: pictures.get(id),
      action: mustLook ? (
        <IconButton component={Link} to={followUpPath(id)} color="primary" aria-label={t('due.photograph', { name })}>
          <PhotoCameraRounded />
        </IconButton>
      ) : undefined,
    }
  }
}
