import { cropIdOfPrefix, cropOf, describes } from '~/diagnosis'

import { DAY_MS, dayOf } from '../nairobi'
import type { Clock } from '../security'

const STATISTICS_DAYS = 30
/** What was answered before midnight is stored by then. */
const SETTLED_MS = 10 * 60_000

type Answers = { crop: string; verdict: string; answers: number }
type Progress = { better: number; same: number; worse: number }

/** Days since 1970, in Nairobi. */
export type DayStatistics = { day: number; answers: readonly Answers[]; progress: Progress }

/** A place in the order of `readPage`. */
type Place = { createdAt: number; id: string }
type CountedDiagnosis = { label: string | null; toldCrop: string | null; verdict: string; progress: string | null }

export type StatisticsRecords = {
  /** The next diagnoses of the day that are not deleted; `last` is undefined if there are no more. */
  readPage(day: number, after: Place | undefined): Promise<{ rows: CountedDiagnosis[]; last: Place | undefined }>
  /** Keeps the figures of a day that has some. */
  store(statistics: DayStatistics): Promise<void>
  /** Oldest first. */
  daysSince(day: number): Promise<DayStatistics[]>
}

/** Writes the figures of the days that have ended, each once: what is deleted or corrected later does not change them. */
export const createDailyStatistics = (records: StatisticsRecords, now: Clock) => async (pause: () => Promise<void>) => {
  const today = dayOf(now() - SETTLED_MS)
  const since = today - STATISTICS_DAYS
  const written = new Set((await records.daysSince(since)).map(({ day }) => day))
  for (let day = since; day < today; day++)
    if (!written.has(day)) await records.store(await countDay(records, day, pause))
}

async function countDay(records: StatisticsRecords, day: number, pause: () => Promise<void>): Promise<DayStatistics> {
  const counted = new Map<string, Answers>()
  const progress: Progress = { better: 0, same: 0, worse: 0 }
  let after: Place | undefined
  do {
    const { rows, last } = await records.readPage(day, after)
    for (const row of rows) {
      const group = { crop: cropOfRow(row.toldCrop, row.label), verdict: row.verdict }
      const key = Object.values(group).join()
      counted.set(key, { ...group, answers: 1 + (counted.get(key)?.answers ?? 0) })
      if (row.progress !== null && row.progress in progress) progress[row.progress as keyof Progress]++
    }
    after = last
    await pause()
  } while (after)
  const answers = [...counted].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
  return { day, answers, progress }
}

export type Statistics = Awaited<ReturnType<typeof readStatistics>>

/** Of the last thirty days that have ended: results by day, crop and verdict, and how plants did until the follow-up. */
export async function readStatistics(records: Pick<StatisticsRecords, 'daysSince'>, now: number) {
  const since = dayOf(now) - STATISTICS_DAYS
  const days = await records.daysSince(since)
  const progress: Progress = { better: 0, same: 0, worse: 0 }
  for (const kind of ['better', 'same', 'worse'] as const) for (const day of days) progress[kind] += day.progress[kind]
  return {
    since: dateOf(since),
    /** The last day that is counted. */
    until: dateOf(days.at(-1)?.day ?? since - 1),
    answers: days.flatMap(({ day, answers }) => answers.map((group) => ({ day: dateOf(day), ...group }))),
    progress,
  }
}

const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** An earlier network may have used a label of a crop that no longer exists. */
const cropOfRow = (toldCrop: string | null, label: string | null) =>
  toldCrop ?? (label !== null && describes(label) ? cropIdOfPrefix(cropOf(label)) : 'unknown')
