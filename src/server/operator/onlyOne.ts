import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import type { Records } from './command'

/** A command that was killed keeps the next one waiting for so long. */
const LEASE_MS = 30_000
const RENEW_MS = LEASE_MS / 3
const POLL_MS = 500

/**
 * Runs `work` while no other process does the same, on any machine; throws if one still does so after the lease of a
 * killed one would have ended. `renew` rejects once another process has taken over, such as after a machine has slept.
 */
export async function onlyOne<Result>(
  { leases, now }: Pick<Records, 'leases' | 'now'>,
  name: string,
  work: (renew: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID()
  const take = () => leases.take({ name, holder, now: now(), until: now() + LEASE_MS })
  const giveUpAt = now() + LEASE_MS + POLL_MS
  while (!(await take())) {
    if (now() > giveUpAt) throw new Error(`Another command is at work: ${name}. Wait until it has ended.`)
    await wait(POLL_MS)
  }
  const renew = async () => {
    if (!(await take())) throw new Error(`Another command has taken over: ${name}.`)
  }
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS)
  try {
    return await work(renew)
  } finally {
    clearInterval(timer)
    await leases.giveBack({ name, holder })
  }
}
