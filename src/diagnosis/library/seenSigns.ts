import { describes, entryFor, isDisease } from '../catalogue/catalogue'
import { isTroubleId, troubleFor } from '../catalogue/troubles/troubles'
import { SEEN_SIGNS, type SeenSign } from '../catalogue/types'

export const isSeenSign = (id: string): id is SeenSign => Object.hasOwn(SEEN_SIGNS, id)

/** In library order, each with its drawing: `/illustrations/<drawing>.svg`. */
export const seenSigns = Object.keys(SEEN_SIGNS)
  .filter(isSeenSign)
  .map((id) => ({ id, drawing: `signs/${SEEN_SIGNS[id]}` }))

/** Visible signs; empty for a healthy leaf and for troubles without a page. */
export function seenOf(id: string): readonly SeenSign[] {
  if (isTroubleId(id)) return troubleFor(id).seen
  const entry = describes(id) ? entryFor(id) : undefined
  return entry !== undefined && isDisease(entry) ? entry.seen : []
}
