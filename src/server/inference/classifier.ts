import { Mutex, Semaphore, withTimeout } from 'async-mutex'
import type { MutexInterface } from 'async-mutex'
import { pool as createPool } from 'workerpool'
import type { Pool } from 'workerpool'

import type { Classified, Classifier } from '~/server/domain/classifier'
import { DomainError, refuse, tooManyPhotos } from '~/server/domain/errors'

import type { ClassifyResult } from './inferenceWorker'
import { readModel } from './modelFiles'

export type ClassifierSettings = {
  /** Folder with model.onnx, model.json and labels.json. */
  modelDir: string
  /** How many child processes classify photos at the same time. */
  workers: number
  /** The script that a worker runs: `inferenceWorker`, built. */
  workerFile: string
  timeouts?: { accountTimeoutMs: number; queueTimeoutMs: number; classifyTimeoutMs: number }
  /** Called with the time that each photo waited in the queue. */
  onWaited?: (seconds: number) => void
}

/** Being classified and waiting. */
const PHOTOS_PER_WORKER = 5
/** Together below the client's ten seconds. */
const TIMEOUTS = { accountTimeoutMs: 1_500, queueTimeoutMs: 3_000, classifyTimeoutMs: 5_000 }
const START_TIMEOUT_MS = 30_000
/** A worker is asked to exit first; it is killed after this time. */
const EXIT_TIMEOUT_MS = 100

/** Not the server's environment, which holds its secrets. The settings make glibc return a photo's memory to the system. */
const WORKER_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Child processes with the network loaded, and a bounded queue. Rejects with one sentence when the model is missing or corrupt. */
export async function createClassifier(settings: ClassifierSettings): Promise<Classifier> {
  const { modelDir, workers, timeouts = TIMEOUTS, onWaited } = settings
  const { version, labels, thresholds } = await readModel(modelDir)
  const pool = await startPool(settings)
  // the pool's own queue is not used: it cannot drop a photo that waits without the risk of killing a worker
  const slots = withTimeout(new Semaphore(workers), timeouts.queueTimeoutMs, tooManyPhotos())
  const inTurn = createAccountTurns(timeouts.accountTimeoutMs)
  let accepted = 0
  let isClosed = false
  const hasCapacity = () => accepted < workers * PHOTOS_PER_WORKER

  async function classifyNext(photo: Uint8Array, signal?: AbortSignal): Promise<Classified> {
    if (!hasCapacity() || signal?.aborted) throw tooManyPhotos()
    const acceptedAt = performance.now()
    accepted++
    try {
      return await slots.runExclusive(() => {
        if (isClosed || signal?.aborted) throw tooManyPhotos()
        onWaited?.((performance.now() - acceptedAt) / 1000)
        return classifyInWorker(pool, photo, timeouts.classifyTimeoutMs)
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
    ping: () => ping(pool, timeouts.classifyTimeoutMs),
    async close() {
      isClosed = true
      await pool.terminate(true)
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

async function startPool({ modelDir, workers, workerFile }: ClassifierSettings) {
  const pool = createPool(workerFile, {
    workerType: 'process',
    minWorkers: 'max',
    maxWorkers: workers,
    workerTerminateTimeout: EXIT_TIMEOUT_MS,
    forkArgs: [modelDir],
    forkOpts: { serialization: 'advanced', env: WORKER_ENVIRONMENT },
  })
  try {
    await Promise.all(Array.from({ length: workers }, () => ping(pool, START_TIMEOUT_MS)))
    return pool
  } catch (error) {
    await pool.terminate(true)
    throw error
  }
}

async function ping(pool: Pool, timeoutMs: number) {
  await pool.exec('ping').timeout(timeoutMs)
}

async function classifyInWorker(pool: Pool, photo: Uint8Array, timeoutMs: number): Promise<Classified> {
  let result: ClassifyResult
  try {
    result = (await pool.exec('classify', [photo]).timeout(timeoutMs)) as ClassifyResult
  } catch (cause) {
    // the worker crashed, or was killed at the deadline
    throw refuse('unavailable', 'photoFailed', { cause })
  }
  if ('fault' in result) throw result.fault
  if ('refusal' in result) throw new DomainError(result.refusal.reason, result.refusal.code)
  return result.observation
}
