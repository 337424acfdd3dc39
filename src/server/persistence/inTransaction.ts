import { setTimeout as wait } from 'node:timers/promises'

import type { Transaction } from 'kysely'

import { codeOf } from '~/server/domain/errors'

import type { Database } from './database'
import type { Schema } from './schema'

const MAX_RETRIES = 3
const FIRST_PAUSE_MS = 10
/** PostgreSQL's codes for: could not serialize, deadlock. Whoever gets one has changed nothing and may begin again. */
const CONFLICTS = ['40001', '40P01']

/**
 * Everything or nothing. `work` begins with a statement that writes: on SQLite a transaction that has read cannot begin
 * to write once another process has. It runs again when it lost to another transaction.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let retries = 0; ; retries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (retries === MAX_RETRIES || !CONFLICTS.includes(codeOf(error))) throw error
      await wait(FIRST_PAUSE_MS * 2 ** retries * Math.random())
    }
  }
}
