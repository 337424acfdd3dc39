import { MAX_PLOTS } from '~/contract/limits'
import { plotOf } from '~/contract/plots'
import type { Progress } from '~/contract/replies'
import type { Posterior, Reply, Verdict } from '~/diagnosis'

import { refuse } from '../domainError'
import type { CropChoice, PhotoVerdict } from './judgePhotos'

/** What identifies a request for a diagnosis. */
export type Attempt = {
  accountId: string
  /** The client's idempotency key; without one, the photo identifies the request. */
  key: string | undefined
  photoHash: string
  /** What the farmer has told. */
  crop: CropChoice | undefined
  /** The diagnosis whose plants are photographed again. */
  followsId: string | undefined
  /** The field, in the farmer's own words. */
  plot: string | undefined
  /** Responses from before this time are too old to be given again. */
  since: number
  /** The same of responses to the same photos under another key. */
  samePhotoSince: number
}

/** A diagnosis without its words, which are written for each reader. */
export type StoredDiagnosis = {
  id: string
  modelVersion: string
  /** Milliseconds since 1970. */
  createdAt: number
  verdict: Verdict
  toldCrop: CropChoice | undefined
  /** What a correction of the crop or a reply reads again. */
  posterior: Posterior | undefined
  /** In the order of asking; a correction of the crop drops them. */
  replies: readonly Reply[]
  /** Empty for a single photo. */
  photos: readonly PhotoVerdict[]
  /** Undefined also when the earlier diagnosis has been deleted. */
  followsId: string | undefined
  progress: Progress | undefined
  plot: string | undefined
  /** In credits. A correction leaves it as it was. */
  charge: number
}

/** What an attempt was answered before: under its key, or for the same photos. */
export type StoredResponse = {
  key: string | undefined
  photoHash: string
  /** Undefined when it has been deleted: the key stays used. */
  diagnosis: StoredDiagnosis | undefined
  /** The balance after that result. */
  creditsThen: number
  /** The balance now. */
  credits: number
}

/** What is stored of a diagnosis. The photo is not. */
export type DiagnosisRecord = {
  attempt: Attempt
  verdict: Verdict
  posterior: Posterior | undefined
  photos: readonly PhotoVerdict[]
  /** The first label and its probability, where the verdict names one. */
  label: string | undefined
  probability: number | undefined
  modelVersion: string
  charge: number
  /** Milliseconds since 1970. */
  createdAt: number
}

export type Settlement =
  /** `credits`: the balance after the charge. `plot`: undefined also where the account has named as many as it may. */
  | { kind: 'kept'; id: string; credits: number; plot: string | undefined }
  /** Another process answered the same attempt first: nothing was stored or charged. */
  | { kind: 'repeated'; earlier: StoredResponse }
  | { kind: 'outOfCredits' }
  | { kind: 'accountGone' }

export type ResponseQuery = Pick<Attempt, 'accountId' | 'key' | 'since'>
/** A diagnosis, and the account that asks for it. */
export type OwnDiagnosis = { id: string; accountId: string }

export type DiagnosisRecords = {
  /** Whether the account has a valid response under this key, or any valid response when there is no key. */
  hasResponse(query: ResponseQuery): Promise<boolean>
  /** The one under the attempt's key, else the latest one to the same photos with the same details. */
  findResponse(attempt: Attempt): Promise<StoredResponse | undefined>
  /** Undefined also when the diagnosis is another account's. */
  findDiagnosis(own: OwnDiagnosis): Promise<StoredDiagnosis | undefined>
  /** Newest first; of one field, or of all. */
  listDiagnoses(request: { accountId: string; limit: number; plot: string | undefined }): Promise<StoredDiagnosis[]>
  /** The fields that the account has named, the last one first. */
  listPlots(accountId: string): Promise<string[]>
  correctDiagnosis(
    correction: OwnDiagnosis & { verdict: Verdict } & Pick<StoredDiagnosis, 'photos' | 'toldCrop' | 'replies'>,
  ): Promise<void>
  /** Only where the diagnosis follows another one. */
  tellProgress(told: OwnDiagnosis & { progress: Progress }): Promise<void>
  /** False where the account has named as many fields as it may. */
  tellPlot(told: OwnDiagnosis & { plot: string | undefined }): Promise<boolean>
  /** Forgets what it said and its photos' hash; a charge stays in the ledger, and its key is used. False when there is none of this account. */
  deleteDiagnosis(own: OwnDiagnosis & { now: number }): Promise<boolean>
  /** Stores diagnosis and response and charges for them in one transaction, or does nothing. */
  settle(record: DiagnosisRecord): Promise<Settlement>
  /** Deletes a few old responses and free diagnoses: more than are added at a time, so that the tables stay small. */
  deleteSomeExpired(times: { responsesBefore: number; freeBefore: number }): Promise<void>
}

/** Rejects with 'invalid' for what cannot be the name of a field. */
export function parsePlot(text: string): string {
  const plot = plotOf(text)
  if (plot === undefined) throw refuse('invalid', 'plotInvalid')
  return plot
}

/** `named`: the fields of the account. */
export const canNamePlot = (plot: string, named: readonly string[]) => named.includes(plot) || named.length < MAX_PLOTS
