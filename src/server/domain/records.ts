import type { Verdict } from '~/diagnosis'

/** A request for a diagnosis, as far as it can be told from another one. */
export type Attempt = {
  accountId: string
  /** What the client calls this attempt; without it, the photo stands for it. */
  key: string | undefined
  photoHash: string
  /** An answer from before this moment is too old to be given again. */
  since: number
}

/** What an attempt was answered before, with the account's balance as it is now. */
export type EarlierAnswer = { photoHash: string; body: string; report: string; credits: number }

/** What is kept of a diagnosis. The photo is not. */
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
  /** What is answered and kept for repeated attempts, once the balance left is known. */
  writeBody: (credits: number) => string
}

export type Settlement =
  | { kind: 'kept'; body: string }
  /** Somebody else was faster with the same attempt: nothing was stored or charged. */
  | { kind: 'repeated'; earlier: EarlierAnswer }
  | { kind: 'outOfCredits' }
  | { kind: 'accountGone' }

export type DiagnosisRecords = {
  /** Whether the account has any answer under this key, or any at all without one, that can be given again. */
  hasAnswer(attempt: Omit<Attempt, 'photoHash'>): Promise<boolean>
  findAnswer(attempt: Attempt): Promise<EarlierAnswer | undefined>
  /** Stores diagnosis and answer and charges for them in one transaction, or does nothing at all. */
  settle(record: DiagnosisRecord): Promise<Settlement>
  /** Forgets a few answers from before this moment: more than come in one at a time, and too few to be noticed. */
  forgetSome(before: number): Promise<void>
}
