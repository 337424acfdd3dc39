import { DEFAULT_PLACE } from '~/contract/countries'
import { isFollowed, namesProblem } from '~/contract/followUps'
import { DEFAULT_LANGUAGE } from '~/contract/languages'

import type { StoredDiagnosis } from '../diagnoses/records'
import { summarise } from '../diagnoses/writeDiagnosis'
import type { Reader } from '../diagnoses/writeDiagnosis'
import { DAY_MS, HOUR_MS, NAIROBI_MS, dayOf } from '../nairobi'

/** The day to look again is the same for every reader. */
const ANYBODY: Reader = { language: DEFAULT_LANGUAGE, place: DEFAULT_PLACE }

const FIRST_HOUR = 7
const LAST_HOUR = 19
/** What was due while the server was away is said as late as this; later the app says it. */
const LATEST_DAYS = 2

/** Whether a phone may ring at this time. */
export function isDecentHour(time: number): boolean {
  const hour = Math.floor(((time + NAIROBI_MS) % DAY_MS) / HOUR_MS)
  return hour >= FIRST_HOUR && hour < LAST_HOUR
}

/** The ids of those whose plants should be looked at again today. */
export function dueReminders(stored: readonly StoredDiagnosis[], now: number): string[] {
  const listed = stored.map((one) => ({ ...summarise(one, ANYBODY), day: dayOf(one.createdAt) }))
  const isDue = ({ id, day, answer, ...item }: (typeof listed)[number]) => {
    const days = answer.recheckDays
    if (days === null || !namesProblem({ answer, ...item }) || isFollowed(id, listed)) return false
    const late = dayOf(now) - (day + days)
    return late >= 0 && late <= LATEST_DAYS
  }
  return listed.filter(isDue).map(({ id }) => id)
}
