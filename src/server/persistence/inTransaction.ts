import { setTimeout as wait } from 'node:timers/promises'

import { sql, type Transaction } from 'kysely'

import { codeOf } from '~/server/domain/domainError'

import type { Database, Schema } from './schema'

/** Serialization failure, deadlock, and unique index violation, after which a retry finds the other row. */
const LOST = /^(40001|40P01|23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/
const MAX_RETRIES = 3
/** Another process writes to the SQLite file. */
const LOCKED = /^SQLITE_BUSY/
const LOCK_WAIT_MS = 4_000
const LOCK_POLL_MS = 25
const REFUSAL_LASTS_MS = 1_000

/** When a write last timed out on SQLite's lock. Writes right after that, such as a clean-up, do not wait. */
let refusedAt = -Infinity

/** Retries `work` after a transient failure of the database, which must have changed nothing. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  const lockWaitMs = performance.now() - refusedAt < REFUSAL_LASTS_MS ? 0 : LOCK_WAIT_MS
  try {
    return await retry(work, lockWaitMs)
  } catch (error) {
    if (lockWaitMs > 0 && LOCKED.test(codeOf(error))) refusedAt = performance.now()
    throw error
  }
}

async function retry<Result>(work: () => Promise<Result>, lockWaitMs: number): Promise<Result> {
  const giveUpAt = performance.now() + lockWaitMs
  for (let retries = 0; ; retries++) {
    try {
      return await work()
    } catch (error) {
      const code = codeOf(error)
      if (LOCKED.test(code) && performance.now() < giveUpAt) await wait(LOCK_POLL_MS)
      else if (LOST.test(code) && retries < MAX_RETRIES) await wait(10 * 2 ** retries * Math.random())
      else throw error
    }
  }
}

/**
 * All or nothing, with retries. `work` must begin with a write: a SQLite transaction that has read cannot start to
 * write once another process has written.
 */
export const inTransaction = <Result>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> =>
  withRetries(async () => {
    // the statements' row locks suffice at this level; stricter ones would only fail more transactions
    const transaction = await db.startTransaction().setIsolationLevel('read committed').execute()
    try {
      const result = await work(transaction)
      await transaction.commit().execute()
      return result
    } catch (error) {
      // SQLite rolls back by itself when the disk is full: a failing rollback must not hide the cause
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined)
      throw error
    }
  })

/** On SQLite: all or nothing, schema included, under an exclusive write lock. Waits for it up to `lockWaitMs`. */
export const underWriteLock = <Result>(
  db: Database,
  lockWaitMs: number,
  work: (locked: Database) => Promise<Result>,
): Promise<Result> =>
  db.connection().execute(async (connection) => {
    await retry(() => sql`begin immediate`.execute(connection), lockWaitMs)
    try {
      const result = await work(connection)
      await sql`commit`.execute(connection)
      return result
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => undefined) // as above
      throw error
    }
  })
