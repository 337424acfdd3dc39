import { placeOf } from '~/contract/countries'
import { IDEMPOTENCY_KEY_HOURS, SAME_PHOTO_HOURS } from '~/contract/idempotency'
import type { Language } from '~/contract/languages'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import type { PredictionResponse } from '~/contract/responses'
import { adviceFacts, findingsOf, isPaid } from '~/diagnosis'

import { hasPlan, type CurrentUser } from '../accounts/users'
import type { CaseWords } from '../cases/caseWords'
import {
  DomainError,
  outOfCredits,
  refuse,
  tooManyFreeAnswers,
  tooManyPhotos,
  tooManyPlanAnswers,
} from '../domainError'
import { countUse, type RateLimiter } from '../limits/rateLimiter'
import type { Clock, HashPhoto } from '../security'
import type { Classifier } from './classifier'
import { judgePhotos, mayCountReplies, type Judgement } from './judgePhotos'
import type { Attempt, DiagnosisRecord, DiagnosisRecords, StoredResponse } from './records'
import { readAgain, type DiagnosisAndBalance } from './readAgain'
import { createSingleFlight } from './singleFlight'
import { writeDiagnosis } from './writeDiagnosis'

type DiagnosesDeps = {
  classifier: Pick<Classifier, 'version' | 'labels' | 'thresholds' | 'hasCapacity' | 'classify'>
  records: DiagnosisRecords
  cases: Pick<CaseWords, 'addTo'>
  hashPhoto: HashPhoto
  freeResults: Counter
  /** Answers that a plan pays. */
  fairUse: Counter
  now: Clock
}

type Counter = Pick<RateLimiter, 'consume' | 'waitMs'>

/** With a plan, scans without an answer are not counted. */
const UNCOUNTED: Counter = { consume: async () => undefined, waitMs: async () => 0 }

/** The photos of a scan, with the details that the farmer entered. */
export type PhotoSet = Pick<Attempt, 'crop' | 'followsId' | 'plot' | 'replies'> & { photos: readonly Uint8Array[] }

/** An unread upload. `signal` is aborted when the client disconnects. */
export type PhotoUpload = { read: () => Promise<PhotoSet>; signal: AbortSignal }

type Scan = { key: string | undefined; language: Language }

export type Diagnoses = ReturnType<typeof createDiagnoses>

/** Lifetime of a free diagnosis. */
const FREE_LIFETIME_MS = 30 * 24 * 3_600_000
/** Of one that a person was asked about: the answer may come late. */
const SHOWN_LIFETIME_MS = 3 * FREE_LIFETIME_MS

export function createDiagnoses(deps: DiagnosesDeps) {
  const { classifier, records, cases, now } = deps
  const inFlight = createSingleFlight<DiagnosisAndBalance>()

  return {
    /**
     * Answers in the requested language, also for a repeat in another one. Reads the upload only if the account can pay
     * or may be repeating a scan, and if the classifier has capacity or the key has a response.
     */
    async diagnose(account: CurrentUser, { key, language }: Scan, upload: PhotoUpload): Promise<PredictionResponse> {
      const isPlanned = hasPlan(account, now())
      const canPay = isPlanned || account.credits >= CREDITS_PER_DIAGNOSIS
      const request = { accountId: account.id, key, since: now() - RESPONSE_LIFETIME_MS }
      const samePhotoSince = now() - SAME_PHOTO_LIFETIME_MS
      const isInFlight = key !== undefined && inFlight.has(nameOf(request, key))
      const isRepeat = key !== undefined && (await records.hasResponse(request))
      const mayRepeat =
        isRepeat || (!canPay && (await records.hasResponse({ ...request, key: undefined, since: samePhotoSince })))
      if (!canPay && !mayRepeat) throw outOfCredits()
      if (!isRepeat && !isInFlight) await refuseWhenBusy(deps, account, isPlanned)
      const { photos, ...sent } = await readOnce(upload, deps.hashPhoto)
      const attempt = { ...request, samePhotoSince, ...sent }
      const content = `${sent.photoHash} ${sent.crop ?? ''}`
      const { diagnosis, credits } = await inFlight.run({
        key: nameOf(attempt, key ?? `photo ${content}`),
        content,
        signal: upload.signal,
        task: (signal) =>
          respond(isPlanned ? { ...deps, freeResults: UNCOUNTED } : deps, attempt, { photos, canPay, signal }),
      })
      const reader = { language, place: placeOf(account.country) }
      const written = writeDiagnosis(diagnosis, reader, { today: now(), version: classifier.version })
      const own = { id: diagnosis.id, accountId: account.id, planUntil: account.planUntil }
      return { ...(await cases.addTo(own, { ...diagnosis, ...written }, reader)), credits }
    },
  }
}

