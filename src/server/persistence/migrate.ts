import { Migrator, sql } from 'kysely'
import type { Migration } from 'kysely'

import { messageOf } from '~/server/domain/errors'

import type { Database } from './schema'
import { dialectOf } from './dialectOf'
import { underWriteLock } from './inTransaction'
import * as wholeSchema from './migrations/001'

/** For another server that migrates the same file. */
const LOCK_WAIT_MS = 10 * 60_000

/** From the release 0.4.0 on, migrations are only added. */
export const MIGRATIONS: Record<string, Migration> = { '001': wholeSchema }

export const latestMigration = '001'

/** Brings the database up to date, whole or not at all; throws what is wrong and what to do. */
export async function migrate(db: Database, migrations = MIGRATIONS) {
  await refuseOtherVersions(db, migrations)
  try {
    // Kysely locks PostgreSQL and migrates it in one transaction; for SQLite it does neither
    if (dialectOf(db) === 'postgres') await migrateToLatest(db, migrations)
    else await underWriteLock(db, LOCK_WAIT_MS, (locked) => migrateToLatest(locked, migrations))
  } catch (cause) {
    const reason = `The database could not be brought up to date (${messageOf(cause)}) and is unchanged.`
    throw new Error(`${reason} Remove the cause and start again, or restore a backup.`, { cause })
  }
}

async function migrateToLatest(db: Database, migrations: typeof MIGRATIONS) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error(messageOf(error), { cause: error })
}

async function refuseOtherVersions(db: Database, migrations: typeof MIGRATIONS) {
  const unknown = (await executedMigrations(db)).find((name) => !(name in migrations))
  if (unknown !== undefined)
    throw new Error(
      `The database was made by another version of Jani (its migration ${unknown} is unknown to this one); ` +
        'start that version, or set DATA_DIR or DATABASE_URL to an empty database.',
    )
}

async function executedMigrations(db: Database) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
