import { sql } from 'kysely'

import type { OpenDatabase } from './schema'

/** Deleted rows stay readable in the WAL of SQLite until a checkpoint. */
export async function truncateWal(db: OpenDatabase) {
  if (db.dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
