import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import type { Diagnosis } from '~/contract/responses'
import { decide, findingsOf, writeReport } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'

import type { Classifier } from './classifier'
import { DomainError, TooManyAttempts, outOfCredits, refuse, tooManyFreeAnswers, tooManyPhotos } from './errors'
import { findStoredResponse, replay, validSince, writeBody } from './idempotency'
import type { RateLimiter } from './rateLimiter'
import type { Attempt, DiagnosisRecord, DiagnosisRecords } from './records'
import type { Clock, HashPhoto } from './security'
import { createSingleFlight } from './singleFlight'
import type { CurrentUser } from './users'

type DiagnosesDeps = {
  classifier: Pick<Classifier, 'version' | 'labels' | 'thresholds' | 'hasCapacity' | 'classify'>
  records: DiagnosisRecords
  hashPhoto: HashPhoto
  freeAnswers: Pick<RateLimiter, 'consume' | 'waitMs'>
  now: Clock
}

/** A photo that has not been read yet. `signal` is aborted when the client disconnects. */
export type PhotoUpload = { read: () => Promise<Uint8Array>; signal: AbortSignal }

export type Diagnoses = ReturnType<typeof createDiagnoses>

/** How long a diagnosis is kept that cost nothing. */
const FREE_LIFETIME_MS = 30 * 24 * 3_600_000

/** Only an answer that names what to do costs a credit. */
const PAID_VERDICTS: ReadonlySet<Verdict['kind']> = new Set<Verdict['kind']>(['confident', 'ranked'])

export function createDiagnoses(deps: DiagnosesDeps) {
  const { classifier, records, hashPhoto, freeAnswers, now } = deps
  const inFlight = createSingleFlight<string>()

  return {
    /**
     * The body of a `PredictionResponse`. The photo is only read when the account can pay and the classifier has
     * capacity, or when the request may be a repeat, which needs neither.
     */
    async diagnose(account: CurrentUser, key: string | undefined, upload: PhotoUpload): Promise<string> {
      const canPay = account.credits >= CREDITS_PER_DIAGNOSIS
      const request = { accountId: account.id, key, since: validSince(key, now()) }
      const isInFlight = key !== undefined && inFlight.has(nameOf(request, key))
      const isStored = key === undefined && canPay ? false : await records.hasResponse(request)
      if (!canPay && !isStored) throw outOfCredits()
      const waitMs = isStored || isInFlight ? 0 : await freeAnswers.waitMs(account.id)
      if (waitMs > 0) throw tooManyFreeAnswers(waitMs)
      if (!isStored && !isInFlight && !classifier.hasCapacity()) throw tooManyPhotos()
      const photo = await upload.read()
      const attempt = { ...request, photoHash: await hashPhoto(photo) }
      return inFlight.run({
        key: nameOf(attempt, key ?? `photo ${attempt.photoHash}`),
        content: attempt.photoHash,
        signal: upload.signal,
        task: (signal) => respond(deps, attempt, { photo, canPay, signal }),
      })
    },
  }
}

type PhotoRequest = { photo: Uint8Array; canPay: boolean; signal: AbortSignal }

async function respond(deps: DiagnosesDeps, attempt: Attempt, { photo, canPay, signal }: PhotoRequest) {
  const { classifier, records, freeAnswers, now } = deps
  const stored = await findStoredResponse(records, attempt)
  if (stored !== undefined) return stored
  if (!canPay) throw outOfCredits()
  const observation = await classifier.classify(photo, { signal }).catch(async (error: unknown) => {
    if (isPhotosFault(error)) await countFree(freeAnswers, attempt.accountId)
    throw error
  })
  if (signal.aborted) throw refuse('unavailable', 'The client has disconnected.')
  const verdict = decide(observation, classifier.labels, classifier.thresholds)
  if (!PAID_VERDICTS.has(verdict.kind)) await countFree(freeAnswers, attempt.accountId)
  const record = { attempt, ...contentOf(verdict, classifier.version), createdAt: now() }
  return settle(record, { records, now })
}

/** Photos that are looked at when the last free answer is given may exceed the limit a little. */
async function countFree(freeAnswers: DiagnosesDeps['freeAnswers'], accountId: string) {
  await freeAnswers.consume(accountId).catch(ignoreTooMany)
}

function ignoreTooMany(error: unknown) {
  if (!(error instanceof TooManyAttempts)) throw error
}

/** It could not be decoded, or ended a worker: it took as much work as any other. */
const isPhotosFault = (error: unknown) =>
  error instanceof DomainError && (error.reason === 'invalid' || error.cause !== undefined)

async function settle(
  record: DiagnosisRecord,
  { records, now }: Pick<DiagnosesDeps, 'records' | 'now'>,
): Promise<string> {
  const settlement = await records.settle(record)
  if (settlement.kind === 'repeated') return replay(record.attempt, settlement.earlier)
  if (settlement.kind === 'outOfCredits') throw outOfCredits()
  if (settlement.kind === 'accountGone') throw refuse('unauthenticated', 'This account has been deleted.')
  // the diagnosis is stored and paid: a failed clean-up is tried again with the next one
  const times = { responsesBefore: validSince('any key', now()), freeBefore: now() - FREE_LIFETIME_MS }
  await records.deleteSomeExpired(times).catch(() => undefined)
  return settlement.body
}

/** Neither an id nor a key contains a space. */
const nameOf = ({ accountId }: { accountId: string }, name: string) => `${accountId} ${name}`

function contentOf(verdict: Verdict, modelVersion: string): Omit<DiagnosisRecord, 'attempt' | 'createdAt'> {
  const report = writeReport(verdict)
  const diagnosis = diagnosisOf(verdict, modelVersion)
  const best = findingsOf(verdict).first ?? diagnosis.alternatives[0]
  return {
    verdict: verdict.kind,
    label: best?.label,
    probability: best?.confidence,
    modelVersion,
    report,
    charge: PAID_VERDICTS.has(verdict.kind) ? CREDITS_PER_DIAGNOSIS : 0,
    writeBody: (credits) => writeBody({ result: report, credits, diagnosis }),
  }
}

function diagnosisOf(verdict: Verdict, modelVersion: string): Diagnosis {
  const { first, alternatives } = findingsOf(verdict)
  const { label = null, crop = null, condition = null, confidence = null } = first ?? {}
  return { verdict: verdict.kind, label, crop, condition, confidence, alternatives, modelVersion }
}
