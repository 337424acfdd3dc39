import type { StoredDiagnosis } from '../diagnoses/records'
import type { OneTimeTokens } from '../security'

/** What the farmer can change of an answer that a person judges. */
export type ShownAnswer = Pick<StoredDiagnosis, 'verdict' | 'toldCrop'>
export type ShownHash = (shown: ShownAnswer) => string

const LENGTH = 16

/** Tells whether the answer is still the one that its judge was shown. */
export const createShownHash =
  (tokens: Pick<OneTimeTokens, 'hash'>): ShownHash =>
  ({ verdict, toldCrop = null }) =>
    tokens.hash(JSON.stringify([verdict, toldCrop])).slice(0, LENGTH)
