import { join } from 'node:path'

import { loadEnvironmentFile } from './config/environmentFile'
import { createClassifier } from './inference/leafClassifier'
import { startInference } from './startInference'
import { exitWithError, stopOnSignal } from './stopOnSignal'
import { VERSION } from './version'

const BUILD = join(__dirname, '..')

async function main() {
  loadEnvironmentFile(process.env)
  const starting = startInference({
    environment: process.env,
    modelDir: join(BUILD, 'model'),
    workerFile: join(__dirname, 'inferenceWorker.js'),
    createClassifier,
  })
  stopOnSignal(starting)
  console.log(`Jani ${VERSION} inference is ready: ${(await starting).url}`)
}

main().catch(exitWithError)
