import { IDEMPOTENCY_KEY_HOURS, SAME_PHOTO_MINUTES } from '~/contract/idempotency'
import type { PredictionResponse } from '~/contract/responses'

import { refuse } from './errors'
import type { Attempt, DiagnosisRecords, StoredResponse } from './records'

const MINUTE_MS = 60_000
/** The client counts from when the response arrived, or by a clock of its own. */
const MARGIN_MS = 60 * MINUTE_MS

/** How long a response is given again under its key, and for the same photo without a key. */
const KEY_LIFETIME_MS = IDEMPOTENCY_KEY_HOURS * 60 * MINUTE_MS + MARGIN_MS
const PHOTO_LIFETIME_MS = SAME_PHOTO_MINUTES * MINUTE_MS

/** The creation time from which on a stored response still counts. */
export const validSince = (key: string | undefined, now: number) =>
  now - (key === undefined ? PHOTO_LIFETIME_MS : KEY_LIFETIME_MS)

export const writeBody = (response: PredictionResponse) => JSON.stringify(response)

/** The body that this attempt was answered with before, if any. Rejects with 'unprocessable' when its key came with another photo. */
export async function findStoredResponse(records: Pick<DiagnosisRecords, 'findResponse'>, attempt: Attempt) {
  const stored = await records.findResponse(attempt)
  return stored && replay(attempt, stored)
}

/** Under its key a response stays as it was; without a key it states the current balance. */
export function replay({ key, photoHash }: Attempt, stored: StoredResponse): string {
  if (key === undefined)
    return writeBody({ ...(JSON.parse(stored.body) as PredictionResponse), credits: stored.credits })
  if (stored.photoHash === photoHash) return stored.body
  throw refuse('unprocessable', 'This request was already sent with another photo. Please choose the photo again.')
}
