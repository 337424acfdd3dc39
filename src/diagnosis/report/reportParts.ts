import { DEFAULT_PLACE } from '~/contract/countries'
import { CONDITIONS, TROUBLES, isConditionLabel } from '~/contract/library'
import type { TroubleId } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import type { Paragraph, ReportSection } from '~/contract/report'
import type { Result } from '~/contract/responses'

import { entryFor } from '../catalogue/catalogue'
import type { Words } from '../words/types'
import type { Advice } from './advice'
import { conditionOf } from './names'
import { numberSource, unbroken } from './numbers'
import { sourcesOf } from './sourcesOf'

export const plain = (text: string): Paragraph => ({ strong: '', text })
export const strong = (text: string): Paragraph => ({ strong: text, text: '' })
export const repliesIn = ({ answered }: Result) => plain(answered.join(' '))

export const todayIn = ({ actions, contacts }: Result, words: Words): ReportSection => ({
  heading: words.phrases.headings.today,
  lines: [...actions, ...contacts.map(callLine)],
})

const callLine = ({ request, numbers }: Result['contacts'][number]) =>
  numbers.length === 0 ? request : request.replace(/\.$/, `: ${numbers.map(unbroken).join(', ')}.`)

/** How what else it may be differs; each once, and none that is named anyway. */
export function lookAlikesIn(advice: readonly Advice[], { phrases }: Words): ReportSection {
  const named = new Set(advice.map(({ entry }) => entry.label))
  const all = advice.flatMap(({ lookAlikes }) => lookAlikes).filter(({ id }) => !named.has(id))
  return {
    heading: phrases.headings.lookAlikes,
    lines: all
      .filter(({ id }, index) => all.findIndex((one) => one.id === id) === index)
      .map(({ name, difference }) => `**${name}:** ${difference}`),
  }
}

/** The pages that the advice on a condition rests on, and where the numbers to call stand. Most name a Kenyan authority. */
export const sources = (label: string, { contacts }: Result, words: Words, today: number): ReportSection => ({
  heading: words.phrases.headings.sources,
  lines: [
    ...(words.place === DEFAULT_PLACE
      ? sourcesOf(label).map(({ title, url }) => (url === null ? title : `[${title}](<${url}>)`))
      : sourcePage(label, conditionOf(entryFor(label), words), words)),
    ...contacts.map((contact) => numberSource(contact.name, contact, words, today)),
  ],
})

/** As `sources`, by the pages of the candidates in the library: together they would be most of the response. */
export const sourcePages = ({ candidates, contacts }: Result, words: Words, today: number): ReportSection => ({
  heading: words.phrases.headings.sources,
  lines: [
    ...candidates.flatMap(({ label, condition }) => sourcePage(label, condition, words)),
    ...contacts.map((contact) => numberSource(contact.name, contact, words, today)),
  ],
})

const sourcePage = (label: string, condition: string, { language, phrases }: Words) =>
  isConditionLabel(label) ? [`[${phrases.allSources(condition)}](${libraryPath(language, CONDITIONS[label])})`] : []

/** What may trouble the crop too, each with its page where it has one. */
export const troublesIn = ({ troubles }: Result, { language, phrases }: Words): ReportSection => ({
  heading: phrases.headings.troubles,
  lines: [
    troubles
      .map(({ id, name }) => (id === null ? name : `[${name}](${libraryPath(language)}/${TROUBLES[id as TroubleId]})`))
      .join(', '),
  ],
})
