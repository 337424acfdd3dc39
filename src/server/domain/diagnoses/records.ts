import { DUE_DAYS, MAX_ADVICE, MAX_DUE, MAX_PLOTS } from '~/contract/limits'
import { plotOf } from '~/contract/plots'
import type { Progress } from '~/contract/replies'
import { repliesIn, type AdviceFacts, type Posterior, type Reply, type Verdict } from '~/diagnosis'

import { refuse } from '../domainError'
import { DAY_MS } from '../nairobi'
import type { CropChoice, PhotoVerdict } from './judgePhotos'

/** What identifies a request for a diagnosis. */
export type Attempt = {
  accountId: string
  /** The client's idempotency key; without one, the photo identifies the request. */
  key: string | undefined
  photoHash: string
  crop: CropChoice | undefined
  /** The diagnosis that this scan follows up. */
  followsId: string | undefined
  /** The name that the farmer gave the field. */
  plot: string | undefined
  /** Given before the photo. */
  replies: readonly Reply[]
  /** Ignores older responses. */
  since: number
  /** The same limit for the same photos under another key. */
  samePhotoSince: number
}

/** A diagnosis without sentences, which are written for each reader. */
export type StoredDiagnosis = {
  id: string
  modelVersion: string
  /** Milliseconds since 1970. */
  createdAt: number
  verdict: Verdict
  toldCrop: CropChoice | undefined
  /** Input of a corrected crop or a reply. */
  posterior: Posterior | undefined
  /** In the order of questions; correcting the crop drops them. */
  replies: readonly Reply[]
  /** Empty for a single photo. */
  photos: readonly PhotoVerdict[]
  /** Undefined also after deletion of the earlier diagnosis. */
  followsId: string | undefined
  progress: Progress | undefined
  plot: string | undefined
  /** In credits; 0 until a result is given. */
  charge: number
  /** Whether a plan pays it: no credit is taken. */
  isByPlan: boolean
  /** Of the day on which the advice was last read; undefined if it names nothing. */
  facts: AdviceFacts | undefined
}

/** What tells whether the advice of an answer has changed. `told`: the later facts that an alert was sent about. */
export type GivenAdvice = Pick<StoredDiagnosis, 'id' | 'verdict' | 'plot'> & { facts: AdviceFacts; told?: AdviceFacts }

/** An earlier response to an attempt: with its key, or to the same photos. */
export type StoredResponse = {
  key: string | undefined
  photoHash: string
  /** Undefined after deletion: the key stays used. */
  diagnosis: StoredDiagnosis | undefined
  /** The balance after that result. */
  creditsThen: number
  /** The balance now. */
  credits: number
}

/** What is stored of a diagnosis; photos are not. */
export type DiagnosisRecord = {
  attempt: Attempt
  verdict: Verdict
  posterior: Posterior | undefined
  photos: readonly PhotoVerdict[]
  /** First label and its probability, if the verdict names one. */
  label: string | undefined
  probability: number | undefined
  modelVersion: string
  charge: number
  facts: AdviceFacts | undefined
  /** Milliseconds since 1970. */
  createdAt: number
}

export type Settlement =
  /** `credits`: the balance after the charge. `plot`: undefined also over the limit of plots. */
  | { kind: 'kept'; id: string; credits: number; isByPlan: boolean; plot: string | undefined }
  /** Another process settled the same attempt first: nothing is stored or charged. */
  | { kind: 'repeated'; earlier: StoredResponse }
  | { kind: 'outOfCredits' }
  | { kind: 'accountGone' }

export type ResponseQuery = Pick<Attempt, 'accountId' | 'key' | 'since'>
/**
 * `which`: answers and questions about the crop, all others, or answers since a time that no later one follows. `plot`:
 * undefined for all. `before`: the place in the list after which to go on, however old; without one, lists look at the
 * newest only.
 */
