import type { Database as SqliteDriver } from 'better-sqlite3'
import { Kysely } from 'kysely'
import type { Pool } from 'pg'

import { migrate } from './migrate'
import { openPostgres, openPostgresForMigrations } from './openPostgres'
import { openSqlite } from './openSqlite'
import type { Database, Schema } from './schema'

/** A file path (or `:memory:`) of SQLite, or the address of a PostgreSQL database. */
export type DatabaseLocation = { sqliteFile: string } | { postgresUrl: string }

/** Opens a database and checks that it answers; throws one sentence when it does not. Only this folder knows which kind it is. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { dialect, driver } =
    'postgresUrl' in location ? await openPostgres(location.postgresUrl) : openSqlite(location.sqliteFile)
  const db = new Kysely<Schema>({ dialect })
  drivers.set(db.getExecutor().adapter, driver)
  return db
}

/** Brings the database up to date and opens it. Servers that start at the same time wait for each other. */
export async function openMigratedDatabase(location: DatabaseLocation): Promise<Database> {
  if ('postgresUrl' in location) {
    const { dialect } = await openPostgresForMigrations(location.postgresUrl)
    const connection = new Kysely<Schema>({ dialect })
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

type Driver = { sqlite: SqliteDriver } | { postgres: Pool }

/** By adapter: a copy of a Kysely instance with a plugin shares it. */
const drivers = new WeakMap<object, Driver>()

/** What Kysely runs on, for a library that brings SQL of its own (the rate limiter). */
export function driverOf(db: Database): Driver {
  const driver = drivers.get(db.getExecutor().adapter)
  if (!driver) throw new Error('This database was not opened by openDatabase.')
  return driver
}
