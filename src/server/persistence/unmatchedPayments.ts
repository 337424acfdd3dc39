import { sql, type Selectable, type Transaction } from 'kysely'

import { DAY_MS } from '~/server/domain/nairobi'
import { normalized } from '~/server/domain/payments/orderRules'
import type { NamedOrder, PaymentRecords, UnmatchedPayment } from '~/server/domain/payments/paymentRecords'

import { inTransaction } from './inTransaction'
import { note, post } from './ledgerRepository'
import type { OrdersTable, UnmatchedPaymentTable } from './paymentSchema'
import type { Database, Schema } from './schema'
import { extendPlan } from './settlements'
import { toOrder } from './storedOrders'

/** They are hexadecimal. */
const AFTER_ALL_IDS = 'g'

/** What operators see and do. */
export const unmatchedPayments = (db: Database): PaymentRecords['operator'] => ({
  async orders({ before = AFTER_ALL_IDS, limit }) {
    const page = namedOrders(db).where('orders.id', '<', before).orderBy('orders.id', 'desc').limit(limit)
    return (await page.execute()).map(toNamedOrder)
  },

  async unmatched({ state, limit }) {
    const rows = namedPayments(db).limit(limit)
    const some =
      state === 'open'
        ? rows.where('unmatched_payment.state', '=', 'open').orderBy('unmatched_payment.created_at')
        : rows.where('unmatched_payment.created_at', '>', 0).orderBy('unmatched_payment.created_at', 'desc')
    return (await some.execute()).map(toPayment)
  },

  findPayment: (text) => findPayment(db, text),

  grant: (grant) => inTransaction(db, (transaction) => grantPlan(transaction, grant)),

  refund: (refund) => inTransaction(db, (transaction) => noteRefund(transaction, refund)),

  take: ({ accountId, ...taken }) =>
    inTransaction(db, (transaction) =>
      takeDays(transaction, accountId, { ...taken, reference: `${accountId} ${taken.now}` }),
    ),
})

const namedOrders = (db: Database) =>
  db
    .selectFrom('orders')
    .leftJoin('account', 'account.id', 'orders.account_id')
    .selectAll('orders')
    .select('account.email')

const namedPayments = (db: Database) =>
  db
    .selectFrom('unmatched_payment')
    .leftJoin('orders', 'orders.reference', 'unmatched_payment.reference')
    .leftJoin('account', (on) =>
      on.on('account.id', '=', sql`coalesce(unmatched_payment.account_id, orders.account_id)`),
    )
    .selectAll('unmatched_payment')
    .select(['account.id as named_id', 'account.email'])

async function findPayment(db: Database, text: string) {
  const isNamed = [normalized(text), text]
  const orders = await namedOrders(db)
    .where((order) =>
      order.or([
        order('orders.id', '=', text),
        order('orders.receipt', 'in', isNamed),
        order('orders.reference', 'in', isNamed),
      ]),
    )
    .execute()
  const unmatched = await namedPayments(db)
    .where((payment) =>
      payment.or([
        payment('unmatched_payment.id', '=', text),
        payment('unmatched_payment.receipt', 'in', isNamed),
        payment('unmatched_payment.reference', 'in', isNamed),
        payment('unmatched_payment.order_id', 'in', ['', ...orders.map(({ id }) => id)]),
      ]),
    )
    .execute()
  return { orders: orders.map(toNamedOrder), unmatched: unmatched.map(toPayment) }
}

type Grant = Parameters<PaymentRecords['operator']['grant']>[0]

async function grantPlan(transaction: Transaction<Schema>, { accountId, paymentId, named, days, reason, now }: Grant) {
  if (paymentId !== undefined) {
    const { numUpdatedRows } = await transaction
      .updateTable('unmatched_payment')
      .set({ state: 'granted', account_id: accountId, reason, ended_at: now })
      .where('id', '=', paymentId)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return undefined
  }
  const account = await extendPlan(transaction, accountId, { days, now })
  if (!account) throw new Error('This account has just been deleted.')
  const reference = paymentId ?? named ?? `${accountId} ${now}`
  const earlier = transaction.selectFrom('ledger').select('id').where('kind', '=', 'plan_grant').where('reference', '=', reference) // prettier-ignore
  if (await earlier.executeTakeFirst()) throw new Error('This grant was made before; nothing was added.')
  await post(transaction, accountId, { kind: 'plan_grant', amount: 0, reference, reason, createdAt: now })
  return account.plan_until ?? now
}

