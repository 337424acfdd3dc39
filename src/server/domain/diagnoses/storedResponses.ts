import { IDEMPOTENCY_KEY_HOURS, SAME_PHOTO_HOURS } from '~/contract/idempotency'

import { refuse } from '../domainError'
import type { Attempt, DiagnosisRecords, StoredDiagnosis, StoredResponse } from './records'

const MINUTE_MS = 60_000
/** The client counts from when the response arrived, or by a clock of its own. */
const MARGIN_MS = 60 * MINUTE_MS

/** How long a response is given again for the same photos. */
export const SAME_PHOTO_LIFETIME_MS = SAME_PHOTO_HOURS * 60 * MINUTE_MS + MARGIN_MS

/** How long a response is given again under its key. */
export const RESPONSE_LIFETIME_MS = IDEMPOTENCY_KEY_HOURS * 60 * MINUTE_MS + MARGIN_MS

/** `credits`: the balance that the response tells. */
export type DiagnosisAndBalance = { diagnosis: StoredDiagnosis; credits: number }

/**
 * What this attempt was answered before, if anything. Rejects with 'unprocessable' when its key came with another photo,
 * or its result was deleted.
 */
export async function findStoredResponse(records: Pick<DiagnosisRecords, 'findResponse'>, attempt: Attempt) {
  const stored = await records.findResponse(attempt)
  return stored && replay(attempt, stored)
}

/** Under its key a response tells the balance of then; for the same photos alone it tells the current one. */
export function replay({ key, photoHash }: Attempt, stored: StoredResponse): DiagnosisAndBalance {
  const { diagnosis, credits, creditsThen } = stored
  if (diagnosis === undefined) throw refuse('unprocessable', 'answerDeleted')
  if (key === undefined || key !== stored.key) return { diagnosis, credits }
  if (stored.photoHash === photoHash) return { diagnosis, credits: creditsThen }
  throw refuse('unprocessable', 'keyReused')
}
