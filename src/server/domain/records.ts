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

/** A diagnosis without its words, which are written for each reader. */
export type StoredDiagnosis = {
  id: string
  modelVersion: string
  /** Milliseconds since 1970. */
  createdAt: number
} & ({ verdict: Verdict } | EarlierRelease)

/** Earlier releases stored a report in English in place of the whole verdict. */
type EarlierRelease = {
  verdict: undefined
  kind: Verdict['kind']
  label: string | undefined
  probability: number | undefined
  report: string
}

/** What an attempt was answered before. */
export type StoredResponse = {
  photoHash: string
  diagnosis: StoredDiagnosis
  /** The balance after that answer; undefined for one of an earlier release. */
  creditsThen: number | undefined
  /** The balance now. */
  credits: number
}

/** What is stored of a diagnosis. The photo is not. */
export type DiagnosisRecord = {
  attempt: Attempt
  verdict: Verdict
  /** The first label and its probability, where the verdict names one. */
  label: string | undefined
  probability: number | undefined
  modelVersion: string
  charge: number
  /** Milliseconds since 1970. */
  createdAt: number
}

export type Settlement =
  /** `credits`: the balance after the charge. */
  | { kind: 'kept'; id: string; credits: number }
  /** Another process answered the same attempt first: nothing was stored or charged. */
  | { kind: 'repeated'; earlier: StoredResponse }
  | { kind: 'outOfCredits' }
  | { kind: 'accountGone' }

export type DiagnosisRecords = {
  /** Whether the account has a valid response under this key, or any valid response when there is no key. */
  hasResponse(attempt: Omit<Attempt, 'photoHash'>): Promise<boolean>
  findResponse(attempt: Attempt): Promise<StoredResponse | undefined>
  /** Undefined also when the diagnosis is another account's. */
  findDiagnosis(request: { id: string; accountId: string }): Promise<StoredDiagnosis | undefined>
  /** Stores diagnosis and response and charges for them in one transaction, or does nothing. */
  settle(record: DiagnosisRecord): Promise<Settlement>
  /** Deletes a few responses from before this time: more than are added at a time, so that the table stays small. */
  deleteSomeExpired(before: number): Promise<void>
}
