import type { Paragraph, Report, ReportSection } from '~/contract/report'
import type { Answer } from '~/contract/responses'

import { entries, entryFor, isDisease } from '../catalogue/catalogue'
import { CROPS, UNJUDGED_CROPS } from '../catalogue/types'
import type { CropId } from '../catalogue/types'
import type { Verdict } from '../verdict/verdict'
import type { RetakeKind } from '../words/phrases'
import type { Words } from '../words/types'
import { adviceOn, afterToday } from './advice'
import type { Advice } from './advice'
import { conditionOf } from './names'
import { numberSource } from './numberSource'
import { sourcesOf } from './sourcesOf'
import { sprayingRules } from './spraying'

type Confident = Extract<Verdict, { kind: 'confident' }>
type Ranked = Extract<Verdict, { kind: 'ranked' }>
type Unnamed = Exclude<Verdict, Confident | Ranked>

/** `today`: milliseconds since 1970, for the age of what is known of the law. `charge`: the credits that were used. */
type ReportContext = { today: number; charge: number }

/** In tenths, where no named condition has a part: all ten are for something else. */
const ALL = 10

/**
 * The whole report on a verdict whose first screen is `answer`. Throws a RangeError for an unknown label.
 */
export function buildReport(verdict: Verdict, answer: Answer, words: Words, { today, charge }: ReportContext): Report {
  const { cropName } = answer
  const title = cropName === null ? answer.title : words.phrases.title(cropName, answer.title)
  switch (verdict.kind) {
    case 'confident':
      return { title, summary: summaryOf(answer, words), details: confidentDetails(verdict, words, today) }
    case 'ranked':
      return { title, summary: rankedSummary(answer, words), details: rankedDetails(answer, verdict, words, today) }
    default:
      return { title, summary: null, details: unnamedDetails(answer, verdict, words, charge === 0) }
  }
}

const plain = (text: string): Paragraph => ({ strong: '', text })
const strong = (text: string): Paragraph => ({ strong: text, text: '' })
const answeredIn = ({ answered }: Answer) => plain(answered.join(' '))

function summaryOf(answer: Answer, words: Words) {
  const { headings } = words.phrases
  const { sureness, strip, speed, check } = answer
  return {
    lead: [
      answeredIn(answer),
      { strong: `${sureness?.words ?? ''}. ${strip}.`, text: speed ?? '' },
      ...(check ? [{ strong: `${headings.check}:`, text: `${check.question} ${check.ifNot}` }] : []),
    ],
    sections: [todayIn(answer, words)],
  }
}

function rankedSummary(answer: Answer, words: Words) {
  const { phrases } = words
  const candidates = answer.candidates.map(
    ({ condition, tenths, check, action }) =>
      `**${condition}** (${tenths === null ? phrases.unlikelyHere : phrases.inTen(tenths)}). ${check.question} ${phrases.ifYes(action)}`,
  )
  const rest = answer.somethingElse > 0 ? [`**${phrases.somethingElse}** (${restIn(answer, words)}).`] : []
  return {
    lead: [answeredIn(answer), strong(`${phrases.sureness.notSure}. ${answer.strip}.`)],
    sections: [{ heading: phrases.headings.check, lines: [...candidates, ...rest] }, todayIn(answer, words)],
  }
}

const restIn = ({ somethingElse }: Answer, { phrases }: Words) =>
  somethingElse === ALL ? phrases.moreLikely : phrases.inTen(somethingElse)

const todayIn = ({ actions, contacts }: Answer, words: Words): ReportSection => ({
  heading: words.phrases.headings.today,
  lines: [...actions, ...contacts.map((contact) => callLine(contact, words))],
})

const callLine = (contact: Answer['contacts'][number], words: Words) =>
  [words.phrases.call(contact.name, contact.numbers), numberSource(contact, words)].filter(Boolean).join(' ')

