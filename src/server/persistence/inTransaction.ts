import { setTimeout as wait } from 'node:timers/promises'

import { sql, type Transaction } from 'kysely'

import { codeOf } from '~/server/domain/errorText'

import type { Database, OpenDatabase, Schema } from './schema'

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

/** For a page of rows that nobody waits for. */
const PAGE_TIMEOUT_MS = 60_000

/** Reads with a limit of its own on PostgreSQL, in a transaction: a pooler does not keep settings of a session. */
export const readPage = <Result>(reader: OpenDatabase, read: (db: Database) => Promise<Result>): Promise<Result> =>
  reader.dialect === 'sqlite'
    ? read(reader)
    : reader.transaction().execute(async (transaction) => {
        await sql`set local statement_timeout = ${sql.lit(PAGE_TIMEOUT_MS)}`.execute(transaction)
        return read(transaction)
      })

/** While another server migrates the database; indexing a large table takes minutes. */
const MIGRATION_LOCK_WAIT_MS = 10 * 60_000
/** That of Kysely, whose own belongs to a session: a pooler in transaction mode would leave it behind. */
const MIGRATION_LOCK_ID = '3853314791062309107'

/** All or nothing, schema included, one server at a time. */
export const underMigrationLock = <Result>(
  db: OpenDatabase,
  work: (locked: Database) => Promise<Result>,
  waitMs = MIGRATION_LOCK_WAIT_MS,
): Promise<Result> =>
  db.connection().execute(async (connection) => {
    if (db.dialect === 'sqlite') await retry(() => sql`begin immediate`.execute(connection), waitMs)
    else await sql`begin`.execute(connection)
    try {
      if (db.dialect === 'postgres') await lockForMigration(connection, waitMs)
      const result = await work(connection)
      if (db.dialect === 'postgres') await limitStatements(connection)
      await sql`commit`.execute(connection)
      return result
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => undefined) // as above
      throw error
    }
  })

async function lockForMigration(connection: Database, waitMs: number) {
  await sql`set local statement_timeout = 0`.execute(connection)
  await sql`set local lock_timeout = ${sql.lit(waitMs)}`.execute(connection)
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK_ID)})`.execute(connection)
}

/**
 * A default of the role in this database, unless an operator has set one: a startup parameter is refused by poolers, and
 * a setting of the session is lost there. This connection gets it, too: a pooler keeps it.
 */
const limitStatements = (connection: Database) =>
  sql`
    do $$ declare value text; begin
      select substring(setting from '^statement_timeout=(.*)') into value
        from pg_db_role_setting, pg_database, unnest(setconfig) as setting
        where pg_database.oid = setdatabase and datname = current_database()
          and setrole = session_user::regrole and setting like 'statement_timeout=%';
      if value is null then
        value := '4s';
        execute format('alter role %I in database %I set statement_timeout = %L', session_user, current_database(), value);
      end if;
      perform set_config('statement_timeout', value, false);
    end $$`.execute(connection)
