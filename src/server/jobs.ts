import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { clearInterval, setInterval } from 'node:timers'

import { settleWithin } from './domain/deadline'
import type { Leases } from './domain/leases'

/** `pause` is called between two pages of work; it rejects if the work has to end. */
type Job = {
  name: string
  run: (pause: () => Promise<void>) => Promise<void>
  /** Asked before the job takes its lease; true by default. */
  isDue?: () => Promise<boolean>
}

const CHECK_MS = 5 * 60_000
/** Another server goes on this long after one has died. */
const LEASE_MS = 2 * 60_000
/** The page in work has this long when the server stops. */
const CLOSE_MS = 500
/** Requests come first. */
const PAUSE_MS = 10

/** Runs each job that is due now and every five minutes, on one server at a time. Returns a function that stops it. */
export function startJobs(
  jobs: readonly Job[],
  leases: Leases,
  onError: (error: unknown) => void,
  { everyMs = CHECK_MS }: { everyMs?: number } = {},
) {
  const holder = randomUUID()
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function runOnOneServer({ name, run, isDue }: Job) {
    const take = () => leases.take({ name, holder, now: Date.now(), until: Date.now() + LEASE_MS })
    if (stopping.signal.aborted || (isDue && !(await isDue())) || !(await take())) return
    let renewAt = performance.now() + LEASE_MS / 2
    const pause = async () => {
      await wait(PAUSE_MS, undefined, { signal: stopping.signal })
      if (performance.now() < renewAt) return
      if (!(await take())) throw new Error(`Another server has taken over: ${name}.`)
      renewAt = performance.now() + LEASE_MS / 2
    }
    await run(pause).finally(() => leases.giveBack({ name, holder }))
  }

  async function round() {
    for (const job of jobs)
      await runOnOneServer(job).catch((cause: unknown) => {
        if (!stopping.signal.aborted) onError(new Error(`This has failed and is tried again: ${job.name}.`, { cause }))
      })
  }

  const check = () => {
    running ??= round().finally(() => {
      running = undefined
    })
  }
  check()
  const timer = setInterval(check, everyMs).unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await settleWithin<unknown>(CLOSE_MS, Promise.resolve(running), () => undefined)
  }
}
