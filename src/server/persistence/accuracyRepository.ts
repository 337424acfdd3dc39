import type { AccuracyRecords, JudgedGroup } from '~/server/domain/cases/accuracy'

import type { Database } from './schema'

/** More are not counted: so many take a tenth of a second. */
const NEWEST = 50_000

export const createAccuracyRepository = (db: Database): AccuracyRecords => ({
  async judged() {
    const newest = db
      .selectFrom('judgement')
      .select(['judge', 'crop', 'level', 'judged', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(NEWEST)
    const rows = await db
      .selectFrom(newest.as('some'))
      .select(['judge', 'crop', 'level', 'judged'])
      .select(({ fn }) => [
        fn.countAll<number | string>().as('answers'),
        fn.min<number | string>('created_at').as('since'),
      ])
      .groupBy(['judge', 'crop', 'level', 'judged'])
      .execute()
    const groups = rows.map(({ judge, crop, level, judged, answers }) => ({
      ...{ judge, crop, judged },
      level: level as JudgedGroup['level'],
      answers: Number(answers),
    }))
    const since = Math.min(...rows.map((row) => Number(row.since)))
    return { groups, since: rows.length > 0 ? since : undefined }
  },
})
