import type { KeyedHash } from './security'
import type { SteadyClock } from './steadyClock'

/** So many requests at once, and then one more every `everyMs`. */
export type RequestRule = { atOnce: number; everyMs: number }

/** What one server has let past under one key since `since`: it takes `spentMs` to earn it back. Whole milliseconds. */
export type Spending = {
  key: string
  since: number
  spentMs: number
  /** When all that this server knows of is earned back. */
  settledAt: number
  /** More is never owed, whatever several servers have let past at the same moment. */
  maxDebtMs: number
}

/** What all servers on one database know of each other. */
export type Spendings = {
  /** Adds what one server has let past; answers with the moment at which what all of them did is earned back. */
  add(spending: Spending, now: number): Promise<number>
}

export type SharingNeeds = { spendings: Spendings; keyedHash: KeyedHash }

/** What one server knows of one visitor: `untoldMs` of it, from `since` on, it alone. */
export type Asked = { rule: RequestRule; settledAt: number; since: number; untoldMs: number }

/** Of a budget: what a server lets past before it tells the others. */
const UNTOLD = 0.1

export const budgetMs = ({ atOnce, everyMs }: RequestRule) => atOnce * everyMs

/** Two servers may each have given away a whole budget before they heard of one another. */
export const maxDebtMs = (rule: RequestRule) => Math.ceil(2 * budgetMs(rule))

/** Tells the other servers of whoever asks much, and hears from them what they let past. */
export function createSharing({ spendings, keyedHash, clock }: SharingNeeds & { clock: SteadyClock }) {
  const toTell = new Map<string, Asked>()
  let telling: Promise<void> | undefined

  return {
    /** After one request was let past. */
    count(key: string, asked: Asked, time: number) {
      if (asked.untoldMs === 0) asked.since = time
      asked.untoldMs += asked.rule.everyMs
      if (asked.untoldMs >= budgetMs(asked.rule) * UNTOLD) toTell.set(key, asked)
    },
    /** Rejects when the database does; what was to be told is told the next time. */
    share: (): Promise<void> => (telling ??= tellAll().finally(() => (telling = undefined))),
  }

  async function tellAll() {
    for (const [key, asked] of toTell) {
      toTell.delete(key)
      const before = { ...asked }
      asked.untoldMs = 0
      try {
        const spending = spendingOf(before, keyedHash('requests', key), clock)
        hear(asked, await spendings.add(spending, clock.toClock(clock.now())), clock)
      } catch (error) {
        Object.assign(asked, { since: before.since, untoldMs: before.untoldMs + asked.untoldMs })
        toTell.set(key, asked)
        throw error
      }
    }
  }
}

const spendingOf = ({ rule, since, untoldMs, settledAt }: Asked, key: string, { toClock }: SteadyClock): Spending => ({
  key,
  since: toClock(since),
  spentMs: Math.ceil(untoldMs),
  settledAt: Math.ceil(toClock(settledAt)),
  maxDebtMs: maxDebtMs(rule),
})

/** `toldMs`: of all servers, but for what this one has let past since it told them. */
function hear(asked: Asked, toldMs: number, clock: SteadyClock) {
  const told = clock.fromClock(toldMs)
  const withUntold = asked.untoldMs === 0 ? told : Math.max(told, asked.since) + asked.untoldMs
  asked.settledAt = Math.max(asked.settledAt, Math.min(withUntold, clock.now() + maxDebtMs(asked.rule)))
}
