import {
  LEVELS,
  MIN_JUDGED,
  type AccuracyResponse,
  type AccuracyRow,
  type Judgement,
  type Level,
} from '~/contract/cases'
import { DEFAULT_PLACE, type Place } from '~/contract/countries'
import { cropIdOfPrefix, cropOf, findingsOf, levelOf, resultFor, wordsIn, type Verdict } from '~/diagnosis'
import { DEFAULT_LANGUAGE } from '~/contract/languages'

import type { StoredDiagnosis } from '../diagnoses/records'
import type { Clock } from '../security'
import type { JudgedAnswer, StoredAnswer } from './caseRecords'

/** Judged answers that have these in common. */
export type JudgedGroup = Pick<JudgedAnswer, 'judge' | 'crop' | 'level' | 'judged'> & { answers: number }

export type AccuracyRecords = {
  /** The newest judged answers, counted, and when the first of them was judged. */
  judged(): Promise<{ groups: JudgedGroup[]; since: number | undefined }>
}

/** What an answer had said; undefined if it named nothing. */
export function judgedLevel(verdict: Verdict, place: Place = DEFAULT_PLACE): Level | undefined {
  if (verdict.kind === 'confident') return verdict.sureness === 'very' ? 'verySure' : 'fairlySure'
  if (verdict.kind !== 'ranked') return undefined
  return levelOf(verdict, place) === 'probable' ? 'probable' : 'ranked'
}

/** Labels that the reader of an answer saw; the only one first. */
export function namedLabels(verdict: Verdict, place: Place = DEFAULT_PLACE): string[] {
  if (judgedLevel(verdict, place) === 'ranked')
    return resultFor(verdict, wordsIn(DEFAULT_LANGUAGE, place)).candidates.map(({ label }) => label)
  const { first } = findingsOf(verdict)
  return first && judgedLevel(verdict, place) ? [first.label] : []
}

type Said = Pick<StoredAnswer, 'judged' | 'label'> & { judge: JudgedAnswer['judge'] }

/**
 * What of a person's answer counts; undefined if Jani had named nothing. Whoever names what Jani had named finds it
 * right: a ranking is right if it has what the person names.
 */
export function countedAnswer(
  { verdict, modelVersion }: Pick<StoredDiagnosis, 'verdict' | 'modelVersion'>,
  { judge, judged, label }: Said,
  place: Place = DEFAULT_PLACE,
): JudgedAnswer | undefined {
  const level = judgedLevel(verdict, place)
  const named = namedLabels(verdict, place)
  const [first] = named
  if (level === undefined || first === undefined) return undefined
  const isNamed = label !== undefined && named.includes(label)
  return {
    judge,
    crop: cropIdOfPrefix(cropOf(first)),
    level,
    judged: isNamed ? 'right' : judged,
    label: first,
    judgedLabel: judged === 'right' && named.length === 1 ? first : label,
    modelVersion,
  }
}

/** The normal distribution has 95 % within so many standard deviations. */
const Z_95 = 1.96

/** Wilson's interval for the share behind `hits` of `size`; `size` is at least 1. */
export function wilson(hits: number, size: number, z = Z_95): { low: number; high: number } {
  const share = hits / size
  const weight = 1 + z ** 2 / size
  const centre = (share + z ** 2 / (2 * size)) / weight
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / size + (z / (2 * size)) ** 2)
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** A row for each judge, crop and level, and one for all crops. */
export function summarise(groups: readonly JudgedGroup[]): Pick<AccuracyResponse, 'rows' | 'undecided'> {
  const decided = groups.filter(({ judged }) => judged !== 'cannotSay')
  const all = sum(groups)
  const rows = (['expert', 'invited'] as const).flatMap((by) =>
    [null, ...new Set(decided.map(({ crop }) => crop).sort())].flatMap((crop) =>
      LEVELS.map((level) => {
        const own = decided.filter(
          (group) => group.judge === by && group.level === level && (crop === null || group.crop === crop),
        )
        return { by, crop, level, ...sharesOf(own) }
      }),
    ),
  )
  return { rows: rows.filter(({ judged }) => judged > 0), undecided: all - sum(decided) }
}

function sharesOf(groups: readonly JudgedGroup[]): Pick<AccuracyRow, 'judged' | 'share' | 'low' | 'high'> {
  const judged = sum(groups)
  if (judged < MIN_JUDGED) return { judged, share: null, low: null, high: null }
  const right = sum(groups.filter((group) => group.judged === ('right' satisfies Judgement)))
  return { judged, share: right / judged, ...wilson(right, judged) }
}

const sum = (groups: readonly JudgedGroup[]) => groups.reduce((total, { answers }) => total + answers, 0)

const HOUR_MS = 60 * 60_000

export type Accuracy = ReturnType<typeof createAccuracy>

/** How often Jani was right; counted at most once an hour. */
export function createAccuracy({ records, now }: { records: AccuracyRecords; now: Clock }) {
  let kept: { hour: number; response: Promise<AccuracyResponse> } | undefined

  return (): Promise<AccuracyResponse> => {
    const hour = Math.floor(now() / HOUR_MS)
    if (kept?.hour === hour) return kept.response
    const response = count(records)
    kept = { hour, response }
    response.catch(() => (kept = undefined))
    return response
  }
}

async function count(records: AccuracyRecords): Promise<AccuracyResponse> {
  const { groups, since } = await records.judged()
  return { since: since === undefined ? null : new Date(since).toISOString(), ...summarise(groups) }
}
