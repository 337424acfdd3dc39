import { join } from 'node:path'

import { build as prettyStream } from 'pino-pretty'

import { loadEnvironmentFile } from './config/environmentFile'
import { messageOf } from './domain/domainError'
import { createClassifier } from './inference/leafClassifier'
import { startServer } from './start'
import { VERSION } from './version'

const BUILD = join(__dirname, '..')
/** The terminal and npm both deliver one Ctrl-C; the second delivery is not a second request. */
const SAME_KEYSTROKE_MS = 500

async function main() {
  process.umask(0o077) // the database is readable by its owner only
  loadEnvironmentFile()
  const starting = startServer({
    environment: process.env,
    modelDir: join(BUILD, 'model'),
    publicDir: join(BUILD, 'public'),
    workerFile: join(__dirname, 'inferenceWorker.js'),
    createClassifier,
    // human-readable at a terminal, JSON lines elsewhere
    logStream: process.stdout.isTTY ? prettyStream({ ignore: 'pid,hostname', sync: true }) : undefined,
  })
  stopOnSignal(async () => (await Promise.race([starting, Promise.resolve(undefined)]))?.stop())
  console.log(`Jani ${VERSION} is ready: ${(await starting).url}`)
}

/** The first signal lets open requests finish; a second one, or one during start, ends the process at once. */
function stopOnSignal(stop: () => Promise<void>) {
  let firstAt: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    if (firstAt === undefined) {
      firstAt = performance.now()
      stop().then(() => process.exit(0), exitWithError)
      return
    }
    const isSameKeystroke = signal === 'SIGINT' && performance.now() - firstAt < SAME_KEYSTROKE_MS
    if (!isSameKeystroke) process.exit(1)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

function exitWithError(error: unknown) {
  console.error(`Jani cannot run: ${messageOf(error)}`)
  process.exit(1)
}

main().catch(exitWithError)
