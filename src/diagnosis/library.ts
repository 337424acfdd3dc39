import { CONDITIONS } from '~/contract/library'
import type { ConditionSlug } from '~/contract/library'
import type { ReportSection } from '~/contract/report'

import { describes, entries, isDisease } from './catalogue/catalogue'
import type { Label } from './catalogue/catalogue'
import { evidenceFor } from './catalogue/evidence'
import type { Sign } from './catalogue/pictures'
import { CROPS } from './catalogue/types'
import type { EntryFacts } from './catalogue/types'
import { adviceOn, afterToday } from './report/advice'
import type { Advice } from './report/advice'
import { namedAnswer } from './report/namedAnswer'
import { conditionOf } from './report/names'
import { sourcesOf } from './report/sourcesOf'
import type { Verdict } from './verdict/verdict'
import type { Words } from './words/types'

const slugs: Readonly<Record<Label, ConditionSlug>> = CONDITIONS // a label without an address does not compile

type LibraryEntry = {
  slug: ConditionSlug
  sign: Sign
  name: string
  isHealthy: boolean
  urgency: 'act' | 'watch' | 'good'
}

/** The conditions of each crop, the healthy leaf last, as the catalogue has them. */
export const libraryIndex = (words: Words) =>
  CROPS.map((crop) => ({
    crop,
    cropName: words.crops[crop],
    conditions: entries.filter((entry) => entry.crop === crop).map((entry) => listed(entry, words)),
  }))

function listed(entry: EntryFacts & { label: Label }, words: Words): LibraryEntry {
  const urgency = isDisease(entry) ? entry.urgency : 'good'
  return {
    slug: slugs[entry.label],
    sign: entry.sign,
    name: conditionOf(entry, words),
    isHealthy: !isDisease(entry),
    urgency,
  }
}

/** `slug` of a look-alike is null for what the catalogue has no entry for. */
export type LibraryPage = ReturnType<typeof conditionPage>

export const labelOfSlug = (slug: string): Label | undefined =>
  entries.find(({ label }) => slugs[label] === slug)?.label

/** Everything that a page says of one condition. `today`: milliseconds since 1970, for the age of what is known of the law. */
export function conditionPage(label: Label, words: Words, today: number) {
  const verdict: Verdict = { kind: 'confident', label, probability: 1, sureness: 'very', alternatives: [] }
  const { actions, contacts, speed, strip, banner } = namedAnswer(label, 'very', words)
  const advice = adviceOn(label, words, today)
  const { entry, alerts, signs } = advice
  const name = conditionOf(entry, words)
  return {
    slug: slugs[label],
    sign: entry.sign,
    crop: entry.crop,
    cropName: words.crops[entry.crop],
    name,
    title: words.phrases.title(words.crops[entry.crop], name),
    organism: isDisease(entry) ? entry.organism : '',
    isHealthy: !isDisease(entry),
    banner,
    strip,
    speed,
    evidence: evidenceFor(entry),
    alerts: alerts.map(({ text }) => text),
    signs,
    check: advice.check,
    actions,
    contacts,
    lookAlikes: advice.lookAlikes.map((one) => ({ ...one, slug: describes(one.id) ? slugs[one.id] : null })),
    sections: sectionsOf(advice, words),
    sources: sourcesOf(verdict),
  }
}

/** As in the report, but spraying comes last. */
function sectionsOf(advice: Advice, words: Words): ReportSection[] {
  const { headings } = words.phrases
  const sections = [
    { heading: headings.why, lines: advice.causes },
    { heading: headings.next, lines: afterToday(advice, words) },
    { heading: headings.protect, lines: advice.protect },
    { heading: headings.harvest, lines: advice.harvest },
    { heading: headings.limits, lines: [advice.cannotShow, ...advice.notCovered] },
    { heading: headings.spraying, lines: advice.spraying },
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}
