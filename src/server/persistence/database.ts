import { existsSync } from 'node:fs'

import { migrate } from './migrate'
import { openPostgres, openPostgresForMigrations } from './openPostgres'
import { openSqlite } from './openSqlite'
import type { OpenDatabase } from './schema'

/** A file path (or `:memory:`) of SQLite, or the address of a PostgreSQL database. */
export type DatabaseLocation = { sqliteFile: string } | { postgresUrl: string }

/** Opens a database and checks that it answers; throws one sentence when it does not. */
export const openDatabase = async (location: DatabaseLocation): Promise<OpenDatabase> =>
  'postgresUrl' in location ? openPostgres(location.postgresUrl) : openSqlite(location.sqliteFile)

/** Brings the database up to date and opens it. Servers that start at the same time wait for each other. */
export async function openMigratedDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('postgresUrl' in location) {
    const connection = await openPostgresForMigrations(location.postgresUrl)
    await migrate(connection).finally(() => connection.destroy())
    return openDatabase(location)
  }
  const db = await openDatabase(location)
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Throws one sentence when the SQLite file that the settings name does not exist. */
export function requireDatabase(location: DatabaseLocation, hint = '') {
  if ('sqliteFile' in location && !existsSync(location.sqliteFile))
    throw new Error(`There is no database at ${location.sqliteFile}. Check DATA_DIR and DATABASE_URL${hint}.`)
}
