import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import SQLite from 'better-sqlite3'

import { framesIn } from './copyLog'
import { checkCopy } from './copySqlite'
import { committedFrames } from './followLog'
import { newestSnapshotIn, numberOf, partsFrom, syncToDisk } from './replicaFiles'

/**
 * Makes the new SQLite `file` from what `replicateSqlite` has left in `folder`, however it ended. Throws one sentence, and
 * leaves nothing, when there is no snapshot, when a part of the log is missing or damaged, or when there is such a file.
 */
export function restoreReplica(folder: string, file: string): void {
  const snapshot = newestSnapshotIn(folder)
  if (snapshot === undefined) throw new Error(`There is no snapshot of a database in ${folder}.`)
  for (const name of [file, `${file}-wal`])
    if (existsSync(name)) throw new Error(`There is ${name} already; move it away first.`)
  const unfinished = `${file}.unfinished`
  try {
    copyFileSync(join(folder, snapshot), unfinished)
    const parts = partsFrom(folder, numberOf(snapshot))
    for (const [index, part] of parts.entries()) playBack(join(folder, part), unfinished, index === parts.length - 1)
    checkCopy(unfinished)
    syncToDisk(unfinished)
    renameSync(unfinished, file)
    syncToDisk(dirname(file))
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true })
  }
}

/** SQLite takes from a log what is whole in it. Of a part that is not the last all must be. */
function playBack(part: string, file: string, isLast: boolean) {
  copyFileSync(part, `${file}-wal`)
  const database = new SQLite(file)
  try {
    database.prepare('select count(*) from sqlite_schema').get()
    const whole = committedFrames(database)
    if (!isLast && whole < framesIn(part)) throw new Error(`${part} is damaged: what comes after it does not fit.`)
    database.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    database.close()
  }
}
