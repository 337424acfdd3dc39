import { sql, type Selectable } from 'kysely'

import type { AccountRecords, AccountSummary } from '~/server/domain/accounts/accountRecords'
import type { Permit } from '~/server/domain/accounts/ownAccountRecords'

import { exportAll } from './accountExport'
import { BATCH_ROWS, inBatches } from './batches'
import { inTransaction, withRetries } from './inTransaction'
import { lockAccount } from './ledgerRepository'
import { requirePermit } from './permits'
import type { AccountTable, Database, OpenDatabase } from './schema'
import { endSessions } from './sessionRepository'
import { truncateWal } from './truncateWal'
import { toRole } from './userRepository'

export const createAccountRepository = (db: OpenDatabase): AccountRecords => ({
  async list({ text, after, limit, planAfter }) {
    const address = sql<string>`lower(email)`
    const isIn = (column: 'email' | 'username') =>
      sql<boolean>`lower(${sql.ref(column)}) like ${pattern(text)} escape '\\'`
    const found = db
      .selectFrom('account')
      .selectAll()
      .where((account) => account.or([isIn('email'), isIn('username')]))
      .where(address, '>', sql<string>`lower(${after})`)
      .$if(planAfter !== undefined, (accounts) => accounts.where('plan_until', '>', planAfter ?? 0))
    return (await found.orderBy(address).limit(limit).execute()).map(toSummary)
  },

  async find(emailOrId) {
    const row = await db
      .selectFrom('account')
      .selectAll()
      .where((account) =>
        account.or([account(sql`lower(email)`, '=', sql`lower(${emailOrId})`), account('id', '=', emailOrId)]),
      )
      .executeTakeFirst()
    return row && toSummary(row)
  },

  async countDiagnoses(accountId) {
    const all = db.selectFrom('diagnosis').where('account_id', '=', accountId)
    const { count } = await all.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
    return Number(count)
  },

  exportAll: (accountId, permit) => inTransaction(db, (transaction) => exportAll(transaction, accountId, permit)),

  suspend: ({ accountId, now }) =>
    inTransaction(db, async (transaction) => {
      await transaction.updateTable('account').set({ suspended_at: now }).where('id', '=', accountId).execute()
      await endSessions(transaction, { accountId, now }).execute()
      await giveCasesBack(transaction, accountId).execute()
    }),

  async reinstate(accountId) {
    const accounts = db.updateTable('account').where('id', '=', accountId)
    await withRetries(() => accounts.set({ suspended_at: null }).execute())
  },

  setRole: ({ accountId, role }) =>
    inTransaction(db, async (transaction) => {
      await transaction
        .updateTable('account')
        .set({ role: role ?? null })
        .where('id', '=', accountId)
        .execute()
      if (role === undefined) await giveCasesBack(transaction, accountId).execute()
    }),

  endSessions: (account) =>
    withRetries(async () => Number((await endSessions(db, account).executeTakeFirst()).numUpdatedRows)),

  remove: (accountId, permit) => remove(db, accountId, permit),
})

/** Those that an expert had taken: also an answer of his that is on its way comes too late. */
const giveCasesBack = (db: Database, accountId: string) =>
  db
    .updateTable('farm_case')
    .set({ expert_id: null, taken_until: null })
    .where('expert_id', '=', accountId)
    .where('answered_at', 'is', null)

const pattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

async function remove(db: OpenDatabase, accountId: string, permit?: Permit) {
  await inTransaction(db, async (transaction) => {
    if (permit) await requirePermit(transaction, permit)
    await lockAccount(transaction, accountId) // waits for a scan in settlement, so that it is deleted too
    await inBatches(async () => {
      const { numUpdatedRows } = await transaction
        .updateTable('ledger')
        .set((entry) => ({ account_id: null, reason: null, reference: entry.ref('id') }))
        .where('id', 'in', someOf(transaction, 'ledger', accountId))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    })
    await inBatches(async () => {
      const some = transaction.deleteFrom('diagnosis').where('id', 'in', someOf(transaction, 'diagnosis', accountId))
      return Number((await some.executeTakeFirst()).numDeletedRows)
    })
    const actions = transaction.updateTable('operator_action').where('account_id', '=', accountId)
    await actions.set({ account_id: null, reason: null }).execute()
    const requests = transaction.selectFrom('orders').select('checkout_request_id').where('account_id', '=', accountId)
    await transaction.deleteFrom('payment_callback').where('checkout_request_id', 'in', requests).execute()
    await transaction.updateTable('orders').set({ phone: null }).where('account_id', '=', accountId).execute()
    await transaction.deleteFrom('account').where('id', '=', accountId).execute()
  })
  await truncateWal(db)
}

const someOf = (db: Database, table: 'ledger' | 'diagnosis', accountId: string) =>
  db.selectFrom(table).select('id').where('account_id', '=', accountId).limit(BATCH_ROWS)

const toSummary = ({
  created_at,
  suspended_at,
  id,
  username,
  email,
  credits,
  plan_until,
  role,
}: Selectable<AccountTable>): AccountSummary => ({
  id,
  username,
  email,
  credits,
  createdAt: created_at,
  suspendedAt: suspended_at ?? undefined,
  planUntil: plan_until ?? undefined,
  role: toRole(role),
})
