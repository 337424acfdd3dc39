import { join } from 'node:path'

import { loadEnvironmentFile } from './config/environmentFile'
import { createClassifier } from './inference/leafClassifier'
import { terminalStream } from './lifecycle'
import { startServer } from './start'
import { exitWithError, stopOnSignal } from './stopOnSignal'

const BUILD = join(__dirname, '..')

async function main() {
  process.umask(0o077) // the database is readable by its owner only
  const unknownSettings = loadEnvironmentFile(process.env)
  const starting = startServer({
    environment: process.env,
    unknownSettings,
    modelDir: join(BUILD, 'model'),
    publicDir: join(BUILD, 'public'),
    workerFile: join(__dirname, 'inferenceWorker.js'),
    createClassifier,
    logStream: terminalStream(),
  })
  stopOnSignal(starting)
  await starting
}

main().catch(exitWithError)
