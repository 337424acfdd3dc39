import { DEFAULT_PLACE } from '~/contract/countries'
import { CONDITIONS, isConditionLabel, TROUBLES, type TroubleId } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import type { Paragraph, ReportSection } from '~/contract/report'
import type { Result } from '~/contract/responses'
import { entryFor } from '~/diagnosis/catalogue/catalogue'
import { SOURCES } from '~/diagnosis/catalogue/sources'
import type { Words } from '~/diagnosis/words/types'

import type { Advice } from './advice'
import { askedSources } from './asked'
import { conditionOf } from './names'
import { numberSource, unbroken } from './numbers'

export const plain = (text: string): Paragraph => ({ strong: '', text })
export const strong = (text: string): Paragraph => ({ strong: text, text: '' })
export const repliesIn = ({ answered }: Result) => plain(answered.join(' '))

export const todayIn = ({ actions, contacts }: Result, words: Words): ReportSection => ({
  heading: words.phrases.headings.today,
  lines: [...actions, ...contacts.map(callLine)],
})

const callLine = ({ request, numbers }: Result['contacts'][number]) =>
  numbers.length === 0 ? request : request.replace(/\.$/, `: ${numbers.map(unbroken).join(', ')}.`)

/** Differences of look-alikes, each once, without conditions named anyway. */
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

/** Sources of the advice and of the numbers to call. Most name a Kenyan authority. */
export const sources = (label: string, { contacts }: Result, words: Words, today: number): ReportSection => ({
  heading: words.phrases.headings.sources,
  lines: [
    ...(words.place === DEFAULT_PLACE
      ? sourcesOf(label).map(({ title, url }) => (url === null ? title : `[${title}](<${url}>)`))
      : sourcePage(label, conditionOf(entryFor(label), words), words)),
    ...contacts.map((contact) => numberSource(contact.name, contact, words, today)),
  ],
})

/** Like `sources`, but links the candidates' library pages: all sources would be most of the response. */
export const sourcePages = ({ candidates, contacts }: Result, words: Words, today: number): ReportSection => ({
  heading: words.phrases.headings.sources,
  lines: [
    ...candidates.flatMap(({ label, condition }) => sourcePage(label, condition, words)),
    ...contacts.map((contact) => numberSource(contact.name, contact, words, today)),
  ],
})

const sourcePage = (label: string, condition: string, { language, phrases }: Words) =>
  isConditionLabel(label) ? [`[${phrases.allSources(condition)}](${libraryPath(language, CONDITIONS[label])})`] : []

/** Other troubles of the crop, linked if they have a page. */
export const troublesIn = ({ troubles }: Result, { language, phrases }: Words): ReportSection => ({
  heading: phrases.headings.troubles,
  lines: [
    troubles
      .map(({ id, name }) => (id === null ? name : `[${name}](${libraryPath(language)}/${TROUBLES[id as TroubleId]})`))
      .join(', '),
  ],
})

type SourceLink = { title: string; url: string | null }

/** Sources of the advice on a condition, each once. */
export function sourcesOf(label: string): SourceLink[] {
  const { grounds, label: known } = entryFor(label)
  const ids = new Set([...Object.values(grounds).flatMap(({ sources }) => sources), ...askedSources(known)])
  return [...ids].map((id) => {
    const source = SOURCES[id]
    return { title: source.title, url: 'url' in source ? source.url : null }
  })
}
