import { sql } from 'kysely'

import type { DayStatistics, StatisticsRecords } from '~/server/domain/diagnoses/statistics'
import { DAY_MS, NAIROBI_MS } from '~/server/domain/nairobi'

import { BATCH_ROWS } from './batches'
import { readPage, withRetries } from './inTransaction'
import type { Database, OpenDatabase } from './schema'

/** `reader`: the connection for the pages. */
export const createStatisticsRepository = (db: Database, reader: OpenDatabase): StatisticsRecords => ({
  async readPage(day, after) {
    const beginsAt = day * DAY_MS - NAIROBI_MS
    const { createdAt, id } = after ?? { createdAt: beginsAt, id: '' }
    const page = await readPage(reader, (connection) =>
      connection
        .selectFrom('diagnosis')
        .select(['id', 'created_at', 'deleted_at', 'label', 'told_crop', 'verdict', 'progress'])
        .where(sql<boolean>`(created_at, id) > (${createdAt}, ${id})`)
        .where('created_at', '<', beginsAt + DAY_MS)
        .orderBy('created_at')
        .orderBy('id')
        .limit(BATCH_ROWS)
        .execute(),
    )
    const last = page.length < BATCH_ROWS ? undefined : page.at(-1)
    return {
      rows: page
        .filter((row) => row.deleted_at === null)
        .map(({ label, told_crop, verdict, progress }) => ({ label, toldCrop: told_crop, verdict, progress })),
      last: last && { createdAt: last.created_at, id: last.id },
    }
  },

  async store({ day, answers, progress }) {
    const row = { day, answers_json: JSON.stringify(answers), progress_json: JSON.stringify(progress) }
    const first = db.insertInto('daily_statistics').values(row)
    await withRetries(() => first.onConflict((conflict) => conflict.doNothing()).execute())
  },

  async daysSince(day) {
    const rows = await db.selectFrom('daily_statistics').selectAll().where('day', '>=', day).orderBy('day').execute()
    return rows.map((row) => ({
      day: row.day,
      answers: JSON.parse(row.answers_json) as DayStatistics['answers'],
      progress: JSON.parse(row.progress_json) as DayStatistics['progress'],
    }))
  },
})
