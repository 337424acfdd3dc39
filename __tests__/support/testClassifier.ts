import path from 'node:path'

import { createClassifier } from '~/server/inference/leafClassifier'
import type { ClassifierSettings } from '~/server/inference/leafClassifier'

type Worker = 'inferenceWorker' | 'mortalWorker' | 'decodingWorker' | 'faultyWorker'
type Options = Partial<Omit<ClassifierSettings, 'workerFile'>> & { worker?: Worker }

/** The shipped network in a child process, as on the server. */
export const startTestClassifier = ({ worker = 'inferenceWorker', ...settings }: Options = {}) =>
  createClassifier({
    modelDir: path.resolve('models/leaf'),
    workers: 1,
    workerFile: path.join(__dirname, `${worker}.js`),
    ...settings,
  })

/** A worker that does what the photo's text says, with a short deadline. */
export const startFaultyClassifier = (classifyTimeoutMs = 1_500, queueTimeoutMs = 10_000, workers = 1) =>
  startTestClassifier({
    worker: 'faultyWorker',
    workers,
    timeouts: { accountTimeoutMs: 50, queueTimeoutMs, classifyTimeoutMs },
  })
