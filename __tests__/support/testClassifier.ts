import path from 'node:path'

import { createClassifier } from '~/server/inference/classifier'

/** The shipped network, in a thread of its own as on the server. */
export const startTestClassifier = (modelDir = path.resolve('models/leaf'), workers = 1) =>
  createClassifier({ modelDir, workers, workerFile: path.join(__dirname, 'inferenceWorker.js') })
