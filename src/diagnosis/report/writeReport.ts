import { entries, entryFor, isDisease } from '../catalogue/catalogue'
import { CROPS, UNJUDGED_CROPS } from '../catalogue/types'
import type { CropId, DiseaseFacts, EntryFacts } from '../catalogue/types'
import type { Verdict } from '../verdict'
import type { RetakeKind } from '../words/phrases'
import type { DiseaseWords, HealthyWords, Words } from '../words/types'

import { answerFor } from './answer'
import type { Answer, Contact } from './answer'
import { conditionOf, rivalName } from './names'
import { numberSource } from './numberSource'
import { sourcesOf } from './sourcesOf'
import { ownSprayingLines, sprayingLines, sprayingRules } from './spraying'

type Confident = Extract<Verdict, { kind: 'confident' }>
type Ranked = Extract<Verdict, { kind: 'ranked' }>

/** All of ten: nothing that is named has a share. */
const ALL = 10
/** Parts what `Answer` holds too from the rest. */
const BREAK = '---'

/**
 * The whole report as markdown: one `##` heading, the first screen, a break, then `###` sections in one order. A report
 * that names nothing has no break. `today`: milliseconds since 1970, for the age of what is known of the law.
 * `answered`: what the farmer's answers have changed, as sentences. Throws a RangeError for an unknown label.
 */
export function writeReport(verdict: Verdict, words: Words, today: number, answered: readonly string[] = []): string {
  const answer = answerFor(verdict, words)
  const [title = '', ...rest] = parts(verdict, answer, words, today)
  return paragraphs(title, answered.join(' '), ...rest, sources(verdict, words))
}

function parts(verdict: Verdict, answer: Answer, words: Words, today: number): string[] {
  switch (verdict.kind) {
    case 'confident':
      return [...head(answer, words), BREAK, ...details(verdict, words, today)]
    case 'ranked':
      return [...rankedHead(answer, words), BREAK, ...rankedDetails(answer, verdict, words, today)]
    default:
      return freeReport(answer, verdict, words)
  }
}

const titleOf = ({ cropName, title }: Answer, { phrases }: Words) =>
  `## ${cropName === null ? title : phrases.title(cropName, title)}`

function head(answer: Answer, words: Words): string[] {
  const { headings } = words.phrases
  const { sureness, strip, speed, check, actions, contacts } = answer
  return [
    titleOf(answer, words),
    `**${sureness?.words ?? ''}. ${strip}.**${speed === null ? '' : ` ${speed}`}`,
    check === null ? '' : `**${headings.check}:** ${check.question} ${check.ifNot}`,
    section(headings.today, [...actions, ...callLines(contacts, words)]),
  ]
}

function rankedHead(answer: Answer, words: Words): string[] {
  const { phrases } = words
  const candidates = answer.candidates.map(
    ({ condition, tenths, check, action }) =>
      `**${condition}** (${tenths === null ? phrases.unlikelyHere : phrases.inTen(tenths)}). ${check.question} ${phrases.ifYes(action)}`,
  )
  const rest = answer.somethingElse > 0 ? [`**${phrases.somethingElse}** (${restIn(answer, words)}).`] : []
  return [
    titleOf(answer, words),
    `**${phrases.sureness.notSure}. ${answer.strip}.**`,
    section(phrases.headings.check, [...candidates, ...rest]),
    section(phrases.headings.today, [...answer.actions, ...callLines(answer.contacts, words)]),
  ]
}

const restIn = ({ somethingElse }: Answer, { phrases }: Words) =>
  somethingElse === ALL ? phrases.moreLikely : phrases.inTen(somethingElse)

/** The advice of each candidate, for the farmer whose check has decided, and once what holds for every spray. */
function rankedDetails(answer: Answer, { tooFewPlaces }: Ranked, words: Words, today: number): string[] {
  const { phrases } = words
  const known: EntryFacts[] = answer.candidates.map(({ label }) => entryFor(label))
  return [
    tooFewPlaces ? phrases.tooFewPlaces : phrases.rankedNote,
    `**${phrases.rankedSpray}**`,
    ...new Set(known.flatMap((entry) => alerts(entry, words))),
    ...known.map((entry) => section(phrases.ifItIs(conditionOf(entry, words)), adviceLines(entry, words, today))),
    section(phrases.headings.spraying, sprayingRules(known.filter(isDisease), words, today)),
  ]
}

