import { setTimeout as wait } from 'node:timers/promises'

import type { Transaction } from 'kysely'

import { codeOf } from '~/server/domain/errors'

import type { Database } from './database'
import type { Schema } from './schema'

/** How often a failed piece of work is tried again, and after which pause at first. */
const POLICIES = [
  // PostgreSQL's codes for a serialization failure and a deadlock
  { codes: /^(40001|40P01)$/, maxRetries: 3, pauseMs: (retries: number) => 10 * 2 ** retries * Math.random() },
  // another process writes to the SQLite file: four seconds together with the busy timeout
  { codes: /^SQLITE_BUSY/, maxRetries: 20, pauseMs: () => 100 },
]

/** Runs `work` again when the database gave up on it for a reason that passes; it must have changed nothing. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries++) {
    try {
      return await work()
    } catch (error) {
      const policy = POLICIES.find(({ codes }) => codes.test(codeOf(error)))
      if (policy === undefined || retries >= policy.maxRetries) throw error
      await wait(policy.pauseMs(retries))
    }
  }
}

/**
 * Everything or nothing, with retries. `work` begins with a statement that writes: on SQLite a transaction that has read
 * cannot begin to write once another process has.
 */
export const inTransaction = <Result>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> =>
  withRetries(async () => {
    // the row locks of the statements are enough at this level; stricter ones would only make transactions fail
    const transaction = await db.startTransaction().setIsolationLevel('read committed').execute()
    try {
      const result = await work(transaction)
      await transaction.commit().execute()
      return result
    } catch (error) {
      // SQLite rolls back on its own when the disk is full: a failing rollback must not hide the reason
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined)
      throw error
    }
  })
