import SQLite from 'better-sqlite3'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { existsSync } from 'node:fs'

import { codeOf, messageOf } from '~/server/domain/errorText'

import { migrate } from './migrate'
import { openPostgres, openPostgresForMigrations, openPostgresReader } from './openPostgres'
import type { OpenDatabase, Schema } from './schema'

/** A SQLite file path (or `:memory:`), or a PostgreSQL URL. */
export type DatabaseLocation = { sqliteFile: string } | { postgresUrl: string }

/** Opens a database and checks that it responds; throws one sentence if not. */
export const openDatabase = async (location: DatabaseLocation): Promise<OpenDatabase> =>
  'postgresUrl' in location ? openPostgres(location.postgresUrl) : openSqlite(location.sqliteFile)

/** A connection of its own for long reads: no request waits for it. Throws as `openDatabase` does. */
export const openReader = async (location: DatabaseLocation): Promise<OpenDatabase> =>
  'postgresUrl' in location
    ? openPostgresReader(location.postgresUrl)
    : openSqlite(location.sqliteFile, (file) => new SQLite(file, { readonly: true, timeout: 0 }))

/** Migrates the database and opens it. Servers that start at the same time wait for each other. */
export async function openMigratedDatabase(
  location: DatabaseLocation,
  onMigrated: (names: string[]) => void = () => undefined,
): Promise<OpenDatabase> {
  if ('postgresUrl' in location) {
    const connection = await openPostgresForMigrations(location.postgresUrl)
    onMigrated(await migrate(connection).finally(() => connection.destroy()))
    return openDatabase(location)
  }
  const db = await openDatabase(location)
  try {
    onMigrated(await migrate(db))
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Throws one sentence if the configured SQLite file does not exist. */
export function requireDatabase(location: DatabaseLocation, hint = '') {
  if ('sqliteFile' in location && !existsSync(location.sqliteFile))
    throw new Error(`There is no database at ${location.sqliteFile}. Check DATA_DIR and DATABASE_URL${hint}.`)
}

/** SQLSTATE prefixes: no connection, out of resources, cancelled, shutting down, lock not available, serialization failure. */
const POSTGRES_STATES = /^(08|25006|40001|40P01|53|55P03|57014|57P0)/
const NETWORK = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Another process locks the file, or the disk is full, failing or read-only. */
const SQLITE = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|LOCKED)/
/** Errors that pg throws without a code. */
const PG_SENTENCES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/

/** Whether the database was unreachable or out of resources, so that a retry may succeed soon. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error)
  return [POSTGRES_STATES, NETWORK, SQLITE].some((kind) => kind.test(code)) || PG_SENTENCES.test(messageOf(error))
}

/** 200 MB: a check reads the whole file, and the backup checks larger ones. */
const MAX_CHECKED_PAGES = 50_000

/** Another process may be recovering or closing the file. */
const OPEN_TIMEOUT_MS = 10_000

/** More than the server has; lists of ids make one statement per length. */
const MAX_KEPT_STATEMENTS = 300

/** Throws one sentence if the file cannot be opened or is damaged. */
function openSqlite(file: string, connectTo = connect): OpenDatabase {
  try {
    const driver = connectTo(file)
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepingStatements(driver) }) })
    return Object.assign(db, { dialect: 'sqlite' as const, driver })
  } catch (cause) {
    throw new Error(`The database file ${file} cannot be used: ${messageOf(cause)}.`, { cause })
  }
}

/**
 * Caches the statements that Kysely would prepare for each query. It runs one query at a time, so none is busy. SQLite
 * prepares them again after a schema change.
 */
function keepingStatements(database: SQLite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close() {
      database.close()
    },
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      const statement = database.prepare(sql)
      if (kept.size >= MAX_KEPT_STATEMENTS) kept.clear()
      kept.set(sql, statement)
      return statement
    },
  }
}

function connect(file: string) {
  const database = new SQLite(file, { timeout: OPEN_TIMEOUT_MS })
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL') // a completed request survives a power cut
    database.pragma('foreign_keys = ON')
    database.pragma('recursive_triggers = ON') // otherwise `insert or replace` deletes without running triggers
    database.pragma('secure_delete = ON') // overwrites deleted accounts instead of only unlinking them
    const pages = Number(database.pragma('page_count', { simple: true }))
    const damage = pages > MAX_CHECKED_PAGES ? 'ok' : database.pragma('quick_check(1)', { simple: true })
    if (damage !== 'ok') throw new Error(`it is damaged (${String(damage)})`)
    database.pragma('busy_timeout = 0') // waiting would block the process; `withRetries` does not
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