async function refuseWhenBusy(
  { freeResults, fairUse, classifier }: DiagnosesDeps,
  { id }: CurrentUser,
  isPlanned: boolean,
) {
  const waitMs = await (isPlanned ? fairUse : freeResults).waitMs(id)
  if (waitMs > 0) throw isPlanned ? tooManyPlanAnswers(waitMs) : tooManyFreeAnswers(waitMs)
  if (!(await classifier.hasCapacity())) throw tooManyPhotos()
}

/** The hash ignores the order of the photos, and duplicates. */
async function readOnce(upload: PhotoUpload, hashPhoto: HashPhoto) {
  const { photos, ...told } = await upload.read()
  const hashes = new Set<string>()
  for (const photo of photos) hashes.add(await hashPhoto(photo))
  const [only = '', ...others] = [...hashes].sort()
  const photoHash = others.length === 0 ? only : await hashPhoto(Buffer.from([only, ...others].join(' ')))
  return { photos, photoHash, ...told }
}

type PhotoRequest = { photos: readonly Uint8Array[]; canPay: boolean; signal: AbortSignal }

async function respond(deps: DiagnosesDeps, attempt: Attempt, request: PhotoRequest) {
  const { records } = deps
  const given = (await findStoredResponse(records, attempt)) ?? (await judge(deps, attempt, request))
  return onNewPlot(records, await asToldNow(deps, given, attempt), attempt)
}

/** Gives an earlier response if another process has settled one to the same photos meanwhile. */
async function judge(deps: DiagnosesDeps, attempt: Attempt, { photos, canPay, signal }: PhotoRequest) {
  const { classifier, records, freeResults, now } = deps
  if (!canPay) throw outOfCredits()
  await requireFollowed(records, attempt)
  const { accountId, crop, replies } = attempt
  const judging = judgePhotos(photos, { crop, replies }, { classifier, accountId, signal })
  const judgement = await judging.catch(async (error: unknown) => {
    if (signal.aborted || tookWork(error)) await countUse(freeResults, accountId)
    throw error
  })
  if (signal.aborted || !isPaid(judgement.verdict)) await countUse(freeResults, accountId)
  if (signal.aborted) throw refuse('unavailable', 'clientGone')
  const record = { attempt, ...contentOf(judgement, classifier.version), createdAt: now() }
  return settle(record, deps)
}

/** PostgreSQL rejects some texts as parameters. */
const ID = /^[\w-]{1,40}$/

async function requireFollowed(records: Pick<DiagnosisRecords, 'findDiagnosis'>, { accountId, followsId }: Attempt) {
  if (followsId === undefined || (ID.test(followsId) && (await records.findDiagnosis({ accountId, id: followsId }))))
    return
  throw refuse('invalid', 'followsUnknown')
}

/** The same photos with another crop or with more replies are a correction, or the reply to a question. */
async function asToldNow(
  deps: DiagnosesDeps,
  stored: DiagnosisAndBalance,
  { accountId, crop = stored.diagnosis.toldCrop, replies }: Attempt,
): Promise<DiagnosisAndBalance> {
  const { diagnosis } = stored
  const isSameCrop = crop === diagnosis.toldCrop
  const known = isSameCrop ? diagnosis.replies : []
  const added = replies.filter(({ question }) => !known.some((reply) => reply.question === question))
  if (isSameCrop && (added.length === 0 || !mayCountReplies(diagnosis.verdict))) return stored
  return (await readAgain(deps, accountId, diagnosis, { toldCrop: crop, replies: [...known, ...added] })) ?? stored
}

