type RetryQueueDeps = {
  /** Whether nothing is left to be done for this name. Does not reject. */
  attempt: (name: string) => Promise<boolean>
  firstRetryMs: number
}

type Attempt = { failures: number; dueAt: number }

const LONGEST_RETRY_MS = 60 * 60_000

/** Attempts one name after the other; after a failure again, at intervals that double. */
export function createRetryQueue({ attempt, firstRetryMs }: RetryQueueDeps) {
  const waiting = new Map<string, Attempt>()
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  function schedule() {
    clearTimeout(timer)
    if (isClosed || running || waiting.size === 0) return
    timer = setTimeout(run, waitMs([...waiting.values()])).unref()
  }

  function run() {
    running = attemptDue().finally(() => {
      running = undefined
      schedule()
    })
  }

  async function attemptDue() {
    for (const [name, { failures, dueAt }] of [...waiting]) {
      if (isClosed || dueAt > performance.now()) continue
      if (await attempt(name)) waiting.delete(name)
      else waiting.set(name, { failures: failures + 1, dueAt: performance.now() + retryMs(firstRetryMs, failures) })
    }
  }

  return {
    add(name: string) {
      if (!waiting.has(name)) waiting.set(name, { failures: 0, dueAt: performance.now() })
      schedule()
    },
    /** Begins no further attempt, and waits for the one in progress. */
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}

const waitMs = (attempts: readonly Attempt[]) =>
  Math.max(0, Math.min(...attempts.map(({ dueAt }) => dueAt)) - performance.now())

const retryMs = (firstMs: number, failures: number) => Math.min(firstMs * 2 ** failures, LONGEST_RETRY_MS)
