import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, copyFile, link, open, rename, rm } from 'node:fs/promises'

import SQLite from 'better-sqlite3'

import { codeOf } from '~/server/domain/errorText'
import { hasNoHardLinks, throwExplained } from '~/server/domain/fileErrors'

/** All pages in one step: a copy in several steps restarts after each write. */
const ALL_PAGES = 0x7fffffff
const OWNER_ONLY_FILE = 0o600

/**
 * Copies a live database with everything committed before the copy began, without mails; resolves with its newest
 * migration. Throws one sentence if the copy is not sound.
 */
export async function copySqlite(file: string, copy: string): Promise<string> {
  await copyPages(file, copy).catch(throwExplained(`The database ${file} cannot be copied`))
  const newest = checkCopy(copy, `The database ${file}`)
  emptyOutbox(copy)
  return newest
}

/** Queued mails hold valid links, and have been sent by the time of a restore. A backup needs no migration. */
function emptyOutbox(copy: string) {
  const database = new SQLite(copy)
  try {
    database.pragma('secure_delete = ON')
    const hasOutbox = database.prepare(`select 1 from sqlite_schema where name = 'outbox'`).get() !== undefined
    if (hasOutbox) database.exec('delete from outbox')
  } finally {
    database.close()
  }
}

async function copyPages(file: string, copy: string) {
  const source = new SQLite(file, { readonly: true, fileMustExist: true })
  try {
    await source.backup(copy, { progress: () => ALL_PAGES })
  } finally {
    source.close()
  }
}

/** Restores a checked copy of `backup`, which `settle` has changed, to `file`, which must not exist. */
export async function restoreSqlite(backup: string, file: string, settle: (copy: string) => Promise<void>) {
  const taken = (existing: string) => new Error(`There is a database already: ${existing}. Move it away first.`)
  for (const existing of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(existing)) throw taken(existing)
  const unfinished = `${file}.${randomUUID()}`
  try {
    await copyFile(backup, unfinished)
    await chmod(unfinished, OWNER_ONLY_FILE)
    checkCopy(unfinished, `The backup ${backup}`)
    await settle(unfinished)
    const handle = await open(unfinished, 'r+')
    await handle.sync().finally(() => handle.close())
    await link(unfinished, file).catch((error: unknown) => {
      if (!hasNoHardLinks(error)) throw error // a server has started meanwhile
      return rename(unfinished, file)
    })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw taken(file)
    throwExplained(`The backup ${backup} cannot be restored to ${file}`)(error)
  } finally {
    for (const left of [unfinished, `${unfinished}-wal`, `${unfinished}-shm`]) await rm(left, { force: true })
  }
}

/** Returns the newest migration; leaves a single file without a write-ahead log. `name`: the origin, for errors. */
function checkCopy(copy: string, name: string) {
  const database = new SQLite(copy)
  try {
    database.pragma('journal_mode = DELETE')
    const damage = database.pragma('integrity_check(1)', { simple: true })
    const orphans = database.pragma('foreign_key_check') as unknown[]
    if (damage !== 'ok' || orphans.length > 0) throw new Error(`${name} is damaged; do not rely on it.`)
    if (!database.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get())
      throw new Error(`${name} is not a database of Jani.`)
    const row = database.prepare('select max(name) as name from kysely_migration').get() as { name: string | null }
    return row.name ?? ''
  } catch (cause) {
    if (codeOf(cause) === 'SQLITE_NOTADB') throw new Error(`${name} is not a SQLite database.`, { cause })
    throw cause
  } finally {
    database.close()
  }
}
