import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import type { Language } from '~/contract/languages'
import type { DiagnosisResponse, PredictionResponse } from '~/contract/responses'
import { decide, findingsOf } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'

import type { Classifier } from './classifier'
import { outOfCredits, refuse, tooManyPhotos } from './errors'
import { findStoredResponse, replay, validSince } from './idempotency'
import type { Answered } from './idempotency'
import type { Attempt, DiagnosisRecord, DiagnosisRecords } from './records'
import type { Clock, HashPhoto } from './security'
import { createSingleFlight } from './singleFlight'
import type { CurrentUser } from './users'
import { writeDiagnosis } from './writeDiagnosis'

type DiagnosesDeps = {
  classifier: Pick<Classifier, 'version' | 'labels' | 'thresholds' | 'hasCapacity' | 'classify'>
  records: DiagnosisRecords
  hashPhoto: HashPhoto
  now: Clock
}

/** A photo that has not been read yet. `signal` is aborted when the client disconnects. */
export type PhotoUpload = { read: () => Promise<Uint8Array>; signal: AbortSignal }

type Scan = { key: string | undefined; language: Language }

export type Diagnoses = ReturnType<typeof createDiagnoses>

/** Only an answer that names what to do costs a credit. */
const PAID_VERDICTS: ReadonlySet<Verdict['kind']> = new Set<Verdict['kind']>(['confident', 'ranked'])

export function createDiagnoses({ classifier, records, hashPhoto, now }: DiagnosesDeps) {
  const inFlight = createSingleFlight<Answered>()

  return {
    /**
     * In the language asked for, also when the same request was answered in another one. The photo is only read when the account can pay and the classifier has
     * capacity, or when the request may be a repeat, which needs neither.
     */
    async diagnose(account: CurrentUser, { key, language }: Scan, upload: PhotoUpload): Promise<PredictionResponse> {
      const canPay = account.credits >= CREDITS_PER_DIAGNOSIS
      const request = { accountId: account.id, key, since: validSince(key, now()) }
      const isInFlight = key !== undefined && inFlight.has(nameOf(request, key))
      const isStored = key === undefined && canPay ? false : await records.hasResponse(request)
      if (!canPay && !isStored) throw outOfCredits()
      if (!isStored && !isInFlight && !classifier.hasCapacity()) throw tooManyPhotos()
      const photo = await upload.read()
      const attempt = { ...request, photoHash: await hashPhoto(photo) }
      const { diagnosis, credits } = await inFlight.run({
        key: nameOf(attempt, key ?? `photo ${attempt.photoHash}`),
        content: attempt.photoHash,
        signal: upload.signal,
        task: (signal) => respond(attempt, { photo, canPay, signal }),
      })
      return { ...writeDiagnosis(diagnosis, language, now()), credits }
    },

    /** An own earlier diagnosis; rejects with 'notFound' for any other. */
    async find(accountId: string, id: string, language: Language): Promise<DiagnosisResponse> {
      const diagnosis = await records.findDiagnosis({ id, accountId })
      if (!diagnosis) throw refuse('notFound', 'diagnosisNotFound')
      const createdAt = new Date(diagnosis.createdAt).toISOString()
      return { ...writeDiagnosis(diagnosis, language, now()), createdAt }
    },
  }

  async function respond(attempt: Attempt, request: { photo: Uint8Array; canPay: boolean; signal: AbortSignal }) {
    const stored = await findStoredResponse(records, attempt)
    if (stored !== undefined) return stored
    if (!request.canPay) throw outOfCredits()
    const observation = await classifier.classify(request.photo, { signal: request.signal })
    if (request.signal.aborted) throw refuse('unavailable', 'clientGone')
    const verdict = decide(observation, classifier.labels, classifier.thresholds)
    const record = { attempt, ...contentOf(verdict, classifier.version), createdAt: now() }
    return settle(record, { records, now })
  }
}

async function settle(
  record: DiagnosisRecord,
  { records, now }: Pick<DiagnosesDeps, 'records' | 'now'>,
): Promise<Answered> {
  const settlement = await records.settle(record)
  if (settlement.kind === 'repeated') return replay(record.attempt, settlement.earlier)
  if (settlement.kind === 'outOfCredits') throw outOfCredits()
  if (settlement.kind === 'accountGone') throw refuse('unauthenticated', 'accountDeleted')
  // the diagnosis is stored and paid: a failed clean-up is tried again with the next one
  await records.deleteSomeExpired(validSince('any key', now())).catch(() => undefined)
  const { id, credits } = settlement
  const { modelVersion, createdAt, verdict } = record
  return { diagnosis: { id, modelVersion, createdAt, verdict }, credits }
}

/** Neither an id nor a key contains a space. */
const nameOf = ({ accountId }: { accountId: string }, name: string) => `${accountId} ${name}`

function contentOf(verdict: Verdict, modelVersion: string): Omit<DiagnosisRecord, 'attempt' | 'createdAt'> {
  const { first, alternatives } = findingsOf(verdict)
  const best = first ?? alternatives[0]
  const charge = PAID_VERDICTS.has(verdict.kind) ? CREDITS_PER_DIAGNOSIS : 0
  return { verdict, label: best?.label, probability: best?.confidence, modelVersion, charge }
}
