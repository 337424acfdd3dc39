import { isDueBy } from '~/client/storage/dueDay'
import { nameOfResult } from '~/client/ui/nameOfResult'
import { isFollowed, isReplied, namesProblem } from '~/contract/followUps'
import type { DiagnosisSummary } from '~/contract/responses'

/** Midnight of the day of the next plant check, by this phone's clock; undefined if the result names none. */
export function dueDayOf({
  createdAt,
  answer: result,
}: Pick<DiagnosisSummary, 'createdAt' | 'answer'>): Date | undefined {
  const days = result.recheckDays
  if (days === null) return undefined
  const then = new Date(createdAt)
  return new Date(then.getFullYear(), then.getMonth(), then.getDate() + days)
}

export function isDue(item: DiagnosisSummary, items: readonly DiagnosisSummary[], now: Date) {
  const day = dueDayOf(item)
  return day !== undefined && isDueBy(day.getTime(), now.getTime()) && isOpen(item, items, now)
}

/** The first due day that has not passed. */
export function nextDueDay(items: readonly DiagnosisSummary[], now: Date): Date | undefined {
  const days = items
    .filter((item) => isOpen(item, items, now))
    .flatMap((item) => dueDayOf(item) ?? [])
    .filter((day) => day > now || isDueBy(day.getTime(), now.getTime()))
  return days.sort((a, b) => a.getTime() - b.getTime())[0]
}

/** Whether it names a problem without a follow-up or a reply, no newer result covers it, and alerts about it are on. */
const isOpen = (item: DiagnosisSummary, items: readonly DiagnosisSummary[], now: Date) =>
  !item.isQuiet &&
  namesProblem(item) &&
  !isReplied(item) &&
  !isFollowed(item.id, items) &&
  !items.some((other) => asksForSame(other, item, now))

/** Whether a newer result of the same problem on the same plot is due: one follow-up is enough for both. */
function asksForSame(newer: DiagnosisSummary, item: DiagnosisSummary, now: Date) {
  const day = dueDayOf(newer)
  const isSame = newer.plot === item.plot && namesOf(newer) === namesOf(item)
  return isSame && newer.createdAt > item.createdAt && day !== undefined && day <= now
}

/** "Tomato, late blight". */
export const namesOf = ({ answer }: Pick<DiagnosisSummary, 'answer'>) => nameOfResult(answer)
