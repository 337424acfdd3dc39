import type { Diagnosis, HistoryResponse } from '~/contract/responses'

export type HistoryItem = Pick<HistoryResponse['diagnoses'][number], 'createdAt' | 'diagnosis'>

/** Midnight, on this phone's clock, of the day on which to look again; undefined where an answer names none. */
export function dueDayOf({ createdAt, diagnosis }: HistoryItem): Date | undefined {
  const days = diagnosis.answer?.recheckDays ?? null
  if (days === null) return undefined
  const then = new Date(createdAt)
  return new Date(then.getFullYear(), then.getMonth(), then.getDate() + days)
}

const namesProblem = ({ answer }: Diagnosis) => answer?.banner === 'act' || answer?.banner === 'watch'

/** A later answer that names nothing, such as one about a dark photo, counts once the farmer has told the progress. */
export const isFollowed = (item: HistoryItem, items: readonly HistoryItem[]) =>
  items.some(
    ({ diagnosis: { answer, followUp } }) =>
      followUp?.follows === item.diagnosis.id && (answer?.sureness != null || followUp.progress !== null),
  )

/** Whether the plants of an answer that names a problem should be looked at again by now. */
export function isDue(item: HistoryItem, items: readonly HistoryItem[], now: Date) {
  const day = dueDayOf(item)
  return day !== undefined && day <= now && namesProblem(item.diagnosis) && !isFollowed(item, items)
}

/** "Tomato, Late blight". */
export const namesOf = ({ answer, condition }: Diagnosis) =>
  answer ? [answer.cropName, answer.title].filter(Boolean).join(', ') : (condition ?? '')
