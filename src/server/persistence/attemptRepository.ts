import { sql } from 'kysely'
import type { Transaction } from 'kysely'

import { longestDelayOf, memoryOf } from '~/server/domain/attempts'
import type { Attempt, AttemptRule, Attempts } from '~/server/domain/attempts'

import type { Database } from './database'
import { inTransaction } from './inTransaction'
import type { Schema } from './schema'

/** A try that is free delays no other, not even one that looked at its clock a moment earlier and is counted later. */
export const ALWAYS = 0

/** Tries that are counted side by side, or by servers whose clocks differ, are not counted in the order of their times. */
export const CLOCK_SKEW_MS = 60_000

export const createAttemptRepository = (db: Database): Attempts => ({
  async take(attempts, now) {
    const counting = inTransaction(db, (transaction) => countAll(transaction, attempts, now))
    const isTaken = await counting.catch((error: unknown) => {
      if (error === MUST_WAIT) return false
      throw error
    })
    return isTaken ? undefined : waitOf(db, attempts, now)
  },

  async giveBack(attempts) {
    for (const { key, rule } of attempts)
      await db
        .updateTable('attempt')
        .set((row) => ({ forgiven_at: row('forgiven_at', '-', rule.forgiveMs), open_at: ALWAYS }))
        .where('key', '=', key)
        .execute()
  },

  async forget(key) {
    await db.deleteFrom('attempt').where('key', '=', key).execute()
  },

  async sweep(now) {
    await db.deleteFrom('attempt').where('forgiven_at', '<=', now).where('open_at', '<=', now).execute()
  },
})

/** Thrown to undo what was counted before the one that has to wait. */
const MUST_WAIT = new Error('This attempt has to wait.')

async function countAll(transaction: Transaction<Schema>, attempts: readonly Attempt[], now: number) {
  for (const attempt of attempts) if (!(await count(transaction, attempt, now))) throw MUST_WAIT
  return true
}

/**
 * `forgiven_at` is when the last try will be forgiven: each one moves it on by the same step, so what is still owed
 * falls by itself. Times that no rule could have set by any server's clock were set by one that has since been put back;
 * they are void.
 */
async function count(transaction: Transaction<Schema>, { key, rule }: Attempt, now: number) {
  const memory = now + memoryOf(rule)
  const owed = sql<number>`case
    when attempt.forgiven_at <= ${now} or attempt.forgiven_at > ${memory + CLOCK_SKEW_MS} then ${now + rule.forgiveMs}
    when attempt.forgiven_at > ${memory - rule.forgiveMs} then ${memory}
    else attempt.forgiven_at + ${rule.forgiveMs} end`
  const row = await transaction
    .insertInto('attempt')
    .values({ key, forgiven_at: now + rule.forgiveMs, open_at: rule.free > 1 ? ALWAYS : now + rule.delaysMs[0] })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ forgiven_at: owed, open_at: openAt(owed, rule, now) })
        .where((row) =>
          row.or([row('attempt.open_at', '<=', now), row('attempt.open_at', '>', latestOpening(rule, now))]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** When the next try may follow: the more is owed, the later. */
function openAt(owed: ReturnType<typeof sql<number>>, { free, forgiveMs, delaysMs }: AttemptRule, now: number) {
  const steps = [ALWAYS, ...delaysMs.map((delayMs) => now + delayMs)].map((opens, step) => ({
    until: now + (free - 1 + step) * forgiveMs,
    opens,
  }))
  const cases = steps.map(({ until, opens }) => sql`when ${owed} <= ${until} then ${opens}`)
  const atLast = now + longestDelayOf({ free, forgiveMs, delaysMs })
  return sql<number>`cast(case ${sql.join(cases, sql` `)} else ${atLast} end as bigint)`
}

const latestOpening = (rule: AttemptRule, now: number) => now + longestDelayOf(rule) + CLOCK_SKEW_MS

/** How long until all of them are open. One that opens later than its rule allows is open: see `count`. */
async function waitOf(db: Database, attempts: readonly Attempt[], now: number) {
  const waits = attempts.map(async ({ key, rule }) => {
    const row = await db.selectFrom('attempt').select('open_at').where('key', '=', key).executeTakeFirst()
    const waitMs = (row?.open_at ?? now) - now
    return now + waitMs > latestOpening(rule, now) ? 0 : waitMs
  })
  return Math.max(1, ...(await Promise.all(waits)))
}
