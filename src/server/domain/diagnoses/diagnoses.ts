import { placeOf } from '~/contract/countries'
import type { Language } from '~/contract/languages'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import type { PredictionResponse } from '~/contract/responses'
import { findingsOf, isPaid } from '~/diagnosis'

import type { CurrentUser } from '../accounts/users'
import { DomainError, TooManyAttempts, outOfCredits, refuse, tooManyFreeAnswers, tooManyPhotos } from '../domainError'
import type { RateLimiter } from '../limits/rateLimiter'
import type { Clock, HashPhoto } from '../security'
import type { Classifier } from './classifier'
import { RESPONSE_LIFETIME_MS, SAME_PHOTO_LIFETIME_MS, findStoredResponse, replay } from './storedResponses'
import type { DiagnosisAndBalance } from './storedResponses'
import { judgeAgain, judgePhotos } from './judgePhotos'
import type { Judgement } from './judgePhotos'
import type { Attempt, DiagnosisRecord, DiagnosisRecords } from './records'
import { createSingleFlight } from './singleFlight'
import { writeDiagnosis } from './writeDiagnosis'

type DiagnosesDeps = {
  classifier: Pick<Classifier, 'version' | 'labels' | 'thresholds' | 'hasCapacity' | 'classify'>
  records: DiagnosisRecords
  hashPhoto: HashPhoto
  freeResults: Pick<RateLimiter, 'consume' | 'waitMs'>
  now: Clock
}

/** Photos of one field, and what the farmer has told about them. */
export type PhotoSet = Pick<Attempt, 'crop' | 'followsId' | 'plot'> & { photos: readonly Uint8Array[] }

/** An upload that has not been read yet. `signal` is aborted when the client disconnects. */
export type PhotoUpload = { read: () => Promise<PhotoSet>; signal: AbortSignal }

type Scan = { key: string | undefined; language: Language }

export type Diagnoses = ReturnType<typeof createDiagnoses>

/** How long a diagnosis is kept that cost nothing. */
const FREE_LIFETIME_MS = 30 * 24 * 3_600_000

export function createDiagnoses(deps: DiagnosesDeps) {
  const { classifier, records, freeResults, now } = deps
  const inFlight = createSingleFlight<DiagnosisAndBalance>()

  async function refuseWhenBusy(accountId: string) {
    const waitMs = await freeResults.waitMs(accountId)
    if (waitMs > 0) throw tooManyFreeAnswers(waitMs)
    if (!classifier.hasCapacity()) throw tooManyPhotos()
  }

  return {
    /**
     * In the language asked for, also when the same photos were answered in another one. The upload is only read when
     * the account can pay or may be repeating itself, and when the classifier has capacity or the same key was answered.
     */
    async diagnose(account: CurrentUser, { key, language }: Scan, upload: PhotoUpload): Promise<PredictionResponse> {
      const canPay = account.credits >= CREDITS_PER_DIAGNOSIS
      const request = { accountId: account.id, key, since: now() - RESPONSE_LIFETIME_MS }
      const samePhotoSince = now() - SAME_PHOTO_LIFETIME_MS
      const isInFlight = key !== undefined && inFlight.has(nameOf(request, key))
      const isRepeat = key !== undefined && (await records.hasResponse(request))
      const mayRepeat =
        isRepeat || (!canPay && (await records.hasResponse({ ...request, key: undefined, since: samePhotoSince })))
      if (!canPay && !mayRepeat) throw outOfCredits()
      if (!isRepeat && !isInFlight) await refuseWhenBusy(account.id)
      const { photos, ...sent } = await readOnce(upload, deps.hashPhoto)
      const attempt = { ...request, samePhotoSince, ...sent }
      const content = `${sent.photoHash} ${sent.crop ?? ''}`
      const { diagnosis, credits } = await inFlight.run({
        key: nameOf(attempt, key ?? `photo ${content}`),
        content,
        signal: upload.signal,
        task: (signal) => respond(deps, attempt, { photos, canPay, signal }),
      })
      const reader = { language, place: placeOf(account.country) }
      return { ...writeDiagnosis(diagnosis, reader, { today: now(), version: classifier.version }), credits }
    },
  }
}

/** The hash is the same for the same photos in any order, and however often each was chosen. */
async function readOnce(upload: PhotoUpload, hashPhoto: HashPhoto) {
  const { photos, ...told } = await upload.read()
  const hashes = new Set<string>()
  for (const photo of photos) hashes.add(await hashPhoto(photo))
  const [only = '', ...others] = [...hashes].sort()
  const photoHash = others.length === 0 ? only : await hashPhoto(Buffer.from([only, ...others].join(' ')))
  return { photos, photoHash, ...told }
}

