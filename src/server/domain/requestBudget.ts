import { TooManyAttempts } from './errors'
import type { Limits } from './limits'
import type { Clock } from './security'
import { budgetMs, createSharing } from './sharing'
import type { Asked, RequestRule, SharingNeeds } from './sharing'
import { createSteadyClock } from './steadyClock'

type Needs = SharingNeeds & {
  limits: Pick<Limits, 'accountRequests' | 'addressRequests'>
  now: Clock
  maxKeys?: number
}

export type RequestBudget = ReturnType<typeof createRequestBudget>

/** About 30 MB. */
const MAX_KEYS = 50_000

/**
 * Keeps one visitor from taking the servers for themselves. It guards no secret, so each server counts in its memory, a
 * write for every question would cost more than the question, and tells the others of whoever asks much.
 */
export function createRequestBudget({ limits, now, maxKeys = MAX_KEYS, ...needs }: Needs) {
  const visitors = new Map<string, Asked>()
  const clock = createSteadyClock(now)
  const sharing = createSharing({ ...needs, clock })

  return {
    spendForAccount: (id: string) => {
      spend(`account ${id}`, limits.accountRequests)
    },
    spendForAddress: (network: string) => {
      spend(`address ${network}`, limits.addressRequests)
    },
    share: sharing.share,
  }

  function spend(key: string, rule: RequestRule) {
    const time = clock.now()
    const asked = visitors.get(key) ?? { rule, settledAt: time, since: time, untoldMs: 0 }
    const debt = Math.max(0, asked.settledAt - time)
    const waitMs = debt + rule.everyMs - budgetMs(rule)
    if (waitMs > 0) throw new TooManyAttempts(waitMs)
    asked.settledAt = time + debt + rule.everyMs
    sharing.count(key, asked, time)
    visitors.delete(key) // so that the map stays in the order of use
    visitors.set(key, asked)
    if (visitors.size > maxKeys) forgetOldest(time)
  }

  /** Whoever asked longest ago, and everybody who has nothing left to settle beside them. */
  function forgetOldest(time: number) {
    for (const [key, { settledAt }] of visitors) {
      if (visitors.size <= maxKeys && settledAt > time) return
      visitors.delete(key)
    }
  }
}
