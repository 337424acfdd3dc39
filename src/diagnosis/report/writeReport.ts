import { entryFor, isDisease } from '../catalogue/catalogue'
import { CONTACTS } from '../catalogue/contacts'
import { CROPS, UNJUDGED_CROPS } from '../catalogue/types'
import type { DiseaseFacts, EntryFacts } from '../catalogue/types'
import type { Verdict } from '../verdict'
import type { RetakeKind } from '../words/phrases'
import type { DiseaseWords, HealthyWords, Words } from '../words/types'

import { answerFor } from './answer'
import type { Answer, Contact } from './answer'
import { conditionOf, rivalName } from './names'
import { sourcesOf } from './sourcesOf'
import { sprayingLines } from './spraying'

type Ranked = Extract<Verdict, { kind: 'ranked' }>

/**
 * The whole report as markdown: one `##` heading, the first screen, then `###` sections in one order. `today`:
 * milliseconds since 1970, for the age of what is known of the law. `answered`: what the farmer's answers have changed,
 * as sentences. Throws a RangeError for an unknown label.
 */
export function writeReport(verdict: Verdict, words: Words, today: number, answered: readonly string[] = []): string {
  const answer = answerFor(verdict, words)
  const [title = '', ...first] =
    verdict.kind === 'ranked' ? rankedHead(answer, verdict, words) : head(answer, verdict, words)
  return paragraphs(title, answered.join(' '), ...first, ...details(verdict, words, today), sources(verdict, words))
}

function head(answer: Answer, verdict: Verdict, words: Words): string[] {
  const { phrases } = words
  if (verdict.kind !== 'confident') return freeHead(answer, verdict, words)
  const entry = entryFor(verdict.label)
  const title = answer.cropName === null ? answer.title : phrases.title(answer.cropName, answer.title)
  return [
    `## ${title}`,
    `**${answer.sureness?.words ?? ''}. ${answer.strip}.** ${answer.speed ?? phrases.healthyNote}`,
    ...alerts(entry, words),
    ...(answer.check === null ? [] : [`**${phrases.headings.check}:** ${answer.check.question} ${answer.check.ifNot}`]),
    section(phrases.headings.today, [...answer.actions, ...callLines(answer.contacts, words)]),
  ]
}

function rankedHead(answer: Answer, { tooFewPlaces }: Ranked, words: Words): string[] {
  const { phrases } = words
  const title = answer.cropName === null ? answer.title : phrases.title(answer.cropName, answer.title)
  const known = answer.candidates.map(({ label }) => entryFor(label))
  const candidates = answer.candidates.map(
    ({ condition, tenths, check, action }) =>
      `**${condition}** (${tenths === null ? phrases.unlikelyHere : phrases.inTen(tenths)}). ${check.question} ${phrases.ifYes(action)}`,
  )
  const rest =
    answer.somethingElse > 0 ? [`**${phrases.somethingElse}** (${phrases.inTen(answer.somethingElse)}).`] : []
  return [
    `## ${title}`,
    `**${phrases.sureness.notSure}. ${answer.strip}.** ${tooFewPlaces ? phrases.tooFewPlaces : phrases.rankedNote}`,
    ...new Set(known.flatMap((entry) => alerts(entry, words))),
    section(phrases.headings.check, [...candidates, ...rest]),
    section(phrases.headings.today, [...answer.actions, phrases.rankedSpray, ...callLines(answer.contacts, words)]),
  ]
}

function freeHead(answer: Answer, verdict: Verdict, words: Words): string[] {
  const { phrases } = words
  return [
    `## ${answer.title}`,
    seen(verdict, words),
    `**${phrases.free}**`,
    section(phrases.headings.nextPhoto, nextPhoto(verdict, words)),
    section(phrases.headings.careful, [phrases.doNotAct, phrases.gettingWorse]),
  ]
}

