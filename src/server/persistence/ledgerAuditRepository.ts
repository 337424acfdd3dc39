import { sql } from 'kysely'

import type { LedgerAuditRecords } from '~/server/domain/accounts/ledgerAudit'

import { BATCH_ROWS } from './batches'
import { inTransaction, readPage } from './inTransaction'
import type { Database, OpenDatabase } from './schema'

/** `reader`: the connection for the pages. */
export const createLedgerAuditRepository = (db: Database, reader: OpenDatabase): LedgerAuditRecords => ({
  comparePage: (after) => readPage(reader, (connection) => comparePage(connection, after)),

  async lastAudit() {
    const audits = db.selectFrom('ledger_audit').selectAll().orderBy('finished_at', 'desc').limit(1)
    const row = await audits.executeTakeFirst()
    return row && { finishedAt: row.finished_at, discrepancies: row.discrepancies }
  },

  store: ({ finishedAt, discrepancies }) =>
    inTransaction(db, async (transaction) => {
      await transaction.deleteFrom('ledger_audit').execute()
      await transaction.insertInto('ledger_audit').values({ finished_at: finishedAt, discrepancies }).execute()
    }),
})

/** One statement, hence one snapshot: entries that are written meanwhile do not make a difference. */
async function comparePage(db: Database, after: string) {
  const rows = await db
    .selectFrom('account')
    .select((account) => [
      'id',
      'credits',
      account
        .selectFrom('ledger')
        .select(sql<number | string>`coalesce(sum(amount), 0)`.as('sum'))
        .whereRef('account_id', '=', 'account.id')
        .as('sum'),
    ])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH_ROWS)
    .execute()
  const discrepancies = rows
    .map(({ id, credits, sum }) => ({ accountId: id, balance: credits, sum: Number(sum) }))
    .filter(({ balance, sum }) => balance !== sum)
  return { discrepancies, last: rows.length < BATCH_ROWS ? undefined : rows.at(-1)?.id }
}
