import type { Classifier } from '~/server/domain/classifier'
import { tooManyPhotos } from '~/server/domain/errors'

import { IN_HAND, startThread } from './inferenceThread'
import { createLine } from './line'
import { readModel } from './modelFiles'

export type ClassifierSettings = {
  /** Folder with model.onnx, model.json and labels.json. */
  modelDir: string
  /** How many threads look at photos at the same time. */
  workers: number
  /** The script that a thread runs: `inferenceWorker`, built. */
  workerFile: string
  /** How long a photo may wait for a thread and be looked at. */
  limits?: { waitMs: number; lookMs: number }
  /** Told how long each photo waited for its thread. */
  onWaited?: (seconds: number) => void
}

/** Those in hand included: more could not be answered before the client gives up. */
const PHOTOS_PER_WORKER = 5
/** Together under the client's ten seconds, so that the farmer hears of it from us. */
const LIMITS = { waitMs: 3_000, lookMs: 5_000 }

/** Threads with the network loaded and a bounded queue before them. Rejects with one sentence when the model is missing or corrupt. */
export async function createClassifier(settings: ClassifierSettings): Promise<Classifier> {
  const { modelDir, workers, workerFile, limits = LIMITS, onWaited } = settings
  const { version, labels, thresholds } = await readModel(modelDir)
  const threads = await startAll(workers, () => startThread({ modelDir, workerFile, lookMs: limits.lookMs }))
  const line = createLine({
    seats: Array.from({ length: IN_HAND }, () => threads).flat(),
    burdenOf: (thread) => thread.inHand(),
    places: workers * (PHOTOS_PER_WORKER - IN_HAND),
    patienceMs: limits.waitMs,
    refusal: tooManyPhotos,
  })

  return {
    version,
    labels,
    thresholds,
    capacity: workers * PHOTOS_PER_WORKER,
    async classify(photo, signal) {
      const arrivedAt = performance.now()
      const thread = await line.take(signal)
      onWaited?.((performance.now() - arrivedAt) / 1000)
      try {
        return await thread.look(photo, signal)
      } finally {
        void thread.recover().then(() => {
          line.give(thread)
        })
      }
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

/** All of them, or none and the first one's reason. */
async function startAll<Thread extends { close(): Promise<void> }>(count: number, start: () => Promise<Thread>) {
  const started = await Promise.allSettled(Array.from({ length: count }, start))
  const threads = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = started.find((result) => result.status === 'rejected')
  if (!failed) return threads
  await Promise.all(threads.map((thread) => thread.close()))
  throw failed.reason
}
