import { cropIdOfPrefix, cropOf, describes } from '~/diagnosis'

import { DAY_MS, dayOf } from '../nairobi'

/** Free results are deleted after this time. */
const STATISTICS_DAYS = 30

/** Days since 1970, in Nairobi. */
export type StatisticsRecords = {
  countAnswers: (
    sinceDay: number,
  ) => Promise<{ day: number; label: string | null; toldCrop: string | null; verdict: string; answers: number }[]>
  countProgress: (sinceDay: number) => Promise<{ progress: string; plants: number }[]>
}

export type Statistics = Awaited<ReturnType<typeof readStatistics>>

/** Aggregate numbers, no personal data: results by day, crop and verdict, and how plants did until the follow-up. */
export async function readStatistics(records: StatisticsRecords, now: number) {
  const since = dayOf(now) - STATISTICS_DAYS + 1
  const counted = new Map<string, { day: string; crop: string; verdict: string; answers: number }>()
  for (const { day, label, toldCrop, verdict, answers } of await records.countAnswers(since)) {
    const group = { day: dateOf(day), crop: cropOfRow(toldCrop, label), verdict }
    const key = Object.values(group).join()
    counted.set(key, { ...group, answers: answers + (counted.get(key)?.answers ?? 0) })
  }
  const progress = { better: 0, same: 0, worse: 0 }
  for (const row of await records.countProgress(since)) Object.assign(progress, { [row.progress]: row.plants })
  const answers = [...counted].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
  return { since: dateOf(since), answers, progress }
}

const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** An earlier network may have used a label of a crop that no longer exists. */
const cropOfRow = (toldCrop: string | null, label: string | null) =>
  toldCrop ?? (label !== null && describes(label) ? cropIdOfPrefix(cropOf(label)) : 'unknown')