export type ListQuery = {
  accountId: string
  which: 'listed' | 'refusals' | { unfollowedSince: number }
  limit: number
  plot: string | undefined
  before?: ListPosition | undefined
}
/** Of a diagnosis in the list: newest first, by id at the same time. */
export type ListPosition = { createdAt: number; id: string }
export type OwnDiagnosis = { id: string; accountId: string }

export type DiagnosisRecords = {
  /** Whether the account has a valid response with this key, or any valid one if there is no key. */
  hasResponse(query: ResponseQuery): Promise<boolean>
  /** The response with the attempt's key, else the latest to the same photos with the same details. */
  findResponse(attempt: Attempt): Promise<StoredResponse | undefined>
  /** Undefined also for another account's diagnosis. */
  findDiagnosis(own: OwnDiagnosis): Promise<StoredDiagnosis | undefined>
  /** Newest first. */
  listDiagnoses(query: ListQuery): Promise<StoredDiagnosis[]>
  /** Plots of the account, last used first. */
  listPlots(accountId: string): Promise<string[]>
  /**
   * Stores the correction and charges the difference of `charge` and `charged`, in one transaction. Returns the balance;
   * undefined, without a change, if the diagnosis is gone or its charge is no longer `charged`. Rejects with
   * 'outOfCredits' if the balance is too low. A plan pays in place of credits.
   */
  correctDiagnosis(
    correction: OwnDiagnosis &
      Pick<StoredDiagnosis, 'verdict' | 'photos' | 'toldCrop' | 'replies' | 'charge' | 'facts'> & {
        charged: number
        now: number
      },
  ): Promise<{ credits: number; isByPlan: boolean } | undefined>
  /** Answers with advice since then, newest first. */
  listAdvice(query: { accountId: string; since: number; limit: number }): Promise<GivenAdvice[]>
  /** The owner has read the advice as it is now. */
  readAdvice(read: OwnDiagnosis & { facts: AdviceFacts }): Promise<void>
  /** Changes follow-ups only. */
  tellProgress(told: OwnDiagnosis & { progress: Progress }): Promise<void>
  /** False if the account has reached its limit of plots. */
  tellPlot(told: OwnDiagnosis & { plot: string | undefined }): Promise<boolean>
  /** Deletes content and photo hash; the charge stays in the ledger and the key used. False for other accounts. */
  deleteDiagnosis(own: OwnDiagnosis & { now: number }): Promise<boolean>
  /** Stores diagnosis and response and charges for them, in one transaction or not at all. */
  settle(record: DiagnosisRecord): Promise<Settlement>
  /**
   * Deletes a few expired responses and free diagnoses, more than one scan adds, so that tables stay small.
   * `shownBefore`: for those that were shown to a person.
   */
  deleteSomeExpired(times: { responsesBefore: number; freeBefore: number; shownBefore: number }): Promise<void>
}

/** The longest of the catalogue. */
export const MAX_RECHECK_DAYS = 30

/** Answers whose plants may be due at this time, with a day for time zones. */
export const mayBeDue = (now: number) => ({
  which: { unfollowedSince: now - (MAX_RECHECK_DAYS + DUE_DAYS + 1) * DAY_MS },
  limit: MAX_DUE,
})

/** A season of answers, whose advice is compared with that of today. */
const ADVICE_DAYS = 180
export const recentAdvice = (now: number) => ({ since: now - ADVICE_DAYS * DAY_MS, limit: MAX_ADVICE })

/** Throws 'invalid' for a text that cannot name a plot. */
export function parsePlot(text: string): string {
  const plot = plotOf(text)
  if (plot === undefined) throw refuse('invalid', 'plotInvalid')
  return plot
}

/** Throws 'invalid' for a text that is no list of replies. */
export function parseReplies(text: string): Reply[] {
  const replies = repliesIn(text)
  if (replies === undefined) throw refuse('invalid', 'notUnderstood')
  return replies
}

/** `named`: plots of the account. */
export const canNamePlot = (plot: string, named: readonly string[]) => named.includes(plot) || named.length < MAX_PLOTS
