import SQLite from 'better-sqlite3'
import { SqliteDialect } from 'kysely'
import type { SqliteDatabase } from 'kysely'

import { messageOf } from '~/server/domain/errors'

/** How long a statement waits while another process, such as a backup, holds the file. */
const BUSY_TIMEOUT_MS = 5_000

/** Throws one sentence when the file cannot be opened or is damaged. */
export function openSqlite(file: string) {
  try {
    return new SqliteDialect({ database: forgiving(connect(file)) })
  } catch (cause) {
    throw new Error(`The database file ${file} cannot be used: ${messageOf(cause)}.`, { cause })
  }
}

function connect(file: string) {
  const database = new SQLite(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL') // an answered request survives a power cut
    database.pragma('foreign_keys = ON')
    database.pragma('recursive_triggers = ON') // without it, `insert or replace` deletes behind the triggers' back
    database.pragma('secure_delete = ON') // a deleted account is overwritten, not only unlinked
    const damage = database.pragma('quick_check(1)', { simple: true })
    if (damage !== 'ok') throw new Error(`it is damaged (${String(damage)})`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * On a full disk or a failed write SQLite takes a transaction back by itself. That there is nothing left to roll back
 * must not hide why.
 */
const forgiving = (database: SQLite.Database): SqliteDatabase => ({
  prepare: (statement) =>
    database.prepare(statement === 'rollback' && !database.inTransaction ? 'select 0' : statement),
  close: () => {
    database.close()
  },
})
