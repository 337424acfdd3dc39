import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

import { messageOf } from './domain/errors'
import { createClassifier } from './inference/classifier'
import { logStreamFor } from './logStream'
import { startServer } from './start'
import type { RunningServer } from './start'

/** The same two steps up from dist/server and from src/server. */
const ROOT = join(__dirname, '..', '..')
const ENVIRONMENT_FILE = '.env'
/** npm passes on a Ctrl-C that the terminal has already delivered: that is no second wish. */
const SAME_KEYSTROKE_MS = 500
/**
 * The heap holds some 25 MB. Left to itself, V8 clears it whenever a third has been added: in a crowd twice a second,
 * each time for some 10 ms in which nobody is answered.
 */
const HEAP_GROWTH_PERCENT = 100

async function main() {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
  process.umask(0o077) // addresses and password hashes are nobody else's business
  if (existsSync(ENVIRONMENT_FILE)) process.loadEnvFile(ENVIRONMENT_FILE)
  const server = await startServer({
    environment: process.env,
    modelDir: join(ROOT, 'models', 'leaf'),
    publicDir: join(ROOT, 'dist', 'public'),
    workerFile: join(__dirname, 'inferenceWorker.js'),
    createClassifier,
    logStream: logStreamFor(process.stdout),
  })
  stopOnSignal(server)
  console.log(`Jani is ready: ${server.url}`)
}

/** The first signal lets open requests finish; a second one does not wait for them. */
function stopOnSignal(server: RunningServer) {
  let firstAt: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    if (firstAt === undefined) {
      firstAt = performance.now()
      server.stop().then(() => process.exit(0), giveUp)
      return
    }
    const isEcho = signal === 'SIGINT' && performance.now() - firstAt < SAME_KEYSTROKE_MS
    if (!isEcho) process.exit(1)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

function giveUp(error: unknown) {
  console.error(`Jani cannot run: ${messageOf(error)}`)
  process.exit(1)
}

main().catch(giveUp)
