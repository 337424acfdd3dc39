import { closeSync, openSync } from 'node:fs'

import SQLite from 'better-sqlite3'

import { codeOf } from '~/server/domain/errors'

import { copyLog } from './copyLog'

/** A writer that takes longer is left alone until the next time. */
const LOCK_TIMEOUT_MS = 500

export type LogFollower = ReturnType<typeof followLog>

/**
 * Copies the log (WAL) of a SQLite file that others write to into `folder`, commit by commit, and a part for each time
 * that SQLite begins its log anew. No commit is missed: an open read transaction keeps everybody from beginning the log
 * anew, and is let go of only while nobody can write and everything has been copied.
 */
export function followLog(file: string, folder: string) {
  const [holder, asker] = [connect(file), connect(file)]
  asker.exec('begin immediate') // SQLite makes the log where there is none
  asker.exec('rollback')
  const log = openSync(`${file}-wal`, 'r')
  const copy = copyLog(log, folder)

  const whileNobodyWrites = (work: () => void) => {
    if (!canLock(asker)) return false
    try {
      if (holder.inTransaction) holder.exec('commit')
      copy.upTo(() => committedFrames(holder))
      work()
      beginReading(holder)
    } finally {
      asker.exec('rollback')
    }
    return true
  }
  const letBeginAnew = () => whileNobodyWrites(() => void holder.pragma('wal_checkpoint(PASSIVE)'))
  if (!letBeginAnew()) throw new Error(`The database file ${file} is being written to by a program that does not stop.`)
  return {
    position: () => copy.position(),
    /** When it returns, whatever was committed before is in the folder, and on its disk. */
    ship() {
      copy.upTo(() => committedFrames(asker))
    },
    /** Does something when all that is committed is in the folder. Says whether it could: somebody may be writing. */
    whileNobodyWrites,
    /** The next writer begins the log anew, if nobody reads what is old. Says whether it could be done. */
    letBeginAnew,
    close() {
      for (const connection of [holder, asker]) connection.close()
      closeSync(log)
      copy.close()
    },
  }
}

function connect(file: string) {
  const database = new SQLite(file, { fileMustExist: true, timeout: LOCK_TIMEOUT_MS })
  if (database.pragma('journal_mode = WAL', { simple: true }) !== 'wal')
    throw new Error(`The database file ${file} has no log that could be copied.`)
  return database
}

/** From now on the connection sees the database as it is now. */
export function beginReading(database: SQLite.Database) {
  database.exec('begin')
  database.prepare('select count(*) from sqlite_schema').get() // it is the first read that begins the transaction
}

function canLock(database: SQLite.Database) {
  try {
    database.exec('begin immediate')
    return true
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') return false
    throw error
  }
}

/** In the log of a database, by a connection without a transaction. */
export function committedFrames(database: SQLite.Database) {
  const [counted] = database.pragma('wal_checkpoint(NOOP)') as { log: number }[]
  return Math.max(0, counted?.log ?? 0)
}
