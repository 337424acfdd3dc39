import i18next, { t } from 'i18next'

import { nameOfResult } from '~/client/ui/nameOfResult'
import type { Language } from '~/contract/languages'
import type { Result } from '~/contract/responses'

/** Drops the full stop of a title that is a sentence. */
const named = (result: Result) => nameOfResult(result).replace(/\.$/, '')

/** What a screen reader announces when the result arrives. */
export function announcementOf(result: Result): string {
  const { strip, sureness, answered } = result
  const whole =
    sureness && !strip.startsWith(sureness.words)
      ? t('diagnosis:result.announcement', { title: named(result), sureness: sureness.words, strip })
      : t('diagnosis:result.announcementUnsure', { title: named(result), strip })
  return [...answered.slice(-1), whole.replace('?.', '?')].join(' ') // some titles are questions
}

/** Without a question the user has not seen the sign: only what to do then. */
export const checkOf = ({ question, ifNot }: NonNullable<Result['check']>): string[] =>
  question === null ? [ifNot] : [question, ifNot]

/** The sentences of the first screen in order, to be read aloud. */
export function sentencesOf(result: Result, today?: string): string[] {
  const { speed, twin, check, actions, candidates, contacts } = result
  return [
    announcementOf(result),
    ...[speed, twin].filter((text) => text !== null),
    ...(check ? checkOf(check) : []),
    ...candidates.flatMap(({ condition, check: own, action }) => [
      `${condition}.`,
      ...(own ? [own.question ?? own.ifNot] : []),
      ...(action === '' ? [] : [`${t(own?.question ? 'diagnosis:result.ifYes' : 'share:ifSo')}: ${action}`]),
    ]),
    ...(actions.length > 0 ? [`${headingOf(result, today)}.`] : []),
    ...actions,
    ...contacts.map(({ request, numbers }) => [request, ...numbers].join(' ')),
  ]
}

/** Starts by saying that it is no diagnosis. */
export const previewSentencesOf = (result: Result) => [
  `${t('look:byPhone')} ${t('look:free')}`,
  ...sentencesOf(result, t('look:today')),
]

const ALL_TENTHS = 10

/** How likely a condition is; null `tenths` means unlikely in the country. */
export function shareOf(tenths: number | null, language = i18next.language as Language): string {
  const say = i18next.getFixedT(language, 'diagnosis')
  if (tenths === null) return say('result.unlikelyHere')
  return tenths === ALL_TENTHS ? say('result.moreLikely') : say('result.inTen', { tenths })
}

export const headingOf = ({ retake }: Result, today = t('diagnosis:result.today')) =>
  retake ? t('diagnosis:result.nextPhoto') : today