type Refund = Parameters<PaymentRecords['operator']['refund']>[0]

async function noteRefund(transaction: Transaction<Schema>, { id, days: given, reason, now }: Refund) {
  const open = await transaction
    .updateTable('unmatched_payment')
    .set({ state: 'refunded', refund_reason: reason, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('reference')
    .executeTakeFirst()
  if (open) {
    const named = transaction.selectFrom('orders').select('account_id').where('reference', '=', open.reference)
    return noteWithoutDays(transaction, (await named.executeTakeFirst())?.account_id ?? null, { id, reason, now })
  }
  const order = await transaction
    .updateTable('orders')
    .set({ state: 'refunded', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .returningAll()
    .executeTakeFirst()
  if (!order) return takeGrantBack(transaction, { id, days: given, reason, now })
  const { account_id: accountId, days, plan_until: until } = order
  return takeBack(transaction, accountId, { days, until: until ?? now, reference: id, reason, now })
}

/** Of a payment that was granted. */
async function takeGrantBack(transaction: Transaction<Schema>, { id, days, reason, now }: Refund) {
  const granted = await transaction
    .updateTable('unmatched_payment')
    .set({ state: 'refunded', refund_reason: reason, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'granted')
    .returning('account_id')
    .executeTakeFirst()
  if (!granted) return undefined
  return takeBack(transaction, granted.account_id, { days, reference: id, reason, now })
}

async function takeBack(transaction: Transaction<Schema>, accountId: string | null, taken: Taken) {
  const until = await takeDays(transaction, accountId, taken)
  if (until !== undefined) return { accountId: accountId ?? undefined }
  return noteWithoutDays(transaction, null, { ...taken, id: taken.reference })
}

/** The ledger tells of all money that was returned, also of that without a plan or an account. */
async function noteWithoutDays(
  transaction: Transaction<Schema>,
  accountId: string | null,
  { id, reason, now }: Pick<Refund, 'id' | 'reason' | 'now'>,
) {
  await note(transaction, accountId, { kind: 'plan_refund', amount: 0, reference: id, reason, createdAt: now })
  return { accountId: accountId ?? undefined }
}

type Taken = { days: number; until?: number; reference: string; reason: string; now: number }

/** Takes back what of these days before `until`, or the end of the plan, is still to come: what was used stays used. */
async function takeDays(transaction: Transaction<Schema>, accountId: string | null, taken: Taken) {
  const { days, reference, reason, now } = taken
  if (accountId === null) return undefined
  const accounts = transaction.updateTable('account').where('id', '=', accountId)
  const account = await accounts.set({ id: accountId }).returning('plan_until').executeTakeFirst() // locks it
  if (!account) return undefined
  const end = account.plan_until ?? now
  const left = Math.max(0, Math.min(end, taken.until ?? end) - now)
  const until = end - Math.min(days * DAY_MS, left)
  await accounts.set({ plan_until: until }).where('plan_until', 'is not', null).execute()
  await post(transaction, accountId, { kind: 'plan_reversal', amount: 0, reference, reason, createdAt: now })
  return until
}

const nameOf = (id: string | null, email: string | null) => (id === null || email === null ? undefined : { id, email })

const toNamedOrder = ({ email, ...row }: Selectable<OrdersTable> & { email: string | null }): NamedOrder => ({
  ...toOrder(row),
  account: nameOf(row.account_id, email),
})

type NamedPayment = Selectable<UnmatchedPaymentTable> & { named_id: string | null; email: string | null }

const toPayment = (row: NamedPayment): UnmatchedPayment => ({
  id: row.id,
  receipt: row.receipt ?? undefined,
  reference: row.reference,
  cents: row.cents,
  why: row.why,
  state: row.state,
  account: nameOf(row.named_id, row.email),
  reason: row.reason ?? undefined,
  refundReason: row.refund_reason ?? undefined,
  createdAt: row.created_at,
})
