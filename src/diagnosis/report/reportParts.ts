import type { Paragraph, ReportSection } from '~/contract/report'
import type { Result } from '~/contract/responses'

import type { Verdict } from '../verdict/verdict'
import type { Words } from '../words/types'
import { numberSource } from './numberSource'
import { sourcesOf } from './sourcesOf'

export const plain = (text: string): Paragraph => ({ strong: '', text })
export const strong = (text: string): Paragraph => ({ strong: text, text: '' })
export const repliesIn = ({ answered }: Result) => plain(answered.join(' '))

export const todayIn = ({ actions, contacts }: Result, words: Words): ReportSection => ({
  heading: words.phrases.headings.today,
  lines: [...actions, ...contacts.map((contact) => callLine(contact, words))],
})

const callLine = (contact: Result['contacts'][number], words: Words) =>
  [words.phrases.call(contact.name, contact.numbers), numberSource(contact, words)].filter(Boolean).join(' ')

export const sources = (verdict: Verdict, { phrases }: Words): ReportSection => ({
  heading: phrases.headings.sources,
  lines: sourcesOf(verdict).map(({ title, url }) => (url === null ? title : `[${title}](<${url}>)`)),
})
