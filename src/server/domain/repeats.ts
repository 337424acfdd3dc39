import { IDEMPOTENCY_KEY_HOURS, SAME_PHOTO_MINUTES } from '~/contract/idempotency'
import type { PredictionResponse } from '~/contract/responses'

import { refuse } from './errors'
import type { Attempt, DiagnosisRecords, EarlierAnswer } from './records'

const MINUTE_MS = 60_000
/** The client counts from when the answer arrived, or by a clock of its own. */
const MARGIN_MS = 60 * MINUTE_MS

/** In milliseconds: how long an answer is given again under its key, and for its photo alone. */
export const KEY_LIFETIME_MS = IDEMPOTENCY_KEY_HOURS * 60 * MINUTE_MS + MARGIN_MS
export const PHOTO_LIFETIME_MS = SAME_PHOTO_MINUTES * MINUTE_MS

export const oldestFor = (key: string | undefined, now: number) =>
  now - (key === undefined ? PHOTO_LIFETIME_MS : KEY_LIFETIME_MS)

export const writeBody = (answer: PredictionResponse) => JSON.stringify(answer)

/** The answer that this attempt got before, if any. Rejects with 'unprocessable' when its key came with another photo. */
export async function findRepeat(records: Pick<DiagnosisRecords, 'findAnswer'>, attempt: Attempt) {
  const earlier = await records.findAnswer(attempt)
  return earlier && repeat(attempt, earlier)
}

/** Under its key an answer stays as it was; a photo's answer tells the balance of today. */
export function repeat({ key, photoHash }: Attempt, earlier: EarlierAnswer): string {
  if (key === undefined)
    return writeBody({ ...(JSON.parse(earlier.body) as PredictionResponse), credits: earlier.credits })
  if (earlier.photoHash === photoHash) return earlier.body
  throw refuse('unprocessable', 'This request was already sent with another photo. Please choose the photo again.')
}
