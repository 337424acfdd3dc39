import { Migrator, sql, type Migration } from 'kysely'

import { messageOf } from '~/server/domain/errorText'

import type { Database, OpenDatabase } from './schema'
import { underMigrationLock } from './inTransaction'
import { createSchema } from './migrations/001'

type Migrations = Record<string, Migration>

/** From release 0.4.0 on, only add migrations. */
const migrationsFor = (dialect: OpenDatabase['dialect']): Migrations => ({ '001': createSchema(dialect) })

export const latestMigration = '001'

/** Migrates all or nothing; throws what is wrong and what to do. Returns what it applied. `later`: for tests. */
export async function migrate(db: OpenDatabase, later: Migrations = {}): Promise<string[]> {
  const migrations = { ...migrationsFor(db.dialect), ...later }
  try {
    return await underMigrationLock(db, async (locked) => {
      await refuseOtherVersions(locked, migrations) // perhaps another server has migrated meanwhile
      return migrateToLatest(locked, migrations)
    })
  } catch (cause) {
    if (cause instanceof OtherVersion) throw cause
    const reason = `The database could not be brought up to date (${messageOf(cause)}) and is unchanged.`
    throw new Error(`${reason} Remove the cause and start again, or restore a backup.`, { cause })
  }
}

/** Rejects if the database does not respond or lacks a migration of this build. */
export async function checkDatabase(db: Database) {
  const { rows } = await sql`select 1 from kysely_migration where name = ${latestMigration}`.execute(db)
  if (rows.length === 0) throw new Error('The database has not been brought up to date.')
}

async function migrateToLatest(db: Database, migrations: Migrations) {
  const provider = { getMigrations: async () => migrations }
  const migrator = new Migrator({ db, provider, disableTransactions: true }) // `underMigrationLock` has begun one
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error(messageOf(error), { cause: error })
  return results.map(({ migrationName }) => migrationName)
}

class OtherVersion extends Error {}

async function refuseOtherVersions(db: Database, migrations: Migrations) {
  const unknown = (await executedMigrations(db)).find((name) => !(name in migrations))
  if (unknown !== undefined)
    throw new OtherVersion(
      `The database was made by another version of Jani (its migration ${unknown} is unknown to this one); ` +
        'start that version, or set DATA_DIR or DATABASE_URL to an empty database.',
    )
}

/** Sorted; none if the database is not Jani's. */
export async function executedMigrations(db: Database) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
