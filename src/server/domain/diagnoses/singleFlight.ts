type Flight<Result> = { content: string; result: Promise<Result>; waiters: Waiters }
type Waiters = { join: (signal: AbortSignal) => void; allGone: AbortSignal }

type Call<Result> = {
  key: string
  content: string
  /** Aborted when this caller stops waiting. */
  signal: AbortSignal
  /** Its signal is aborted when the last caller stops waiting. */
  task: (signal: AbortSignal) => Promise<Result>
}

/**
 * Callers with the same key and content share one execution. A call with other content, or one that comes after all
 * callers have left, waits for the execution to end and then runs its own.
 */
export function createSingleFlight<Result>() {
  const flights = new Map<string, Flight<Result>>()

  return {
    has: (key: string) => flights.has(key),
    async run({ key, content, signal, task }: Call<Result>): Promise<Result> {
      for (let flight = flights.get(key); flight; flight = flights.get(key)) {
        if (flight.content === content && !flight.waiters.allGone.aborted) {
          flight.waiters.join(signal)
          return flight.result
        }
        await flight.result.catch(() => undefined)
      }
      const waiters = createWaiters()
      waiters.join(signal)
      const result = task(waiters.allGone)
      flights.set(key, { content, result, waiters })
      return result.finally(() => flights.delete(key))
    },
  }
}

function createWaiters(): Waiters {
  const controller = new AbortController()
  let count = 0
  const leave = () => {
    if (--count === 0) controller.abort()
  }
  return {
    allGone: controller.signal,
    join(signal) {
      count++
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
    },
  }
}
