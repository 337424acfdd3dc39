import { Kysely } from 'kysely'

import { openPostgres } from './openPostgres'
import { openSqlite } from './openSqlite'
import type { Schema } from './schema'

export type Database = Kysely<Schema>

/** A file path (or `:memory:`) of SQLite, or the address of a PostgreSQL database. */
export type DatabaseLocation = { sqliteFile: string } | { postgresUrl: string }

/** Opens a database that has been seen to answer; throws one sentence when it does not. Nothing outside this folder knows which it is. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const dialect = 'postgresUrl' in location ? await openPostgres(location.postgresUrl) : openSqlite(location.sqliteFile)
  return new Kysely<Schema>({ dialect })
}
