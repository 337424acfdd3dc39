import { paths } from '~/contract/paths'
import type { Result } from '~/contract/responses'

import { CalendarRow } from './CalendarRow'
import { dueDayOf, namesOf } from './followUps'

/** `id`: of the photos, so that another crop replaces the entry. `createdAt`: when the phone looked. */
type LookRecheckRowProps = { id: string; createdAt: string; result: Result }

/** When to look again at what a phone has seen. Nothing where that names no day. */
export function LookRecheckRow({ id, createdAt, result }: LookRecheckRowProps) {
  const look = { createdAt, answer: result, condition: null }
  const day = dueDayOf(look)
  return day ? <CalendarRow {...{ id, day }} names={namesOf(look)} path={paths.predict} /> : null
}
