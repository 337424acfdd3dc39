import { useTranslation } from 'react-i18next'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { dayOf } from '~/client/ui/dayOf'
import { useAnswerWords } from '~/client/ui/useAnswerWords'
import type { DiagnosisSummary } from '~/contract/responses'

import { namesOf } from '../dueDays'
import { toCsv } from './reportCsv'

/** What the report says of an answer. `advised` and `replies` are undefined where only the list is known. */
export function useReportLines(items: readonly DiagnosisSummary[]) {
  const { t } = useTranslation(['report', 'history'])
  const language = useLanguage()
  const { paragraphOf } = useAnswerWords()
  return items.map((item) => {
    const { id, createdAt, answer, followUp, person, plot = '' } = item
    const followed = items.find((one) => one.id === followUp?.follows)
    return {
      id,
      kind: 'answer' as const,
      day: dayOf(new Date(createdAt)),
      plot,
      crop: answer.cropName ?? '',
      name: namesOf(item),
      verdict: [answer.strip, ...(answer.sureness ? [answer.sureness.words] : [])].join('. '),
      advised: answer.actions,
      replies: answer.answered,
      follows:
        followUp?.follows == null ? '' : (followed && formatRecentDay(followed.createdAt, language)) || t('earlier'),
      persons: person?.answers?.map(paragraphOf),
      progress: followUp?.progress ? t(`history:progress.${followUp.progress}`) : '',
    }
  })
}

type ReportLine = ReturnType<typeof useReportLines>[number]
type Common = Pick<ReportLine, 'id' | 'day' | 'plot' | 'crop' | 'name' | 'verdict'>

/** An answer, or what was noted in the field. `harvest`: from when the label of a spray allows it. */
export type ReportEntry = Common &
  Partial<Omit<ReportLine, keyof Common | 'kind'>> & { kind: 'answer' | 'sprayed' | 'counted'; harvest?: string }

/** `headings`: of the columns, in the order of the report. */
export const csvOf = (
  entries: readonly ReportEntry[],
  headings: readonly string[],
  kinds: Readonly<Record<ReportEntry['kind'], string>>,
) =>
  toCsv([
    headings,
    ...entries.map(({ kind, day, plot, crop, name, verdict, ...own }) => [
      kinds[kind],
      day,
      plot,
      crop,
      name,
      verdict,
      (own.advised ?? []).join(' '),
      (own.replies ?? []).join(' '),
      (own.persons ?? []).join(' '),
      own.follows ?? '',
      own.progress ?? '',
      own.harvest ?? '',
    ]),
  ])
