import { randomInt } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

import type { InBackground } from './domain/accounts/mails'
import { settleWithin } from './domain/deadline'

/** Short enough for a user who waits for the mail. */
const LONGEST_DELAY_MS = 3_000

/** Unfinished work is dropped then: written mails are in the outbox. */
const SETTLE_TIMEOUT_MS = 500

/** Runs work after responses; on stop, waits briefly for it. */
export function createBackground(onError: (error: unknown) => void, randomDelayMs = () => randomInt(LONGEST_DELAY_MS)) {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  setMaxListeners(0, stopping.signal) // one per delayed task

  /** For work whose duration must not show in the next request's. */
  const runAtRandomTime: InBackground = (work) => {
    const delay = wait(randomDelayMs(), undefined, { signal: stopping.signal })
    const task = delay
      .catch(() => undefined) // stopping: run now or never
      .then(work)
      .catch(onError)
      .finally(() => running.delete(task))
    running.add(task)
  }

  return {
    runAtRandomTime,
    settled: () => {
      stopping.abort()
      return settleWithin<unknown>(SETTLE_TIMEOUT_MS, Promise.all(running), () => undefined)
    },
  }
}
