import { join } from 'node:path'

import { build as prettyStream } from 'pino-pretty'

import { loadEnvironmentFile } from './config/environmentFile'
import { createClassifier } from './inference/leafClassifier'
import { startServer } from './start'
import { exitWithError, stopOnSignal } from './stopOnSignal'
import { VERSION } from './version'

const BUILD = join(__dirname, '..')

async function main() {
  process.umask(0o077) // the database is readable by its owner only
  loadEnvironmentFile(process.env)
  const starting = startServer({
    environment: process.env,
    modelDir: join(BUILD, 'model'),
    publicDir: join(BUILD, 'public'),
    workerFile: join(__dirname, 'inferenceWorker.js'),
    createClassifier,
    // human-readable at a terminal, JSON lines elsewhere
    logStream: process.stdout.isTTY ? prettyStream({ ignore: 'pid,hostname', sync: true }) : undefined,
  })
  stopOnSignal(starting)
  console.log(`Jani ${VERSION} is ready: ${(await starting).url}`)
}

main().catch(exitWithError)
