import i18next, { t } from 'i18next'

import { describeLanguage } from '~/client/i18n/i18n'
import { nameOfResult } from '~/client/ui/nameOfResult'
import { inSentence } from '~/contract/inSentence'
import type { Language } from '~/contract/languages'
import type { Result } from '~/contract/responses'

/** From these tenths on a ranked result is called probable. */
const PROBABLE_TENTHS = 8

type Shown = {
  title: string
  /** Certainty in words, unless the title says it. */
  sureness: string | null
  /** What else it may be; null if the title or the cards say so. */
  also: string | null
}

/**
 * A ranked result that is probable is named by its first candidate, and "probably" is its only measure; any other keeps
 * the title of the server.
 */
export function shownOf({ title, sureness, candidates, somethingElse }: Result, language = currentLanguage()): Shown {
  const likely = candidates.flatMap(({ condition, tenths }) => (tenths === null ? [] : [{ condition, tenths }]))
  const [first, ...others] = likely
  const words = sureness?.words ?? null
  if (!first || somethingElse > first.tenths) return { title, sureness: words, also: null }
  const t = i18next.getFixedT(language, 'diagnosis')
  const isProbable = first.tenths >= PROBABLE_TENTHS
  const rest = [
    ...(isProbable ? others.map(({ condition }) => condition) : []),
    ...(somethingElse > 0 ? [t('result.somethingElse')] : []),
  ].map(inSentence)
  const or = new Intl.ListFormat(describeLanguage(language).locale, { type: 'disjunction' })
  const also = rest.length === 0 ? null : t('result.alsoMayBe', { names: or.format(rest) })
  return isProbable
    ? { title: t('result.probably', { name: inSentence(first.condition) }), sureness: null, also }
    : { title, sureness: words, also }
}

const currentLanguage = () => i18next.language as Language

/** Drops the full stop of a title that is a sentence. */
const named = ({ cropName, ...result }: Result) =>
  nameOfResult({ cropName, title: shownOf({ cropName, ...result }).title }).replace(/\.$/, '')

/** What a screen reader announces when the result arrives. */
export function announcementOf(result: Result): string {
  const { strip, answered } = result
  const { sureness } = shownOf(result)
  const whole =
    sureness !== null && !strip.startsWith(sureness)
      ? t('diagnosis:result.announcement', { title: named(result), sureness, strip })
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
    ...[shownOf(result).also, speed, twin].filter((text) => text !== null),
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
export function shareOf(tenths: number | null, language = currentLanguage()): string {
  const say = i18next.getFixedT(language, 'diagnosis')
  if (tenths === null) return say('result.unlikelyHere')
  return tenths === ALL_TENTHS ? say('result.moreLikely') : say('result.inTen', { tenths })
}

export const headingOf = ({ retake }: Result, today = t('diagnosis:result.today')) =>
  retake ? t('diagnosis:result.nextPhoto') : today
