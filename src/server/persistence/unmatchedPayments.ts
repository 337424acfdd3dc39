import type { Selectable, Transaction } from 'kysely'

import { DAY_MS } from '~/server/domain/nairobi'
import { normalized } from '~/server/domain/payments/orderRules'
import type { PaymentRecords, UnmatchedPayment } from '~/server/domain/payments/paymentRecords'

import { inTransaction } from './inTransaction'
import { post } from './ledgerRepository'
import type { UnmatchedPaymentTable } from './paymentSchema'
import type { Database, Schema } from './schema'
import { extendPlan } from './settlements'
import { toOrder } from './storedOrders'

/** What operators see and do. */
export const unmatchedPayments = (db: Database): PaymentRecords['operator'] => ({
  async orders({ before, limit }) {
    const page = db.selectFrom('orders').selectAll().orderBy('id', 'desc').limit(limit)
    return (await (before === undefined ? page : page.where('id', '<', before)).execute()).map(toOrder)
  },

  async unmatched({ state, limit }) {
    const rows = db.selectFrom('unmatched_payment').selectAll().limit(limit)
    const some =
      state === 'open'
        ? rows.where('state', '=', 'open').orderBy('created_at')
        : rows.where('created_at', '>', 0).orderBy('created_at', 'desc')
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

async function findPayment(db: Database, text: string) {
  const isNamed = [normalized(text), text]
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where((order) =>
      order.or([order('id', '=', text), order('receipt', 'in', isNamed), order('reference', 'in', isNamed)]),
    )
    .execute()
  const unmatched = await db
    .selectFrom('unmatched_payment')
    .selectAll()
    .where((payment) =>
      payment.or([
        payment('id', '=', text),
        payment('receipt', 'in', isNamed),
        payment('reference', 'in', isNamed),
        payment('order_id', 'in', ['', ...orders.map(({ id }) => id)]),
      ]),
    )
    .execute()
  return { orders: orders.map(toOrder), unmatched: unmatched.map(toPayment) }
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
  const reference = paymentId ?? `${accountId} ${named ?? now}`
  const earlier = transaction.selectFrom('ledger').select('id').where('kind', '=', 'plan_grant').where('reference', '=', reference) // prettier-ignore
  if (await earlier.executeTakeFirst()) throw new Error('This grant was made before; nothing was added.')
  await post(transaction, accountId, { kind: 'plan_grant', amount: 0, reference, reason, createdAt: now })
  return account.plan_until ?? now
}

type Refund = Parameters<PaymentRecords['operator']['refund']>[0]

async function noteRefund(transaction: Transaction<Schema>, { id, days: given, reason, now }: Refund) {
  const unmatched = await transaction
    .updateTable('unmatched_payment')
    .set({ state: 'refunded', reason, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (unmatched.numUpdatedRows > 0n) return true
  const order = await transaction
    .updateTable('orders')
    .set({ state: 'refunded', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .returningAll()
    .executeTakeFirst()
  if (!order) return takeGrantBack(transaction, { id, days: given, reason, now })
  const { account_id: accountId, days, plan_until: until } = order
  await takeDays(transaction, accountId, { days, until: until ?? now, reference: id, reason, now })
  return true
}

/** Of a payment that was granted. */
async function takeGrantBack(transaction: Transaction<Schema>, { id, days, reason, now }: Refund) {
  const granted = await transaction
    .updateTable('unmatched_payment')
    .set({ state: 'refunded', reason, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'granted')
    .returning('account_id')
    .executeTakeFirst()
  if (!granted) return false
  await takeDays(transaction, granted.account_id, { days, reference: id, reason, now })
  return true
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

const toPayment = (row: Selectable<UnmatchedPaymentTable>): UnmatchedPayment => ({
  id: row.id,
  receipt: row.receipt ?? undefined,
  reference: row.reference,
  cents: row.cents,
  why: row.why,
  state: row.state,
  reason: row.reason ?? undefined,
  createdAt: row.created_at,
})
