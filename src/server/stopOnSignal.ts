import { messageOf } from './domain/errorText'
import type { RunningServer } from './lifecycle'

/** The terminal and npm both deliver one Ctrl-C; the second delivery is not a second request. */
const SAME_KEYSTROKE_MS = 500

/** The first signal lets open requests finish; a second one, or one during start, ends the process at once. */
export function stopOnSignal(starting: Promise<RunningServer>) {
  const stop = async () => (await Promise.race([starting, Promise.resolve(undefined)]))?.stop()
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
}

/** In the log's format: there may be no logger yet. */
export function exitWithError(error: unknown) {
  const msg = `Jani cannot run: ${messageOf(error)}`
  console.error(process.stderr.isTTY ? msg : JSON.stringify({ level: 60, time: Date.now(), msg }))
  process.exit(1)
}
