import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'
import type { Transaction } from 'kysely'

import { codeOf } from '~/server/domain/domainError'

import type { Database, Schema } from './schema'

/** PostgreSQL's codes for a serialization failure and a deadlock; and a unique index, whose other row the next try finds. */
const LOST = /^(40001|40P01|23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/
const MAX_RETRIES = 3
/** Another process writes to the SQLite file. */
const LOCKED = /^SQLITE_BUSY/
const LOCK_WAIT_MS = 4_000
const LOCK_POLL_MS = 25
const REFUSAL_LASTS_MS = 1_000

/** When a write last waited for SQLite's lock in vain. What follows at once, such as its clean-up, does not wait again. */
let refusedAt = -Infinity

/** Runs `work` again when the database gave up on it for a reason that passes; it must have changed nothing. */
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

/** On SQLite: everything or nothing, schema included, while no other process can write. Waits `lockWaitMs` for one that does. */
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
