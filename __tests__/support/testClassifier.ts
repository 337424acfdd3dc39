import path from 'node:path'

import { createClassifier } from '~/server/inference/classifier'

const inSupport = (name: string) => path.join(__dirname, name)

/** The shipped network, in a thread of its own as on the server. */
export const startTestClassifier = (
  modelDir = path.resolve('models/leaf'),
  workers = 1,
  workerFile = inSupport('inferenceWorker.js'),
) => createClassifier({ modelDir, workers, workerFile })
