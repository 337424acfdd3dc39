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
  return check(copy)
}

function check(copy: string): string {
  const database = new SQLite(copy)
  try {
    database.pragma('journal_mode = DELETE') // one file, without others that it would need beside it
    const damage = database.pragma('integrity_check(1)', { simple: true })
    const orphans = database.pragma('foreign_key_check') as unknown[]
    if (damage !== 'ok' || orphans.length > 0) throw new Error(`The copy ${copy} is damaged; do not rely on it.`)
    return newestMigration(database)
  } finally {
    database.close()
  }
}

function newestMigration(database: SQLite.Database) {
  const row = database.prepare('select max(name) as name from kysely_migration').get() as { name: string }
  return row.name
}