type PhotoRequest = { photos: readonly Uint8Array[]; canPay: boolean; signal: AbortSignal }

async function respond(deps: DiagnosesDeps, attempt: Attempt, { photos, canPay, signal }: PhotoRequest) {
  const { classifier, records, freeResults, now } = deps
  const stored = await findStoredResponse(records, attempt)
  if (stored !== undefined) return onNewPlot(records, await inNewCrop(deps, stored, attempt), attempt)
  if (!canPay) throw outOfCredits()
  await requireFollowed(records, attempt)
  const { accountId } = attempt
  const judging = judgePhotos(photos, attempt.crop, { classifier, accountId, signal })
  const judgement = await judging.catch(async (error: unknown) => {
    if (signal.aborted || tookWork(error)) await countFree(freeResults, accountId)
    throw error
  })
  if (signal.aborted || !isPaid(judgement.verdict)) await countFree(freeResults, accountId)
  if (signal.aborted) throw refuse('unavailable', 'clientGone')
  const record = { attempt, ...contentOf(judgement, classifier.version), createdAt: now() }
  return settle(record, { records, now })
}

/** PostgreSQL cannot look up every text. */
const ID = /^[\w-]{1,40}$/

async function requireFollowed(records: Pick<DiagnosisRecords, 'findDiagnosis'>, { accountId, followsId }: Attempt) {
  if (followsId === undefined || (ID.test(followsId) && (await records.findDiagnosis({ accountId, id: followsId }))))
    return
  throw refuse('invalid', 'followsUnknown')
}

/** The same photos with another crop are a correction, which is free. */
async function inNewCrop(
  { classifier, records }: DiagnosesDeps,
  stored: DiagnosisAndBalance,
  { accountId, crop }: Attempt,
): Promise<DiagnosisAndBalance> {
  const { diagnosis } = stored
  if (crop === undefined || crop === diagnosis.toldCrop) return stored
  const said = { toldCrop: crop, replies: [] }
  const judged = judgeAgain(diagnosis, said, classifier)
  if (!judged) return stored
  await records.correctDiagnosis({ id: diagnosis.id, accountId, ...judged, ...said })
  return { ...stored, diagnosis: { ...diagnosis, ...judged, ...said } }
}

/** So are the same photos with another field. */
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

/** Requests that are in progress when the limit is reached may exceed it. */
async function countFree(freeResults: DiagnosesDeps['freeResults'], accountId: string) {
  await freeResults.consume(accountId).catch(ignoreTooMany)
}

function ignoreTooMany(error: unknown) {
  if (!(error instanceof TooManyAttempts)) throw error
}

/** Also of a photo that cannot be read or that ended a worker; not when the queue was full. */
const tookWork = (error: unknown) => !(error instanceof DomainError && error.code === 'tooManyPhotos')

async function settle(
  record: DiagnosisRecord,
  { records, now }: Pick<DiagnosesDeps, 'records' | 'now'>,
): Promise<DiagnosisAndBalance> {
  const settlement = await records.settle(record)
  if (settlement.kind === 'repeated') return replay(record.attempt, settlement.earlier)
  if (settlement.kind === 'outOfCredits') throw outOfCredits()
  if (settlement.kind === 'accountGone') throw refuse('unauthenticated', 'accountDeleted')
  // the diagnosis is stored and paid: a failed clean-up is tried again with the next one
  const times = { responsesBefore: now() - RESPONSE_LIFETIME_MS, freeBefore: now() - FREE_LIFETIME_MS }
  await records.deleteSomeExpired(times).catch(() => undefined)
  const { id, credits, plot } = settlement
  const { attempt, modelVersion, createdAt, verdict, posterior, photos, charge } = record
  const told = { toldCrop: attempt.crop, replies: [], followsId: attempt.followsId, progress: undefined, plot }
  return { diagnosis: { id, modelVersion, createdAt, verdict, posterior, photos, charge, ...told }, credits }
}

/** Neither an id nor a key contains a space. */
const nameOf = ({ accountId }: { accountId: string }, name: string) => `${accountId} ${name}`

function contentOf({ verdict, ...judgement }: Judgement, modelVersion: string) {
  const { first, alternatives } = findingsOf(verdict)
  const best = first ?? alternatives[0]
  const charge = isPaid(verdict) ? CREDITS_PER_DIAGNOSIS : 0
  return { ...judgement, verdict, label: best?.label, probability: best?.confidence, modelVersion, charge }
}
