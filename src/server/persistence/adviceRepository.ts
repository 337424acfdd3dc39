import type { Selectable } from 'kysely'

import type { DiagnosisRecords, GivenAdvice } from '~/server/domain/diagnoses/records'

import { withRetries } from './inTransaction'
import type { Database, DiagnosisTable } from './schema'
import { changeOf } from './storedDiagnoses'

/** What tells whether advice that was given has changed. */
export const createAdviceRepository = (db: Database): Pick<DiagnosisRecords, 'listAdvice' | 'readAdvice'> => ({
  async listAdvice({ accountId, since, limit }) {
    const advice = db
      .selectFrom('diagnosis')
      .select(['id', 'verdict_json', 'plot', 'facts_json', 'facts_told'])
      .where('account_id', '=', accountId)
      .where('created_at', '>=', since)
      .where('facts_json', 'is not', null)
    return (await advice.orderBy('created_at', 'desc').limit(limit).execute()).map(toGivenAdvice)
  },

  async readAdvice({ facts, ...own }) {
    const change = changeOf(db, own).set({ facts_json: JSON.stringify(facts), facts_told: null })
    await withRetries(() => change.execute())
  },
})

type AdviceRow = Pick<Selectable<DiagnosisTable>, 'id' | 'verdict_json' | 'plot' | 'facts_json' | 'facts_told'>

const toGivenAdvice = (row: AdviceRow): GivenAdvice => ({
  id: row.id,
  verdict: JSON.parse(row.verdict_json ?? '') as GivenAdvice['verdict'],
  plot: row.plot ?? undefined,
  facts: JSON.parse(row.facts_json ?? '') as GivenAdvice['facts'],
  ...(row.facts_told !== null && { told: JSON.parse(row.facts_told) as GivenAdvice['facts'] }),
})
