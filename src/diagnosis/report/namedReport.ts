import type { Paragraph, Report, ReportPart } from '~/contract/report'
import type { Result } from '~/contract/responses'

import { entryFor, isDisease } from '../catalogue/catalogue'
import type { Verdict } from '../verdict/verdict'
import type { Words } from '../words/types'
import { askedSections } from './asked'
import { adviceFor, afterToday, isProtectable, type Advice, type ReportDay } from './advice'
import { isUnlikely, type aloneIn } from './numbers'
import { conditionOf } from './names'
import { lookAlikesIn, plain, repliesIn, sources, strong, todayIn, troublesIn } from './reportParts'

type Ranked = Extract<Verdict, { kind: 'ranked' }>
export type Details = Pick<Report, 'why' | 'whatElse' | 'getHelp'>

/** Summary for one named condition. `alone`: set if it is only probable, with its tenths. */
export function namedSummary(result: Result, words: Words, alone?: ReturnType<typeof aloneIn>): ReportPart {
  const { headings } = words.phrases
  const { sureness, strip, speed, twin, check } = result
  const level = sureness && !strip.startsWith(sureness.words) ? `${sureness.words}. ${strip}.` : `${strip}.`
  return {
    lead: [
      repliesIn(result),
      { strong: level, text: speed ?? '' },
      ...(alone ? [plain(sharesOf(alone, words))] : []),
      plain(twin ?? ''),
      ...(check ? [checkLine(check, headings.check)] : []),
    ],
    sections: [todayIn(result, words)],
  }
}

/** After a "no", only what to do then. */
const checkLine = ({ question, ifNot }: NonNullable<Result['check']>, heading: string): Paragraph =>
  question === null ? plain(ifNot) : { strong: `${heading}:`, text: `${question} ${ifNot}` }

const sharesOf = ({ label, tenths }: { label: string; tenths: number }, words: Words) => {
  const { inTen, somethingElse } = words.phrases
  return `${conditionOf(entryFor(label), words)}: ${inTen(tenths)}. ${somethingElse}: ${inTen(10 - tenths)}.`
}

/** Everything about one condition. */
export function namedDetails(label: string, result: Result, words: Words, day: ReportDay): Details {
  const advice = adviceFor(label, words, day)
  const { headings, healthyNote } = words.phrases
  return {
    why: {
      lead: advice.isDisease ? alertLines(advice, { isLocked: true, isTold: true }, words) : [plain(healthyNote)],
      sections: [
        { heading: headings.why, lines: whyLines(advice, words) },
        { heading: headings.next, lines: afterToday(advice, words) },
        { heading: headings.protect, lines: advice.protect },
        { heading: headings.harvest, lines: advice.harvest },
        ...(day.isPreview ? [] : askedSections(entryFor(label).label, day.asked)), // some take plants away
      ],
    },
    whatElse: [
      lookAlikesIn([advice], words),
      {
        heading: headings.limits,
        lines: [advice.cannotShow, ...(result.troubles.length === 0 ? advice.notCovered : [])],
      },
      troublesIn(result, words),
    ],
    getHelp: [{ heading: headings.spraying, lines: advice.spraying }, sources(label, result, words, day.today)],
  }
}

/** `namedDetails` after the doubts, and that a spray can wait for the check; without both once it is done. */
export function probableDetails(label: string, result: Result, verdict: Ranked, words: Words, day: ReportDay): Details {
  const { why, ...rest } = namedDetails(label, result, words, day)
  const lead = [...(result.check?.question == null ? [] : doubts(label, verdict, words)), ...why.lead]
  return { ...rest, why: { ...why, lead } }
}

function doubts(label: string, { tooFewPlaces }: Ranked, words: Words): Paragraph[] {
  const { phrases } = words
  const entry = entryFor(label)
  const why = plain(tooFewPlaces ? phrases.tooFewPlaces(conditionOf(entry, words)) : phrases.probableNote)
  return !isDisease(entry) || isProtectable(entry) ? [why] : [why, strong(phrases.probableSpray)]
}

/**
 * `isLocked`: says what must stay on the farm; never for a condition unlikely in the country. `isTold`: says whom to
 * notify.
 */
export function alertLines(
  { entry, alerts }: Pick<Advice, 'entry' | 'alerts'>,
  { isLocked, isTold }: { isLocked: boolean; isTold: boolean },
  { place }: Words,
): Paragraph[] {
  const locks = isLocked && !isUnlikely(entry.label, place)
  return alerts
    .filter(({ kind }) => (kind !== 'quarantine' || locks) && (kind !== 'report' || isTold))
    .map(({ text }) => strong(text))
}

function whyLines({ entry, causes: [cause, ...others], signs }: Advice, { phrases }: Words): string[] {
  if (cause === undefined || !isDisease(entry)) return []
  return [cause, ...signs, ...others, ...(entry.organism === '' ? [] : [phrases.organism(entry.organism)])]
}