function seen(verdict: Verdict, { phrases, crops, ...words }: Words): string {
  if (verdict.kind === 'unknownCrop')
    return phrases.unknownCrop.seen(
      CROPS.map((id) => lowerCase(crops[id])),
      UNJUDGED_CROPS.map((id) => lowerCase(crops[id])),
    )
  if (verdict.kind === 'unsure') {
    const all = { phrases, crops, ...words }
    const closest = verdict.candidates.map(({ label }) =>
      phrases.title(crops[entryFor(label).crop], conditionOf(entryFor(label), all)),
    )
    return closest.length === 0 ? phrases.unsure.seen : `${phrases.unsure.seen} ${phrases.unsure.closest(closest)}`
  }
  if (verdict.kind === 'otherCrop' || verdict.kind === 'contradiction') return phrases[verdict.kind].seen
  return verdict.kind === 'confident' || verdict.kind === 'ranked' ? '' : phrases.retake[verdict.kind].seen
}

function nextPhoto(verdict: Verdict, { phrases }: Words): readonly string[] {
  if (verdict.kind === 'confident' || verdict.kind === 'ranked') return []
  return isRetake(verdict.kind) ? phrases.retake[verdict.kind].nextPhoto : phrases[verdict.kind].nextPhoto
}

const isRetake = (kind: string): kind is RetakeKind =>
  kind === 'tooDark' || kind === 'tooBlurred' || kind === 'tooFar' || kind === 'notALeaf'

/** What is folded below the first screen. */
function details(verdict: Verdict, words: Words, today: number): string[] {
  const labels = verdict.kind === 'confident' ? [verdict.label] : []
  return labels.flatMap((label) => {
    const entry = entryFor(label)
    const own = words.entries[entry.label]
    return isDisease(entry) && 'cause' in own
      ? diseaseDetails(entry, own, words, today)
      : healthyDetails(entry, own, words)
  })
}

function diseaseDetails(entry: DiseaseFacts, own: DiseaseWords, words: Words, today: number): string[] {
  const { headings, organism } = words.phrases
  const latin = entry.organism === '' ? [] : [organism(entry.organism)]
  return [
    section(headings.why, [own.cause, ...own.signs, own.favouredBy, ...latin]),
    section(headings.next, [...own.actions.slice(3), ...own.next, words.phrases.lookAgain(entry.recheckDays)]),
    section(headings.spraying, [...sprayingLines(entry, own, words, today), poisonLine(entry, words)]),
    section(headings.lookAlikes, lookAlikes(entry, own, words)),
    section(headings.protect, own.protect),
    section(headings.harvest, [own.harvest]),
    section(headings.limits, [own.cannotShow]),
  ]
}

function healthyDetails(entry: EntryFacts, own: DiseaseWords | HealthyWords, words: Words): string[] {
  const { headings, lookAgain } = words.phrases
  return [
    section(headings.next, [...own.actions.slice(3), ...own.next, lookAgain(entry.recheckDays)]),
    section(headings.spraying, [own.doNotSpray]),
    section(headings.lookAlikes, lookAlikes(entry, own, words)),
    section(headings.protect, own.protect),
    section(headings.limits, [own.cannotShow, ...('notCovered' in own ? [own.notCovered] : [])]),
  ]
}

const lookAlikes = (entry: EntryFacts, own: DiseaseWords | HealthyWords, words: Words) =>
  entry.rivals.map((rival) => `**${rivalName(rival, words)}:** ${own.rivals[rival] ?? ''}`)

function alerts(entry: EntryFacts, words: Words): string[] {
  const own: DiseaseWords | HealthyWords = words.entries[entryFor(entry.label).label]
  if (!isDisease(entry) || !('alerts' in own)) return []
  return entry.alerts.map((kind) => `**${own.alerts[kind] ?? ''}**`)
}

const callLines = (contacts: readonly Contact[], { phrases }: Words) =>
  contacts.map(({ name, numbers }) => phrases.call(name, numbers))

function poisonLine({ chemistry }: DiseaseFacts, { phrases }: Words): string {
  return chemistry.length === 0 ? '' : phrases.call(phrases.contacts.poison, CONTACTS.poison.numbers)
}

function sources(verdict: Verdict, { phrases }: Words): string {
  return section(
    phrases.headings.sources,
    sourcesOf(verdict).map(({ title, url }) => (url === null ? title : `[${title}](<${url}>)`)),
  )
}

const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n')

const section = (title: string, lines: readonly string[]): string => {
  const said = lines.filter((line) => line !== '')
  return said.length === 0 ? '' : [`### ${title}`, '', ...said.map((line) => `- ${line}`)].join('\n')
}

const lowerCase = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
