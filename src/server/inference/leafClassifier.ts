import type { Classified, Classifier } from '~/server/domain/diagnoses/classifier'
import { DomainError, tooManyPhotos } from '~/server/domain/domainError'
import { keyedSemaphore } from '~/server/domain/limits/keyedSemaphore'

import type { ClassifyResult } from './inferenceWorker'
import { readModel } from './modelFiles'
import { startWorkers } from './workers'

export type ClassifierSettings = {
  /** Folder with model.onnx, model.json and labels.json. */
  modelDir: string
  /** Number of child processes, each for one photo at a time. */
  workers: number
  /** Built script of a worker: `inferenceWorker`. */
  workerFile: string
  timeouts?: Partial<typeof TIMEOUTS>
  /** Called with the queueing time of each photo. */
  onWaited?: (seconds: number) => void
  /** Called when a worker is replaced. */
  onRestarted?: () => void
}

/** In addition to the one in progress. */
const WAITING_PER_WORKER = 4
const QUEUE = 'photos'
const TIMEOUTS = { accountTimeoutMs: 1_500, queueTimeoutMs: 3_000, classifyTimeoutMs: 5_000, silenceMs: 10_000 }

/** Child processes with the network behind a bounded queue; rejects with one sentence without an intact model. */
export async function createClassifier(settings: ClassifierSettings): Promise<Classifier> {
  const { modelDir, workerFile, workers: count, onWaited, onRestarted = () => undefined } = settings
  const { accountTimeoutMs, queueTimeoutMs, classifyTimeoutMs, silenceMs } = { ...TIMEOUTS, ...settings.timeouts }
  const { version, labels, thresholds } = await readModel(modelDir)
  const limits = { timeoutMs: classifyTimeoutMs, silenceMs }
  const workers = await startWorkers({ modelDir, workerFile, count, ...limits, onRestarted })
  const maxWaiting = count * WAITING_PER_WORKER
  const queue = keyedSemaphore(count, { maxWaiting, timeoutMs: queueTimeoutMs, onFull: tooManyPhotos })
  // one photo per account in queue and workers, so that others wait for at most one of its photos
  const accounts = keyedSemaphore(1, { timeoutMs: accountTimeoutMs, onFull: tooManyPhotos })
  let isClosed = false

  async function classifyNext(photo: Uint8Array, signal?: AbortSignal): Promise<Classified> {
    if (signal?.aborted) throw tooManyPhotos()
    const acceptedAt = performance.now()
    return queue.run(QUEUE, async () => {
      if (isClosed || signal?.aborted) throw tooManyPhotos()
      onWaited?.((performance.now() - acceptedAt) / 1000)
      return observationOf(await workers.classify(photo))
    })
  }

  return {
    version,
    labels,
    thresholds,
    capacity: count + maxWaiting,
    aliveWorkers: workers.alive,
    hasCapacity: () => !queue.isFull(QUEUE),
    classify: (photo, { accountId, signal } = {}) =>
      accountId === undefined
        ? classifyNext(photo, signal)
        : accounts.run(accountId, () => classifyNext(photo, signal)),
    ping: () => workers.check(),
    async close() {
      isClosed = true
      workers.close()
    },
  }
}

function observationOf(result: ClassifyResult): Classified {
  if ('fault' in result) throw result.fault
  if ('refusal' in result) throw new DomainError(result.refusal.reason, result.refusal.code)
  return result.observation
}
