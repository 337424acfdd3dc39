import { isFollowed, namesProblem } from '~/contract/followUps'

import type { StoredDiagnosis } from '../diagnoses/records'
import { summarise } from '../diagnoses/writeDiagnosis'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Nairobi has no summer time. */
const NAIROBI_MS = 3 * HOUR_MS
const FIRST_HOUR = 7
const LAST_HOUR = 19
/** What was due while the server was away is said as late as this; later the app says it. */
const LATEST_DAYS = 2

/** Days since 1970 in Nairobi. */
export const dayOf = (time: number) => Math.floor((time + NAIROBI_MS) / DAY_MS)

/** Whether a phone may ring at this time. */
export function isDecentHour(time: number): boolean {
  const hour = Math.floor(((time + NAIROBI_MS) % DAY_MS) / HOUR_MS)
  return hour >= FIRST_HOUR && hour < LAST_HOUR
}

/** The ids of those whose plants should be looked at again today. */
export function dueReminders(stored: readonly StoredDiagnosis[], now: number): string[] {
  const listed = stored.map((one) => ({ ...summarise(one, 'en'), day: dayOf(one.createdAt) }))
  const isDue = ({ id, day, answer, ...item }: (typeof listed)[number]) => {
    const days = answer?.recheckDays ?? null
    if (days === null || !namesProblem({ answer, ...item }) || isFollowed(id, listed)) return false
    const late = dayOf(now) - (day + days)
    return late >= 0 && late <= LATEST_DAYS
  }
  return listed.filter(isDue).map(({ id }) => id)
}
