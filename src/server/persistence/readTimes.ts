import { sql } from 'kysely'

import type { OpenDatabase } from './schema'

/** Time of the last login or diagnosis (undefined without one), and the clock of the database's machine. */
export async function readTimes(db: OpenDatabase) {
  const newest = await Promise.all(
    (['session', 'diagnosis'] as const).map(async (table) => {
      const row = await db
        .selectFrom(table)
        .select('created_at')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.created_at ?? 0
    }),
  )
  if (db.dialect === 'sqlite') return { newestAt: Math.max(...newest), databaseNow: undefined }
  const { rows } = await sql<{ now: number }>`select extract(epoch from now())::float8 * 1000 as now`.execute(db)
  return { newestAt: Math.max(...newest), databaseNow: rows[0]?.now }
}
