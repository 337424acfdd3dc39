import { existsSync } from 'node:fs'

import { codeOf, messageOf } from '~/server/domain/domainError'

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

/** SQLSTATE prefixes: no connection, out of resources, cancelled, shutting down, lock not available, serialization failure. */
const POSTGRES_STATES = /^(08|25006|40001|40P01|53|55P03|57014|57P0)/
const NETWORK = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Another process holds the file, or the disk is full, failing or read-only. */
const SQLITE = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|LOCKED)/
/** Errors that pg throws without a code. */
const PG_SENTENCES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/

/** Whether the database could not be reached or was out of resources, so that the same call may succeed in a moment. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error)
  return [POSTGRES_STATES, NETWORK, SQLITE].some((kind) => kind.test(code)) || PG_SENTENCES.test(messageOf(error))
}
