import { sql } from 'kysely'

import type { Database } from './database'
import { latestMigration } from './migrate'

/** Resolves when the database answers and has every migration of this build, or newer ones; rejects otherwise. */
export async function checkDatabase(db: Database) {
  const { rows } = await sql`select 1 from kysely_migration where name = ${latestMigration}`.execute(db)
  if (rows.length === 0) throw new Error('The database has not been brought up to date.')
}
