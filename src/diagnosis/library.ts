import { CONDITIONS } from '~/contract/library'
import type { ConditionSlug } from '~/contract/library'

import { describes, entries, entryFor, isDisease } from './catalogue/catalogue'
import type { Label } from './catalogue/catalogue'
import { evidenceFor } from './catalogue/evidence'
import { CROPS } from './catalogue/types'
import type { EntryFacts, OtherProblem } from './catalogue/types'
import { answerFor } from './report/answer'
import { conditionOf, rivalName } from './report/names'
import { sourcesOf } from './report/sourcesOf'
import { sprayingLines } from './report/spraying'
import type { Verdict } from './verdict'
import type { DiseaseWords, HealthyWords, Words } from './words/types'

const slugs: Readonly<Record<Label, ConditionSlug>> = CONDITIONS // a label without an address does not compile

type LibraryEntry = { slug: ConditionSlug; name: string; isHealthy: boolean; urgency: 'act' | 'watch' | 'good' }

/** The conditions of each crop, the healthy leaf last, as the catalogue has them. */
export const libraryIndex = (words: Words) =>
  CROPS.map((crop) => ({
    crop,
    cropName: words.crops[crop],
    conditions: entries.filter((entry) => entry.crop === crop).map((entry) => listed(entry, words)),
  }))

function listed(entry: EntryFacts & { label: Label }, words: Words): LibraryEntry {
  const urgency = isDisease(entry) ? entry.urgency : 'good'
  return { slug: slugs[entry.label], name: conditionOf(entry, words), isHealthy: !isDisease(entry), urgency }
}

/** `slug` and `problem`: what its drawing is found by. `slug` is null for what the catalogue has no entry for. */
export type LookAlike = {
  id: string
  slug: ConditionSlug | null
  problem: OtherProblem | null
  name: string
  difference: string
}

/** A section under its heading; empty ones are left out. */
type LibrarySection = { heading: string; lines: readonly string[] }

export type LibraryPage = ReturnType<typeof conditionPage>

export const labelOfSlug = (slug: string): Label | undefined =>
  entries.find(({ label }) => slugs[label] === slug)?.label

/** Everything that a page says of one condition. `today`: milliseconds since 1970, for the age of what is known of the law. */
export function conditionPage(label: Label, words: Words, today: number) {
  const entry = entryFor(label)
  const own: DiseaseWords | HealthyWords = words.entries[label]
  const verdict: Verdict = { kind: 'confident', label, probability: 1, sureness: 'very', alternatives: [] }
  const { check, actions, contacts, speed, strip, banner } = answerFor(verdict, words)
  const name = conditionOf(entry, words)
  return {
    slug: slugs[label],
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
    alerts: isDisease(entry) && 'alerts' in own ? entry.alerts.map((kind) => own.alerts[kind] ?? '') : [],
    signs: 'signs' in own ? own.signs : [],
    check: check ?? { ...own.check, drawing: entry.drawing },
    actions,
    contacts,
    lookAlikes: entry.rivals.map((rival) => lookAlike(rival, own, words)),
    sections: sectionsOf(entry, own, words, today),
    sources: sourcesOf(verdict),
  }
}

function lookAlike(rival: string, own: DiseaseWords | HealthyWords, words: Words): LookAlike {
  const isKnown = describes(rival)
  return {
    id: rival,
    slug: isKnown ? slugs[rival] : null,
    problem: isKnown ? null : (rival as OtherProblem),
    name: rivalName(rival, words),
    difference: own.rivals[rival] ?? '',
  }
}

/** As in the report, but spraying comes last. */
function sectionsOf(entry: EntryFacts, own: DiseaseWords | HealthyWords, words: Words, today: number) {
  const { headings, lookAgain } = words.phrases
  const next = [...own.actions.slice(3), ...own.next, lookAgain(entry.recheckDays)]
  const limits = [own.cannotShow, ...('notCovered' in own ? [own.notCovered] : [])]
  const isSick = isDisease(entry) && 'cause' in own
  const sections: LibrarySection[] = [
    { heading: headings.why, lines: isSick ? [own.cause, own.favouredBy] : [] },
    { heading: headings.next, lines: next },
    { heading: headings.protect, lines: own.protect },
    { heading: headings.harvest, lines: isSick ? [own.harvest] : [] },
    { heading: headings.limits, lines: limits },
    { heading: headings.spraying, lines: isSick ? sprayingLines(entry, own, words, today) : [own.doNotSpray] },
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}
