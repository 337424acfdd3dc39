import type { ReportPart } from '~/contract/report'
import type { Result } from '~/contract/responses'

import type { Verdict } from '../verdict/verdict'
import type { Words } from '../words/types'
import { adviceOn, protectNow, protectionOf } from './advice'
import { alertLines } from './namedReport'
import { likeliestOf, likelyOf, mustStay } from './rankedResult'
import { lookAlikesIn, plain, repliesIn, sourcePages, strong, todayIn, troublesIn } from './reportParts'
import { sprayingRules } from './spraying'

type Ranked = Extract<Verdict, { kind: 'ranked' }>

/** All ten are for something else: no named condition has a part. */
const ALL_TENTHS = 10

export function rankedSummary(result: Result, words: Words): ReportPart {
  const { phrases } = words
  const candidates = result.candidates.map((one) =>
    `**${one.condition}** (${one.tenths === null ? phrases.unlikelyHere : phrases.inTen(one.tenths)}). ${toDoAbout(one, words)}`.trim(),
  )
  const rest = result.somethingElse > 0 ? [`**${phrases.somethingElse}** (${restIn(result, words)}).`] : []
  return {
    lead: [repliesIn(result), strong(`${phrases.sureness.notSure}. ${result.strip}.`), plain(result.twin ?? '')],
    sections: [
      { heading: phrases.headings.check, lines: [...candidates, ...rest] },
      todayIn(result, words),
      troublesIn(result, words),
    ],
  }
}

/** The check and what follows from it; once it is answered, what to do then. */
function toDoAbout({ condition, check, action }: Result['candidates'][number], { phrases }: Words): string {
  if (check?.question) return `${check.question} ${phrases.ifYes(action)}`
  return [check?.ifNot ?? '', action === '' ? '' : `${phrases.ifItIs(condition)}: ${action}`].filter(Boolean).join(' ')
}

const restIn = ({ somethingElse }: Result, { phrases }: Words) =>
  somethingElse === ALL_TENTHS ? phrases.moreLikely : phrases.inTen(somethingElse)

/** The advice of each candidate, for the farmer whose check has decided, and once what holds for every spray. */
export function rankedDetails(result: Result, verdict: Ranked, words: Words, day: number): ReportPart {
  const { phrases } = words
  const { candidates } = result
  const all = candidates.map(({ label }) => adviceOn(label, words, day))
  const isLocked = mustStay(candidates)
  const likeliest = likeliestOf(verdict.candidates)
  const alerts = all.flatMap((advice) =>
    alertLines(advice, { isLocked, isTold: likeliest.includes(advice.entry) }, words),
  )
  return {
    lead: [
      plain(noteOn(result, verdict, words)),
      ...(protectionOf(likelyOf(candidates), words) === undefined ? [strong(phrases.rankedSpray)] : []),
      ...alerts.filter(({ strong: text }, index) => alerts.findIndex((one) => one.strong === text) === index),
    ],
    sections: [
      ...all.map(({ actions, next, ownSpraying, harvest }, index) => ({
        heading: phrases.ifItIs(candidates[index]?.condition ?? ''),
        lines: [...protectNow(actions, words), ...next, ...ownSpraying, ...harvest],
      })),
      {
        heading: phrases.headings.spraying,
        lines: sprayingRules(
          all.map(({ entry }) => entry),
          words,
          day,
        ),
      },
      lookAlikesIn(all, words),
      { heading: phrases.headings.limits, lines: [...new Set(all.map(({ cannotShow }) => cannotShow))] },
      sourcePages(result, words, day),
    ],
  }
}

/** What is unlikely here is not said to fit best: something else is likelier. */
function noteOn({ candidates: [shown] }: Result, verdict: Ranked, { phrases }: Words) {
  const isBest = shown && shown.tenths !== null && shown.label === verdict.candidates[0]?.label
  return verdict.tooFewPlaces && isBest ? phrases.tooFewPlaces(shown.condition) : phrases.rankedNote
}
