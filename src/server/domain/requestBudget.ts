import { TooManyAttempts } from './errors'
import type { Limits } from './limits'
import type { Clock } from './security'

/** So many requests at once, and then one more every `everyMs`. */
export type RequestRule = { atOnce: number; everyMs: number }

type Needs = { limits: Pick<Limits, 'accountRequests' | 'addressRequests'>; now: Clock; maxKeys?: number }

export type RequestBudget = ReturnType<typeof createRequestBudget>

/** About 10 MB of names. */
const MAX_KEYS = 50_000

/**
 * Keeps one visitor from taking the server for themselves. It guards no secret, so it lives in memory and is forgotten
 * with the process: a database write for every question would cost more than the question.
 */
export function createRequestBudget({ limits, now, maxKeys = MAX_KEYS }: Needs) {
  /** The moment at which everything a key has spent is earned back. */
  const settledAt = new Map<string, number>()

  return {
    spendForAccount: (id: string) => {
      spend(`account ${id}`, limits.accountRequests)
    },
    spendForAddress: (network: string) => {
      spend(`address ${network}`, limits.addressRequests)
    },
  }

  function spend(key: string, { atOnce, everyMs }: RequestRule) {
    const time = now()
    const debt = (settledAt.get(key) ?? 0) - time
    // a debt beyond the budget was made by a clock that has since been set back
    const settled = debt <= 0 || debt > atOnce * everyMs ? time : time + debt
    const waitMs = settled + everyMs - time - atOnce * everyMs
    if (waitMs > 0) throw new TooManyAttempts(waitMs)
    settledAt.delete(key) // so that the map stays in the order of use
    settledAt.set(key, settled + everyMs)
    if (settledAt.size > maxKeys) forgetOldest(time)
  }

  /** Whoever asked longest ago, and everybody who has nothing left to settle beside them. */
  function forgetOldest(time: number) {
    for (const [key, settled] of settledAt) {
      if (settledAt.size <= maxKeys && settled > time) return
      settledAt.delete(key)
    }
  }
}
