import type { ComponentProps } from 'react'

import { CalendarRow } from '~/client/features/history/CalendarRow'
import { dueDayOf, namesOf } from '~/client/features/history/dueDays'
import { LookScreen } from '~/client/features/report/LookScreen'
import { paths } from '~/contract/paths'

type LookResultProps = Omit<ComponentProps<typeof LookScreen>, 'recheck'> & {
  /** Of the scan: another crop replaces the entry in the calendar. */
  id: string
}

/** The on-device preview, and when to look again if it names a day. */
export function LookResult({ id, ...look }: LookResultProps) {
  const { result, seen } = look
  const asDiagnosis = { createdAt: seen.createdAt, answer: result }
  const day = dueDayOf(asDiagnosis)
  const recheck = day ? <CalendarRow id={id} day={day} names={namesOf(asDiagnosis)} path={paths.predict} /> : null
  return <LookScreen {...look} recheck={recheck} />
}