function adviceLines(entry: EntryFacts, words: Words, today: number): readonly string[] {
  const own: DiseaseWords | HealthyWords = words.entries[entryFor(entry.label).label]
  const spraying = isDisease(entry) && 'cause' in own ? ownSprayingLines(entry, own, words, today) : [own.doNotSpray]
  return [...own.actions, ...own.next, ...spraying, ...('harvest' in own ? [own.harvest] : [])]
}

function freeReport(answer: Answer, verdict: Verdict, words: Words): string[] {
  const { phrases } = words
  return [
    `## ${answer.cropName === null ? answer.title : phrases.title(answer.cropName, answer.title)}`,
    seen(verdict, words),
    `**${phrases.free}**`,
    section(answer.retake ? phrases.headings.nextPhoto : phrases.headings.today, nextPhoto(verdict, words)),
    section(phrases.headings.careful, [phrases.doNotAct, phrases.gettingWorse]),
  ]
}

function seen(verdict: Verdict, { phrases, crops, ...words }: Words): string {
  if (verdict.kind === 'unknownCrop')
    return phrases.unknownCrop.seen(
      CROPS.filter(hasDisease).map((id) => lowerCase(crops[id])),
      CROPS.filter((id) => !hasDisease(id)).map((id) => lowerCase(crops[id])),
      UNJUDGED_CROPS.map((id) => lowerCase(crops[id])),
    )
  if (verdict.kind === 'unsure') {
    const all = { phrases, crops, ...words }
    const closest = verdict.candidates.map(({ label }) =>
      phrases.title(crops[entryFor(label).crop], conditionOf(entryFor(label), all)),
    )
    return closest.length === 0 ? phrases.unsure.seen : `${phrases.unsure.seen} ${phrases.unsure.closest(closest)}`
  }
  if (verdict.kind === 'otherCrop' || verdict.kind === 'contradiction' || verdict.kind === 'mixedCrops')
    return phrases[verdict.kind].seen
  return verdict.kind === 'confident' || verdict.kind === 'ranked' ? '' : phrases.retake[verdict.kind].seen
}

function nextPhoto(verdict: Verdict, { phrases }: Words): readonly string[] {
  if (verdict.kind === 'confident' || verdict.kind === 'ranked') return []
  return isRetake(verdict.kind) ? phrases.retake[verdict.kind].nextPhoto : phrases[verdict.kind].nextPhoto
}

const isRetake = (kind: string): kind is RetakeKind =>
  kind === 'tooDark' || kind === 'tooBlurred' || kind === 'tooFar' || kind === 'notALeaf'

const hasDisease = (crop: CropId) => entries.some((entry) => entry.crop === crop && isDisease(entry))

/** What is folded below the first screen. */
function details({ label }: Confident, words: Words, today: number): string[] {
  const entry = entryFor(label)
  const own: DiseaseWords | HealthyWords = words.entries[entry.label]
  return isDisease(entry) && 'cause' in own
    ? [...alerts(entry, words), ...diseaseDetails(entry, own, words, today)]
    : [words.phrases.healthyNote, ...healthyDetails(entry, own, words)]
}

function diseaseDetails(entry: DiseaseFacts, own: DiseaseWords, words: Words, today: number): string[] {
  const { headings, organism } = words.phrases
  const latin = entry.organism === '' ? [] : [organism(entry.organism)]
  return [
    section(headings.why, [own.cause, ...own.signs, own.favouredBy, ...latin]),
    section(headings.next, [...own.actions.slice(3), ...own.next, words.phrases.lookAgain(entry.recheckDays)]),
    section(headings.spraying, sprayingLines(entry, own, words, today)),
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

const callLines = (contacts: readonly Contact[], words: Words) =>
  contacts.map((contact) =>
    [words.phrases.call(contact.name, contact.numbers), numberSource(contact, words)].filter(Boolean).join(' '),
  )

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
