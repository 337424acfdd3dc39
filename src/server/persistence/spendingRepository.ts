import { sql } from 'kysely'

import type { Spendings } from '~/server/domain/sharing'

import { ALWAYS, CLOCK_SKEW_MS } from './attemptRepository'
import type { Database } from './database'

/**
 * Requests are counted beside the other things that are tried: `forgiven_at` is when all are earned back. They are told
 * some time after they were made, so what was earned meanwhile, from `since` on, counts.
 */
export const createSpendingRepository = (db: Database): Spendings => ({
  async add({ key, since, spentMs, settledAt, maxDebtMs }, now) {
    const most = now + maxDebtMs
    const known = sql<number>`case when attempt.forgiven_at > ${since} then attempt.forgiven_at else ${since} end`
    const owed = sql<number>`(${known}) + ${spentMs}`
    const { forgiven_at } = await db
      .insertInto('attempt')
      .values({ key, forgiven_at: settledAt, open_at: ALWAYS })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          forgiven_at: sql<number>`case
            when attempt.forgiven_at > ${most + CLOCK_SKEW_MS} then ${settledAt}
            when ${owed} > ${most} then ${most}
            when ${owed} > ${settledAt} then ${owed}
            else ${settledAt} end`,
        }),
      )
      .returning('forgiven_at')
      .executeTakeFirstOrThrow()
    return forgiven_at
  },
})
