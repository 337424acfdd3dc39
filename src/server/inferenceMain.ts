import { join } from 'node:path'

import { loadEnvironmentFile } from './config/environmentFile'
import { createClassifier } from './inference/leafClassifier'
import { terminalStream } from './lifecycle'
import { startInference } from './startInference'
import { exitWithError, stopOnSignal } from './stopOnSignal'

const BUILD = join(__dirname, '..')

async function main() {
  const unknownSettings = loadEnvironmentFile(process.env)
  const starting = startInference({
    environment: process.env,
    unknownSettings,
    modelDir: join(BUILD, 'model'),
    workerFile: join(__dirname, 'inferenceWorker.js'),
    createClassifier,
    logStream: terminalStream(),
  })
  stopOnSignal(starting)
  await starting
}

main().catch(exitWithError)
