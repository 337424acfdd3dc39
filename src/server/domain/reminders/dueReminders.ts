import { isWanted, type Alerts } from '~/contract/alerts'
import { DEFAULT_PLACE } from '~/contract/countries'
import { isFollowed, isReplied, namesProblem } from '~/contract/followUps'
import { DEFAULT_LANGUAGE } from '~/contract/languages'

import type { StoredDiagnosis } from '../diagnoses/records'
import { summarise, type Reader } from '../diagnoses/writeDiagnosis'
import { DAY_MS, HOUR_MS, NAIROBI_MS, dayOf } from '../nairobi'

/** The recheck day does not depend on the reader. */
const ANYBODY: Reader = { language: DEFAULT_LANGUAGE, place: DEFAULT_PLACE }

const FIRST_HOUR = 7
const LAST_HOUR = 19
/** Reminders that the server missed are sent up to this late; after that the app shows them. */
const LATEST_DAYS = 2

export function isDecentHour(time: number): boolean {
  const hour = Math.floor(((time + NAIROBI_MS) % DAY_MS) / HOUR_MS)
  return hour >= FIRST_HOUR && hour < LAST_HOUR
}

/** Ids of the diagnoses whose plants are due for another look today, as far as the account wants to know. */
export function dueReminders(stored: readonly StoredDiagnosis[], alerts: Alerts, now: number): string[] {
  const listed = stored.map((one) => ({ ...summarise(one, ANYBODY), day: dayOf(one.createdAt) }))
  const isDue = (item: (typeof listed)[number]) => {
    const days = item.answer.recheckDays
    if (!alerts.due || !isWanted(alerts, { crop: item.answer.crop, plot: item.plot })) return false
    if (days === null || !namesProblem(item) || isReplied(item) || isFollowed(item.id, listed)) return false
    const late = dayOf(now) - (item.day + days)
    return late >= 0 && late <= LATEST_DAYS
  }
  return listed.filter(isDue).map(({ id }) => id)
}
