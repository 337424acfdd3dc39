import { sql, type NotNull } from 'kysely'

import type { StatisticsRecords } from '~/server/domain/diagnoses/statistics'
import { DAY_MS, NAIROBI_MS } from '~/server/domain/nairobi'

import type { Database } from './schema'

export const createStatisticsRepository = (db: Database): StatisticsRecords => ({
  async countAnswers(sinceDay) {
    // literals: PostgreSQL treats a parameter used twice as two different expressions
    const day = sql<number>`(created_at + ${sql.lit(NAIROBI_MS)}) / ${sql.lit(DAY_MS)}`
    const rows = await diagnosesSince(db, sinceDay)
      .select(['label', 'told_crop', 'verdict', day.as('day')])
      .select(({ fn }) => fn.countAll().as('answers'))
      .groupBy([day, 'label', 'told_crop', 'verdict'])
      .execute()
    return rows.map((row) => ({
      day: row.day,
      label: row.label,
      toldCrop: row.told_crop,
      verdict: row.verdict,
      answers: Number(row.answers),
    }))
  },

  async countProgress(sinceDay) {
    const rows = await diagnosesSince(db, sinceDay)
      .select('progress')
      .select(({ fn }) => fn.countAll().as('plants'))
      .where('progress', 'is not', null)
      .groupBy('progress')
      .$narrowType<{ progress: NotNull }>()
      .execute()
    return rows.map(({ progress, plants }) => ({ progress, plants: Number(plants) }))
  },
})

const diagnosesSince = (db: Database, day: number) =>
  db
    .selectFrom('diagnosis')
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', day * DAY_MS - NAIROBI_MS)
