import { Piscina } from 'piscina'

import type { Observation } from '~/diagnosis'
import type { Classifier } from '~/server/domain/classifier'
import { DomainError, refuse } from '~/server/domain/errors'

import type { Finding, WorkerSettings } from './inferenceWorker'
import { readModel } from './modelFiles'

export type ClassifierSettings = {
  /** Folder with model.onnx, model.json and labels.json. */
  modelDir: string
  /** How many threads look at photos at the same time. */
  workers: number
  /** The script that a thread runs: `inferenceWorker`, built. */
  workerFile: string
}

type Pool = Piscina<Uint8Array | undefined, Finding>

/** More photos waiting per thread than this could not be answered before the client gives up. */
const QUEUE_PER_WORKER = 4
/** Under the client's ten seconds, so that the farmer hears of it from us. */
const DEADLINE_MS = 8_000

/** Threads with the network loaded and a bounded queue before them. Rejects with one sentence when the model is missing or corrupt. */
export async function createClassifier({ modelDir, workers, workerFile }: ClassifierSettings): Promise<Classifier> {
  const { version, labels, thresholds } = await readModel(modelDir)
  const settings: WorkerSettings = { modelDir }
  const pool: Pool = new Piscina({
    filename: workerFile,
    name: 'observe',
    minThreads: workers,
    maxThreads: workers,
    workerData: settings,
  })
  await warmUp(pool, workers)

  return {
    version,
    labels,
    thresholds,
    async classify(photo) {
      // piscina's own maxQueue does not hold for tasks that can be aborted
      if (pool.queueSize >= workers * QUEUE_PER_WORKER) throw refuse('unavailable', BUSY)
      return classify(pool, photo)
    },
    close: () => pool.close({ force: true }),
  }
}

async function warmUp(pool: Pool, workers: number) {
  try {
    await Promise.all(Array.from({ length: workers }, () => pool.run(undefined)))
  } catch (error) {
    await pool.destroy()
    throw error
  }
}

async function classify(pool: Pool, photo: Uint8Array): Promise<Observation> {
  const finding = await pool.run(photo, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch((error: unknown) => {
    throw isPassing(error) ? refuse('unavailable', BUSY) : error
  })
  if (finding === 'ready') throw new Error('The leaf model was asked without a photo.')
  if ('refusal' in finding) throw new DomainError(finding.refusal.reason, finding.refusal.body)
  return finding.observation
}

/** A missed deadline and a thread that died are told as "try again". */
const isPassing = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || DEATH_MESSAGES.some((text) => error.message.includes(text)))

/** What piscina says then: its errors have neither a class nor a code. */
const DEATH_MESSAGES = ['Terminating worker', 'worker exited']

const BUSY = 'Too many photos are being looked at right now. Please try again in a moment.'
