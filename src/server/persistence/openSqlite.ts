import SQLite from 'better-sqlite3'
import type { SqliteDatabase } from 'kysely'

import { messageOf } from '~/server/domain/errors'

import { ReadingDialect } from './readAtOnce'
import type { ReadAtOnce } from './readAtOnce'

/** How long a statement waits while another process, such as a backup, holds the file. */
const BUSY_TIMEOUT_MS = 5_000

/** Throws one sentence when the file cannot be opened or is damaged. */
export function openSqlite(file: string) {
  try {
    const database = connect(file)
    const prepare = keepStatements(database)
    return new ReadingDialect({ database: forgiving(database, prepare) }, reading(database, prepare))
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
function forgiving(database: SQLite.Database, prepare: Prepare): SqliteDatabase {
  return {
    prepare: (text) => prepare(text === 'rollback' && !database.inTransaction ? 'select 0' : text),
    close: () => {
      database.close()
    },
  }
}

function reading(database: SQLite.Database, prepare: Prepare): ReadAtOnce {
  return ({ sql, parameters }) => {
    if (database.inTransaction) return undefined
    const statement = prepare(sql)
    return statement.readonly && statement.reader ? statement.all(parameters) : undefined
  }
}

type Prepare = (text: string) => SQLite.Statement

const MOST_STATEMENTS = 500
const CHANGES_TABLES = /^\s*(create|alter|drop)\b/i

/** There are a few dozen statements, and preparing one costs more than running it. */
function keepStatements(database: SQLite.Database): Prepare {
  const kept = new Map<string, SQLite.Statement>()
  return (text: string) => {
    if (CHANGES_TABLES.test(text) || kept.size >= MOST_STATEMENTS) kept.clear()
    const statement = kept.get(text) ?? database.prepare(text)
    kept.set(text, statement)
    return statement
  }
}
