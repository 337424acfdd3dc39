import { sql } from 'kysely'

import { canNamePlot } from '~/server/domain/diagnoses/records'
import type { DiagnosisRecords } from '~/server/domain/diagnoses/records'

import { inTransaction } from './inTransaction'
import { lockAccount } from './ledgerRepository'
import type { Database } from './schema'
import { changeOf } from './storedDiagnoses'

export const createPlotRepository = (db: Database): Pick<DiagnosisRecords, 'listPlots' | 'tellPlot'> => ({
  listPlots: (accountId) => listPlots(db, accountId),

  tellPlot: ({ id, accountId, plot }) =>
    inTransaction(db, async (transaction) => {
      await lockAccount(transaction, accountId)
      if (!(await hasRoomFor(transaction, { accountId, plot }))) return false
      await changeOf(transaction, { id, accountId })
        .set({ plot: plot ?? null })
        .execute()
      return true
    }),
})

/** Under the account's lock, so that no other process names another one meanwhile. */
export const hasRoomFor = async (db: Database, told: { accountId: string; plot: string | undefined }) =>
  told.plot === undefined || canNamePlot(told.plot, await listPlots(db, told.accountId))

async function listPlots(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('diagnosis')
    .select('plot')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('plot', 'is not', null)
    .groupBy('plot')
    .orderBy(sql`max(created_at)`, 'desc')
    .orderBy('plot')
    .execute()
  return rows.flatMap(({ plot }) => plot ?? [])
}
