import { sql } from 'kysely'

import type { Database } from './schema'
import { latestMigration } from './migrate'

/** Rejects when the database does not answer or lacks a migration of this build. */
export async function checkDatabase(db: Database) {
  const { rows } = await sql`select 1 from kysely_migration where name = ${latestMigration}`.execute(db)
  if (rows.length === 0) throw new Error('The database has not been brought up to date.')
}
