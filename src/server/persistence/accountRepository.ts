import { sql, type Selectable, type Transaction } from 'kysely'

import type { AccountRecords, AccountSummary } from '~/server/domain/accounts/accountRecords'
import type { Permit } from '~/server/domain/accounts/ownAccountRecords'
import { masked } from '~/server/domain/payments/orders'

import { BATCH_ROWS, inBatches } from './batches'
import { inTransaction, withRetries } from './inTransaction'
import { lockAccount } from './ledgerRepository'
import { requirePermit } from './permits'
import type { AccountTable, Database, OpenDatabase, Schema } from './schema'
import { endSessions } from './sessionRepository'

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
    }),

  async reinstate(accountId) {
    const accounts = db.updateTable('account').where('id', '=', accountId)
    await withRetries(() => accounts.set({ suspended_at: null }).execute())
  },

  endSessions: (account) =>
    withRetries(async () => Number((await endSessions(db, account).executeTakeFirst()).numUpdatedRows)),

  remove: (accountId, permit) => remove(db, accountId, permit),
})

const pattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

async function exportAll(db: Transaction<Schema>, accountId: string, permit?: Permit) {
  if (permit) await requirePermit(db, permit)
  const account = await db.selectFrom('account').selectAll().where('id', '=', accountId).execute()
  const diagnoses = await pagesOf(db, 'diagnosis', accountId)
  return {
    account: account.map(toExport)[0],
    sessions: (await rowsOf(db, 'session', accountId)).map(toExport),
    devices: (await rowsOf(db, 'device', accountId)).map(toExport),
    diagnoses: diagnoses.map(permit ? withoutReadings : (row) => row).map(toExport),
    answers: (await responsesTo(db, diagnoses)).map(toExport),
    ledger: (await pagesOf(db, 'ledger', accountId)).map(toExport),
    field_notes: (await rowsOf(db, 'field_note', accountId)).map(toExport),
    push_subscriptions: (await rowsOf(db, 'push_subscription', accountId)).map(toExport),
    password_resets: (await rowsOf(db, 'password_reset', accountId)).map(toExport),
    former_emails: (await rowsOf(db, 'former_email', accountId)).map(toExport),
    mails: (await mailsOf(db, accountId)).map(toExport),
    operator_actions: (await actionsOn(db, accountId)).map(toExport),
    orders: (await pagesOf(db, 'orders', accountId)).map(withoutPhone).map(toExport),
  }
}

/** Without the operator's name. */
const actionsOn = (db: Transaction<Schema>, accountId: string) =>
  db
    .selectFrom('operator_action')
    .select(['command', 'reason', 'created_at'])
    .where('account_id', '=', accountId)
    .execute()

/** Drops the model output of each photo: it contains unpaid results. Operators' exports keep it. */
const withoutReadings = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !['posterior_json', 'photos_json'].includes(column)))

/** Of the phone that paid, maybe another person's, the last three digits; not M-Pesa's name for the request on it. */
const withoutPhone = ({ phone, ...order }: Record<string, unknown>) => ({
  ...Object.fromEntries(Object.entries(order).filter(([column]) => column !== 'checkout_request_id')),
  phone: typeof phone === 'string' ? masked(phone) : null,
})

/** Drops the text: its links are only for readers of the mail. */
const mailsOf = (db: Transaction<Schema>, accountId: string) =>
  db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'attempts', 'due_at', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .execute()

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
  // deleted rows stay readable in the WAL until a checkpoint
  if (db.dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

const someOf = (db: Database, table: 'ledger' | 'diagnosis', accountId: string) =>
  db.selectFrom(table).select('id').where('account_id', '=', accountId).limit(BATCH_ROWS)

type Row = Record<string, unknown>

type LimitedTable = 'field_note' | 'session' | 'device' | 'push_subscription' | 'password_reset' | 'former_email'

/** The server limits how many of these an account has. */
const rowsOf = (db: Database, table: LimitedTable, id: string) =>
  db.selectFrom(table).selectAll().where(sql.ref('account_id'), '=', id).execute() as Promise<Row[]>

/** In order of time. An account may have any number of these. */
async function pagesOf(db: Database, table: 'diagnosis' | 'ledger' | 'orders', accountId: string) {
  const rows: Row[] = []
  let last = { created_at: -1, id: '' }
  await inBatches(async () => {
    const page = await db
      .selectFrom(table)
      .selectAll()
      .where('account_id', '=', accountId)
      .where(sql<boolean>`(created_at, id) > (${last.created_at}, ${last.id})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH_ROWS)
      .execute()
    last = page.at(-1) ?? last
    rows.push(...page)
    return page.length
  })
  return rows
}

async function responsesTo(db: Database, diagnoses: readonly Row[]) {
  const ids = diagnoses.map(({ id }) => String(id))
  const rows: Row[] = []
  let next = 0
  await inBatches(async () => {
    const page = ids.slice(next, (next += BATCH_ROWS))
    const responses = db.selectFrom('idempotent_response').selectAll().where('diagnosis_id', 'in', page)
    if (page.length > 0) rows.push(...(await responses.execute()))
    return page.length
  })
  return rows
}

const toSummary = ({
  created_at,
  suspended_at,
  id,
  username,
  email,
  credits,
  plan_until,
}: Selectable<AccountTable>): AccountSummary => ({
  id,
  username,
  email,
  credits,
  createdAt: created_at,
  suspendedAt: suspended_at ?? undefined,
  planUntil: plan_until ?? undefined,
})

/** Formats times as ISO 8601 and drops all hashes except the photo's. */
const toExport = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column === 'photo_hash' || !column.endsWith('hash'))
      .map(([column, value]) => [column, isTime(column, value) ? new Date(value).toISOString() : value]),
  )

const isTime = (column: string, value: unknown): value is number =>
  /_(?:at|until)$/.test(column) && typeof value === 'number'
