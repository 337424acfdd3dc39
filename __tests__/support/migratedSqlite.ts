import { openDatabase } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'
import type { OpenDatabase } from '~/server/persistence/schema'

let template: Promise<Buffer> | undefined

/** The bytes of an empty SQLite database, which is migrated once in a test file. */
export const migratedSqlite = () => (template ??= makeTemplate())

async function makeTemplate() {
  const db = await openDatabase({ sqliteFile: ':memory:' })
  await migrate(db)
  if (db.dialect !== 'sqlite') throw new Error('SQLite has opened something else.')
  const bytes = db.driver.serialize()
  await db.destroy()
  return bytes
}

/** A copy of it in memory: better-sqlite3 opens bytes as it opens a file. */
export async function openMigratedSqlite(): Promise<OpenDatabase> {
  return openDatabase({ sqliteFile: (await migratedSqlite()) as unknown as string })
}
