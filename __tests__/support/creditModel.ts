import type { PredictionResponse } from '~/contract/responses'
import { decide } from '~/diagnosis'
import { KEY_LIFETIME_MS, PHOTO_LIFETIME_MS } from '~/server/domain/idempotency'
import { writeDiagnosis } from '~/server/domain/writeDiagnosis'

import { classifyByBytes, freePhoto, paidPhoto } from './scans'
import { createFakeClassifier } from './testApp'

/** `photo` stands for one of a few photos; every third of them costs nothing. */
export type Scan = { photo: number; key: string | undefined }
export type Outcome = { status: number; body: string | undefined }

type Given = { photo: number; body: string; at: number }

/** What an account should hold, by the simplest rules that say the same as the product's. */
export type CreditModel = {
  now: number
  balance: number
  keys: Map<string, Given>
  photos: Map<number, { at: number }>
  /** Amounts by reference. */
  grants: Map<string, number>
  diagnoses: number
  entries: number
}

export const newModel = (now: number): CreditModel => ({
  now,
  balance: 5,
  keys: new Map(),
  photos: new Map(),
  grants: new Map(),
  diagnoses: 0,
  entries: 1,
})

export const copyOf = (model: CreditModel): CreditModel => ({
  ...model,
  keys: new Map(model.keys),
  photos: new Map(model.photos),
  grants: new Map(model.grants),
})

const isFree = (photo: number) => photo % 3 === 2
export const bytesOf = (photo: number) => (isFree(photo) ? freePhoto(photo) : paidPhoto('x'.repeat(photo + 1)))

type Said = Pick<PredictionResponse, 'result' | 'diagnosis'>
const said = new Map<number, Said>()
export async function learnReports(photos: readonly number[]) {
  const { labels, thresholds, version } = createFakeClassifier()
  for (const photo of photos) {
    const verdict = decide(await classifyByBytes(bytesOf(photo)), labels, thresholds)
    said.set(photo, { result: writeReport(verdict), diagnosis: diagnosisOf(verdict, version) })
  }
}

function bodyOf(photo: number, credits: number) {
  const { result, diagnosis } = said.get(photo) ?? {}
  return JSON.stringify({ result, credits, diagnosis })
}

/**
 * What a scan must be answered; the model moves on. `wasAdmitted` is what may only be seen from outside: that it was let
 * in while there still was a credit that another one has spent in the meantime.
 */
export function expectScan(model: CreditModel, { photo, key }: Scan, wasAdmitted = false): Outcome {
  const earlier = repeatOf(model, photo, key)
  if (earlier) return earlier
  const cost = isFree(photo) ? 0 : 1
  if (model.balance < (wasAdmitted ? cost : 1)) return { status: 402, body: undefined }
  model.balance -= cost
  model.diagnoses++
  model.entries += cost
  const body = bodyOf(photo, model.balance)
  if (key !== undefined) model.keys.set(key, { photo, body, at: model.now })
  // where the clock was put back, the latest answer is not the last one
  model.photos.set(photo, { at: Math.max(model.now, model.photos.get(photo)?.at ?? model.now) })
  return { status: 200, body }
}

function repeatOf(model: CreditModel, photo: number, key: string | undefined): Outcome | undefined {
  if (key === undefined) {
    const seen = model.photos.get(photo)
    const isYoung = seen !== undefined && model.now - seen.at <= PHOTO_LIFETIME_MS
    return isYoung ? { status: 200, body: bodyOf(photo, model.balance) } : undefined
  }
  const given = model.keys.get(key)
  if (given === undefined || model.now - given.at > KEY_LIFETIME_MS) return undefined
  return given.photo === photo ? { status: 200, body: given.body } : { status: 422, body: undefined }
}

export type Holdings = Pick<CreditModel, 'balance' | 'entries' | 'diagnoses'>

/** The model after these scans in some order that explains all outcomes and what is held then, or undefined when there is none. */
export function explain(
  model: CreditModel,
  done: readonly { scan: Scan; outcome: Outcome }[],
  held: Holdings,
): CreditModel | undefined {
  const couldPay = model.balance > 0
  const search = (from: CreditModel, left: typeof done): CreditModel | undefined => {
    if (left.length === 0) return holds(from, held) ? from : undefined
    for (const next of left) {
      const after = copyOf(from)
      const wasAdmitted = couldPay && next.outcome.status === 200
      if (!isSame(expectScan(after, next.scan, wasAdmitted), next.outcome)) continue
      const end = search(
        after,
        left.filter((other) => other !== next),
      )
      if (end) return end
    }
    return undefined
  }
  return search(model, done)
}

const holds = (model: CreditModel, { balance, entries, diagnoses }: Holdings) =>
  model.balance === balance && model.entries === entries && model.diagnoses === diagnoses

export const isSame = (expected: Outcome, actual: Outcome) =>
  expected.status === actual.status && (expected.body === undefined || expected.body === actual.body)
