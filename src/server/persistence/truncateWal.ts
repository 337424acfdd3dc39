import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import type { OpenDatabase } from './schema'

const POLL_MS = 50
const MAX_TRIES = 40

/** Deleted rows stay readable in the WAL of SQLite until a checkpoint, which another process that reads keeps from it. */
export async function truncateWal(db: OpenDatabase) {
  if (db.dialect !== 'sqlite') return
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy !== 1) return
    await wait(POLL_MS)
  }
}
