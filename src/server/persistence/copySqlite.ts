import SQLite from 'better-sqlite3'

/** More pages than there are: all in one step, for a copy in several begins again whenever somebody writes in between. */
const ALL_PAGES = 0x7fffffff

/**
 * Copies a database that may be in use: what is committed when the copy begins is in it, whole; what comes later is not.
 * Resolves with the name of the newest migration in the copy. Throws one sentence when the copy is not sound.
 */
export async function copySqlite(file: string, copy: string): Promise<string> {
  const source = new SQLite(file, { readonly: true, fileMustExist: true })
  try {
    await source.backup(copy, { progress: () => ALL_PAGES })
  } finally {
    source.close()
  }
  checkCopy(copy)
  return newestMigration(copy)
}

/** Makes it one file, without others beside it. Throws one sentence when it is not sound. */
export function checkCopy(copy: string): void {
  const database = new SQLite(copy)
  try {
    database.pragma('journal_mode = DELETE')
    const damage = database.pragma('integrity_check(1)', { simple: true })
    const orphans = database.pragma('foreign_key_check') as unknown[]
    if (damage !== 'ok' || orphans.length > 0) throw new Error(`The copy ${copy} is damaged; do not rely on it.`)
  } finally {
    database.close()
  }
}

function newestMigration(copy: string) {
  const database = new SQLite(copy, { readonly: true })
  const row = database.prepare('select max(name) as name from kysely_migration').get() as { name: string }
  database.close()
  return row.name
}
