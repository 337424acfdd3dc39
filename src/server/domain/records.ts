import type { Verdict } from '~/diagnosis'

/** What identifies a request for a diagnosis. */
export type Attempt = {
  accountId: string
  /** The client's idempotency key; without one, the photo identifies the request. */
  key: string | undefined
  photoHash: string
  /** Responses from before this time are too old to be given again. */
  since: number
}

/** What an attempt was answered before, with the account's current balance. */
export type StoredResponse = { photoHash: string; body: string; report: string; credits: number }

/** What is stored of a diagnosis. The photo is not. */
export type DiagnosisRecord = {
  attempt: Attempt
  verdict: Verdict['kind']
  /** The first label and its probability, where the verdict names one. */
  label: string | undefined
  probability: number | undefined
  modelVersion: string
  /** Markdown, as the farmer read it. */
  report: string
  charge: number
  /** Milliseconds since 1970. */
  createdAt: number
  /** The response body that is stored for repeated attempts, once the remaining balance is known. */
  writeBody: (credits: number) => string
}

export type Settlement =
  | { kind: 'kept'; body: string }
  /** Another process answered the same attempt first: nothing was stored or charged. */
  | { kind: 'repeated'; earlier: StoredResponse }
  | { kind: 'outOfCredits' }
  | { kind: 'accountGone' }

export type DiagnosisRecords = {
  /** Whether the account has a valid response under this key, or any valid response when there is no key. */
  hasResponse(attempt: Omit<Attempt, 'photoHash'>): Promise<boolean>
  findResponse(attempt: Attempt): Promise<StoredResponse | undefined>
  /** Stores diagnosis and response and charges for them in one transaction, or does nothing. */
  settle(record: DiagnosisRecord): Promise<Settlement>
  /** Deletes a few old responses and free diagnoses: more than are added at a time, so that the tables stay small. */
  deleteSomeExpired(times: { responsesBefore: number; freeBefore: number }): Promise<void>
}
