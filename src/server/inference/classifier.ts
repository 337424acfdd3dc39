import { Mutex, Semaphore, withTimeout } from 'async-mutex'
import type { MutexInterface } from 'async-mutex'

import type { Classified, Classifier } from '~/server/domain/classifier'
import { DomainError, tooManyPhotos } from '~/server/domain/errors'

import type { ClassifyResult } from './inferenceWorker'
import { readModel } from './modelFiles'
import { startWorkers } from './workers'

export type ClassifierSettings = {
  /** Folder with model.onnx, model.json and labels.json. */
  modelDir: string
  /** How many child processes classify photos at the same time. */
  workers: number
  /** The script that a worker runs: `inferenceWorker`, built. */
  workerFile: string
  timeouts?: Partial<typeof TIMEOUTS>
  /** Called with the time that each photo waited in the queue. */
  onWaited?: (seconds: number) => void
}

/** Being classified and waiting. */
const PHOTOS_PER_WORKER = 5
const TIMEOUTS = { accountTimeoutMs: 1_500, queueTimeoutMs: 3_000, classifyTimeoutMs: 5_000, silenceMs: 10_000 }

/** Child processes with the network loaded, and a bounded queue. Rejects with one sentence when the model is missing or corrupt. */
export async function createClassifier(settings: ClassifierSettings): Promise<Classifier> {
  const { modelDir, workerFile, workers: count, onWaited } = settings
  const { accountTimeoutMs, queueTimeoutMs, classifyTimeoutMs, silenceMs } = { ...TIMEOUTS, ...settings.timeouts }
  const { version, labels, thresholds } = await readModel(modelDir)
  const workers = await startWorkers({ modelDir, workerFile, count, timeoutMs: classifyTimeoutMs, silenceMs })
  const slots = withTimeout(new Semaphore(count), queueTimeoutMs, tooManyPhotos())
  const inTurn = createAccountTurns(accountTimeoutMs)
  let accepted = 0
  let isClosed = false
  const hasCapacity = () => accepted < count * PHOTOS_PER_WORKER

  async function classifyNext(photo: Uint8Array, signal?: AbortSignal): Promise<Classified> {
    if (!hasCapacity() || signal?.aborted) throw tooManyPhotos()
    const acceptedAt = performance.now()
    accepted++
    try {
      return await slots.runExclusive(async () => {
        if (isClosed || signal?.aborted) throw tooManyPhotos()
        onWaited?.((performance.now() - acceptedAt) / 1000)
        return observationOf(await workers.classify(photo))
      })
    } finally {
      accepted--
    }
  }

  return {
    version,
    labels,
    thresholds,
    hasCapacity,
    classify: (photo, { accountId, signal } = {}) =>
      accountId === undefined ? classifyNext(photo, signal) : inTurn(accountId, () => classifyNext(photo, signal)),
    ping: () => workers.check(),
    async close() {
      isClosed = true
      workers.close()
    },
  }
}

/** One photo of an account at a time is in the queue or classified, so that others wait for one of its photos at most. */
function createAccountTurns(timeoutMs: number) {
  const accounts = new Map<string, MutexInterface>()

  return async <Result>(accountId: string, task: () => Promise<Result>): Promise<Result> => {
    const mutex = accounts.get(accountId) ?? withTimeout(new Mutex(), timeoutMs, tooManyPhotos())
    accounts.set(accountId, mutex)
    try {
      return await mutex.runExclusive(task)
    } finally {
      if (!mutex.isLocked()) accounts.delete(accountId)
    }
  }
}

function observationOf(result: ClassifyResult): Classified {
  if ('fault' in result) throw result.fault
  if ('refusal' in result) throw new DomainError(result.refusal.reason, result.refusal.code)
  return result.observation
}
