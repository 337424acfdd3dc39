import { useTranslation } from 'react-i18next'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { dayOf } from '~/client/ui/dayOf'
import type { DiagnosisSummary } from '~/contract/responses'

import { namesOf } from '../dueDays'
import { toCsv } from './reportCsv'

/** What the report says of an answer. `advised` and `replies` are undefined where only the list is known. */
export function useReportLines(items: readonly DiagnosisSummary[]) {
  const { t } = useTranslation(['report', 'history'])
  const language = useLanguage()
  return items.map((item) => {
    const { id, createdAt, answer, followUp, plot = '' } = item
    const followed = items.find((one) => one.id === followUp?.follows)
    return {
      id,
      at: new Date(createdAt),
      plot,
      crop: answer.cropName ?? '',
      name: namesOf(item),
      verdict: [answer.strip, ...(answer.sureness ? [answer.sureness.words] : [])].join('. '),
      advised: answer.actions,
      replies: answer.answered,
      follows:
        followUp?.follows == null ? '' : (followed && formatRecentDay(followed.createdAt, language)) || t('earlier'),
      progress: followUp?.progress ? t(`history:progress.${followUp.progress}`) : '',
    }
  })
}

export type ReportLine = ReturnType<typeof useReportLines>[number]

/** `headings`: of the columns, in the order of the report. */
export const csvOf = (lines: readonly ReportLine[], headings: readonly string[]) =>
  toCsv([
    headings,
    ...lines.map(({ at, plot, crop, name, verdict, advised, replies, follows, progress }) => [
      dayOf(at),
      plot,
      crop,
      name,
      verdict,
      (advised ?? []).join(' '),
      (replies ?? []).join(' '),
      follows,
      progress,
    ]),
  ])