function confidentDetails(verdict: Confident, words: Words, day: number) {
  const advice = adviceOn(verdict.label, words, day)
  const { headings, healthyNote } = words.phrases
  return {
    lead: advice.isDisease ? advice.alerts.map(strong) : [plain(healthyNote)],
    sections: [
      { heading: headings.why, lines: whyLines(advice, words) },
      { heading: headings.next, lines: afterToday(advice, words) },
      { heading: headings.spraying, lines: advice.spraying },
      {
        heading: headings.lookAlikes,
        lines: advice.lookAlikes.map(({ name, difference }) => `**${name}:** ${difference}`),
      },
      { heading: headings.protect, lines: advice.protect },
      { heading: headings.harvest, lines: advice.harvest },
      { heading: headings.limits, lines: advice.limits },
      sources(verdict, words),
    ],
  }
}

function whyLines({ entry, causes: [cause, ...others], signs }: Advice, { phrases }: Words): string[] {
  if (cause === undefined || !isDisease(entry)) return []
  return [cause, ...signs, ...others, ...(entry.organism === '' ? [] : [phrases.organism(entry.organism)])]
}

/** The advice of each candidate, for the farmer whose check has decided, and once what holds for every spray. */
function rankedDetails(answer: Answer, verdict: Ranked, words: Words, day: number) {
  const { phrases } = words
  const all = answer.candidates.map(({ label }) => adviceOn(label, words, day))
  const known = all.map(({ entry }) => entry)
  return {
    lead: [
      plain(verdict.tooFewPlaces ? phrases.tooFewPlaces : phrases.rankedNote),
      strong(phrases.rankedSpray),
      ...[...new Set(all.flatMap(({ alerts }) => alerts))].map(strong),
    ],
    sections: [
      ...all.map(({ entry, actions, next, ownSpraying, harvest }) => ({
        heading: phrases.ifItIs(conditionOf(entry, words)),
        lines: [...actions, ...next, ...ownSpraying, ...harvest],
      })),
      { heading: phrases.headings.spraying, lines: sprayingRules(known.filter(isDisease), words, day) },
      sources(verdict, words),
    ],
  }
}

function unnamedDetails(answer: Answer, verdict: Unnamed, words: Words, isFree: boolean) {
  const { phrases } = words
  const { headings } = phrases
  return {
    lead: [answeredIn(answer), plain(seen(verdict, words)), strong(isFree ? phrases.free : '')],
    sections: [
      { heading: answer.retake ? headings.nextPhoto : headings.today, lines: nextPhoto(verdict, words) },
      { heading: headings.careful, lines: [phrases.doNotAct, phrases.gettingWorse] },
    ],
  }
}

function seen(verdict: Unnamed, words: Words): string {
  const { phrases, crops } = words
  switch (verdict.kind) {
    case 'unknownCrop':
      return phrases.unknownCrop.seen(
        CROPS.filter(hasDisease).map((id) => lowerCase(crops[id])),
        CROPS.filter((id) => !hasDisease(id)).map((id) => lowerCase(crops[id])),
        UNJUDGED_CROPS.map((id) => lowerCase(crops[id])),
      )
    case 'unsure': {
      const closest = verdict.candidates.map(({ label }) =>
        phrases.title(crops[entryFor(label).crop], conditionOf(entryFor(label), words)),
      )
      return closest.length === 0 ? phrases.unsure.seen : `${phrases.unsure.seen} ${phrases.unsure.closest(closest)}`
    }
    case 'otherCrop':
    case 'mixedCrops':
    case 'contradiction':
      return phrases[verdict.kind].seen
    default:
      return phrases.retake[verdict.kind].seen
  }
}

const nextPhoto = ({ kind }: Unnamed, { phrases }: Words): readonly string[] =>
  isRetake(kind) ? phrases.retake[kind].nextPhoto : phrases[kind].nextPhoto

const isRetake = (kind: Unnamed['kind']): kind is RetakeKind =>
  kind === 'tooDark' || kind === 'tooBlurred' || kind === 'tooFar' || kind === 'notALeaf'

const hasDisease = (crop: CropId) => entries.some((entry) => entry.crop === crop && isDisease(entry))

const sources = (verdict: Verdict, { phrases }: Words): ReportSection => ({
  heading: phrases.headings.sources,
  lines: sourcesOf(verdict).map(({ title, url }) => (url === null ? title : `[${title}](<${url}>)`)),
})

const lowerCase = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