/** The same photos with another plot are one, too. */
async function onNewPlot(
  records: Pick<DiagnosisRecords, 'tellPlot'>,
  stored: DiagnosisAndBalance,
  { accountId, plot }: Attempt,
): Promise<DiagnosisAndBalance> {
  const { diagnosis } = stored
  if (plot === undefined || plot === diagnosis.plot) return stored
  const isTold = await records.tellPlot({ id: diagnosis.id, accountId, plot })
  return isTold ? { ...stored, diagnosis: { ...diagnosis, plot } } : stored
}

/** True also for an unreadable photo and one that killed a worker; false if the queue was full. */
const tookWork = (error: unknown) => !(error instanceof DomainError && error.code === 'tooManyPhotos')

async function settle(
  record: DiagnosisRecord,
  { records, fairUse, now }: Pick<DiagnosesDeps, 'records' | 'fairUse' | 'now'>,
): Promise<DiagnosisAndBalance> {
  const settlement = await records.settle(record)
  if (settlement.kind === 'repeated') return replay(record.attempt, settlement.earlier)
  if (settlement.kind === 'outOfCredits') throw outOfCredits()
  if (settlement.kind === 'accountGone') throw refuse('unauthenticated', 'accountDeleted')
  // the diagnosis is stored and paid: after a failed clean-up the next scan cleans up
  const times = {
    responsesBefore: now() - RESPONSE_LIFETIME_MS,
    freeBefore: now() - FREE_LIFETIME_MS,
    shownBefore: now() - SHOWN_LIFETIME_MS,
  }
  await records.deleteSomeExpired(times).catch(() => undefined)
  const { id, credits, isByPlan, plot } = settlement
  if (isByPlan) await countUse(fairUse, record.attempt.accountId)
  const { attempt, modelVersion, createdAt, verdict, posterior, photos, charge, facts } = record
  const told = {
    toldCrop: attempt.crop,
    replies: attempt.replies,
    followsId: attempt.followsId,
    progress: undefined,
    plot,
  }
  const diagnosis = { id, modelVersion, createdAt, verdict, posterior, photos, charge, isByPlan, facts, ...told }
  return { diagnosis, credits }
}

/** Neither an id nor a key contains a space. */
const nameOf = ({ accountId }: { accountId: string }, name: string) => `${accountId} ${name}`

function contentOf({ verdict, ...judgement }: Judgement, modelVersion: string) {
  const { first, alternatives } = findingsOf(verdict)
  const best = first ?? alternatives[0]
  const charge = isPaid(verdict) ? CREDITS_PER_DIAGNOSIS : 0
  const facts = adviceFacts(verdict)
  return { ...judgement, verdict, label: best?.label, probability: best?.confidence, modelVersion, charge, facts }
}

const MINUTE_MS = 60_000
/** Clients count from the arrival of the response, or by a clock of their own. */
const MARGIN_MS = 60 * MINUTE_MS

/** How long the same photos get the stored response. */
const SAME_PHOTO_LIFETIME_MS = SAME_PHOTO_HOURS * 60 * MINUTE_MS + MARGIN_MS

/** How long the same key gets the stored response. */
const RESPONSE_LIFETIME_MS = IDEMPOTENCY_KEY_HOURS * 60 * MINUTE_MS + MARGIN_MS

/**
 * The earlier response to this attempt, if any. Rejects with 'unprocessable' if its key came with other photos, or the
 * result was deleted.
 */
async function findStoredResponse(records: Pick<DiagnosisRecords, 'findResponse'>, attempt: Attempt) {
  const stored = await records.findResponse(attempt)
  return stored && replay(attempt, stored)
}

/** By key, a response repeats the balance of then; for the same photos alone, it has the current one. */
function replay({ key, photoHash }: Attempt, stored: StoredResponse): DiagnosisAndBalance {
  const { diagnosis, credits, creditsThen } = stored
  if (diagnosis === undefined) throw refuse('unprocessable', 'answerDeleted')
  if (key === undefined || key !== stored.key) return { diagnosis, credits }
  if (stored.photoHash === photoHash) return { diagnosis, credits: creditsThen }
  throw refuse('unprocessable', 'keyReused')
}
