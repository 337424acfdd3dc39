import SQLite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

import { messageOf } from '~/server/domain/domainError'

import type { OpenDatabase, Schema } from './schema'

/** While the file is opened, another process may recover or close it. */
const OPEN_TIMEOUT_MS = 10_000

/** More than the statements of the server; a list of ids makes one for each length. */
const MAX_KEPT_STATEMENTS = 300

/** Throws one sentence when the file cannot be opened or is damaged. */
export function openSqlite(file: string): OpenDatabase {
  try {
    const driver = connect(file)
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepingStatements(driver) }) })
    return Object.assign(db, { dialect: 'sqlite' as const, driver })
  } catch (cause) {
    throw new Error(`The database file ${file} cannot be used: ${messageOf(cause)}.`, { cause })
  }
}

/**
 * Kysely prepares a statement for each query, and runs one query at a time, so that a statement is never busy. After a
 * change of the schema SQLite prepares it again by itself.
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
    database.pragma('synchronous = FULL') // an answered request survives a power cut
    database.pragma('foreign_keys = ON')
    database.pragma('recursive_triggers = ON') // without it, `insert or replace` deletes without running the triggers
    database.pragma('secure_delete = ON') // a deleted account is overwritten, not only unlinked
    const damage = database.pragma('quick_check(1)', { simple: true })
    if (damage !== 'ok') throw new Error(`it is damaged (${String(damage)})`)
    database.pragma('busy_timeout = 0') // a wait would block this process; `withRetries` waits without blocking
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
