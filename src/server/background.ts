import { randomInt } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

import type { InBackground } from './domain/accounts/mails'
import { settleWithin } from './domain/deadline'

/** Short enough for a user who waits for the mail. */
const LONGEST_DELAY_MS = 3_000

/** What has not been done by then is left: a mail that was written is in the outbox. */
const SETTLE_TIMEOUT_MS = 500

/** Work that no request waits for; the server waits a moment for it when it stops. */
export function createBackground(onError: (error: unknown) => void, randomDelayMs = () => randomInt(LONGEST_DELAY_MS)) {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  setMaxListeners(0, stopping.signal) // one for each delayed task

  /** For work whose amount must not show in how long the next request takes. */
  const runAtRandomTime: InBackground = (work) => {
    const delay = wait(randomDelayMs(), undefined, { signal: stopping.signal })
    const task = delay
      .catch(() => undefined) // the server stops: now or never
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
