import i18next, { t } from 'i18next'

import type { Language } from '~/contract/languages'
import type { Answer } from '~/contract/responses'

/** Without the full stop of a title that is a sentence. */
const named = ({ cropName, title }: Answer) => (cropName === null ? title : `${cropName}, ${title}`).replace(/\.$/, '')

/** What a screen reader hears when the answer arrives. */
export function announcementOf(answer: Answer): string {
  const { strip, sureness, answered } = answer
  const whole =
    sureness && !strip.startsWith(sureness.words)
      ? t('diagnosis:answer.announcement', { title: named(answer), sureness: sureness.words, strip })
      : t('diagnosis:answer.announcementUnsure', { title: named(answer), strip })
  return [...answered.slice(-1), whole].join(' ')
}

/** The first screen as sentences to be read aloud, in its own order. */
export function sentencesOf(answer: Answer): string[] {
  const { speed, twin, check, actions, candidates, contacts } = answer
  return [
    announcementOf(answer),
    ...[speed, twin].filter((text) => text !== null),
    ...(check ? [check.question, check.ifNot] : []),
    ...candidates.flatMap(({ condition, check: own, action }) => [
      `${condition}.`,
      own.question,
      `${t('diagnosis:answer.ifYes')} ${action}`,
    ]),
    ...(actions.length > 0 ? [`${headingOf(answer)}.`] : []),
    ...actions,
    ...contacts.map(({ request, numbers }) => [request, ...numbers].join(' ')),
  ]
}

/** All of ten: nothing that is named has a share. */
const ALL = 10

/** How likely something is; `tenths` is null for what is unlikely in the country. */
export function shareOf(tenths: number | null, language = i18next.language as Language): string {
  const say = i18next.getFixedT(language, 'diagnosis')
  if (tenths === null) return say('answer.unlikelyHere')
  return tenths === ALL ? say('answer.moreLikely') : say('answer.inTen', { tenths })
}

export const headingOf = ({ retake }: Answer) =>
  retake ? t('diagnosis:answer.nextPhoto') : t('diagnosis:answer.today')
