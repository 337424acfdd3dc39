import { tooManyLogins } from '../domainError'

/** How many may wait for each key, and for how long; both unlimited by default. */
type Options = { maxWaiting?: number; timeoutMs?: number; onFull: () => Error }

/** At most `limit` holders of each key at a time; the others wait in order. A key that is not held takes no memory. */
export function keyedSemaphore(limit: number, { maxWaiting = Infinity, timeoutMs, onFull }: Options) {
  const keys = new Map<string, { held: number; waiting: Set<() => void> }>()
  const isFull = (key: string) => {
    const state = keys.get(key)
    return state !== undefined && state.held >= limit && state.waiting.size >= maxWaiting
  }
  const join = (waiting: Set<() => void>) =>
    new Promise<void>((resolve, reject) => {
      waiting.add(resolve)
      const giveUp = () => {
        if (waiting.delete(resolve)) reject(onFull())
      }
      if (timeoutMs !== undefined) setTimeout(giveUp, timeoutMs).unref()
    })

  /** Resolves with an idempotent release function. */
  const acquire = async (key: string) => {
    if (isFull(key)) throw onFull()
    const state = keys.get(key) ?? { held: 0, waiting: new Set() }
    keys.set(key, state)
    if (state.held < limit) state.held++
    else await join(state.waiting)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const [next] = state.waiting
      if (next) state.waiting.delete(next)
      else state.held--
      next?.()
      if (state.held === 0) keys.delete(key)
    }
  }
  const run = async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const release = await acquire(key)
    return Promise.resolve().then(task).finally(release)
  }

  return { isFull, acquire, run }
}

/** Half of all hashes in work or waiting, so that one network cannot block the others. */
const MAX_PASSWORDS_OF_NETWORK = 17

export type NetworkLimit = ReturnType<typeof createNetworkLimit>

/** Rejects with 'unavailable' when one network has too many hashes in work or waiting. */
export const createNetworkLimit = () =>
  keyedSemaphore(MAX_PASSWORDS_OF_NETWORK, { maxWaiting: 0, onFull: tooManyLogins }).run
