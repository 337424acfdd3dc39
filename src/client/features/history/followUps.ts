import { nameOfResult } from '~/client/shared/nameOfResult'
import { isFollowed, namesProblem } from '~/contract/followUps'
import type { DiagnosisSummary } from '~/contract/responses'

/** Midnight, on this phone's clock, of the day on which to look again; undefined where a result names none. */
export function dueDayOf({
  createdAt,
  answer: result,
}: Pick<DiagnosisSummary, 'createdAt' | 'answer'>): Date | undefined {
  const days = result?.recheckDays ?? null
  if (days === null) return undefined
  const then = new Date(createdAt)
  return new Date(then.getFullYear(), then.getMonth(), then.getDate() + days)
}

/** Whether the plants of a result that names a problem should be looked at again by now. */
export function isDue(item: DiagnosisSummary, items: readonly DiagnosisSummary[], now: Date) {
  const day = dueDayOf(item)
  return day !== undefined && day <= now && namesProblem(item) && !isFollowed(item.id, items)
}

/** The first day on which plants of a result should be looked at again; undefined where there is none. */
export function nextDueDay(items: readonly DiagnosisSummary[]): Date | undefined {
  const days = items
    .filter((item) => namesProblem(item) && !isFollowed(item.id, items))
    .flatMap((item) => dueDayOf(item) ?? [])
  return days.sort((a, b) => a.getTime() - b.getTime())[0]
}

/** "Tomato, late blight". */
export const namesOf = ({ answer: result, condition }: Pick<DiagnosisSummary, 'answer' | 'condition'>) =>
  result ? nameOfResult(result) : (condition ?? '')
