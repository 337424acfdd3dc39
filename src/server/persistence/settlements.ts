import { sql, type Selectable, type Transaction } from 'kysely'

import { PAID, type ListedPayment } from '~/server/domain/payments/mpesa'
import { DAY_MS } from '~/server/domain/nairobi'
import { normalized } from '~/server/domain/payments/orderRules'
import type { PaidMail, PaymentRecords, Settlement, UnmatchedWhy } from '~/server/domain/payments/paymentRecords'

import { inTransaction } from './inTransaction'
import { post } from './ledgerRepository'
import { addMail } from './outboxRepository'
import type { OrdersTable } from './paymentSchema'
import type { Database, Schema } from './schema'
import { toOrder } from './storedOrders'
import { timeOrderedId } from './timeOrderedId'

type Row = Selectable<OrdersTable>

/** The one end of every payment: it serves its order, belongs to a payment that is counted, or is unmatched. */
export const settlements = (db: Database): Pick<PaymentRecords, 'settleOrder' | 'settlePayment' | 'knownReceipts'> => ({
  settleOrder: (id, now, mailOf) =>
    inTransaction(db, async (transaction): Promise<Settlement> => {
      const order = await lockOrder(transaction, 'id', id)
      if (!order || order.paid_at !== null || (await isKept(transaction, order))) {
        await transaction.updateTable('orders').set({ query_at: null }).where('id', '=', id).execute()
        return 'known'
      }
      return serve(transaction, order, { receipt: null, now, mailOf })
    }),

  settlePayment: (payment, now, mailOf) =>
    inTransaction(db, (transaction) => settlePayment(transaction, payment, { now, mailOf })),

  async knownReceipts(receipts) {
    if (receipts.length === 0) return new Set()
    const inOrders = db.selectFrom('orders').select('receipt').where('receipt', 'in', receipts)
    const unmatched = db.selectFrom('unmatched_payment').select('receipt').where('receipt', 'in', receipts)
    return new Set((await inOrders.unionAll(unmatched).execute()).flatMap(({ receipt }) => receipt ?? []))
  },
})

type Settling = { now: number; mailOf: PaidMail }

async function settlePayment(transaction: Transaction<Schema>, payment: ListedPayment, settling: Settling) {
  const { receipt, reference, cents } = payment
  const order = await lockOrder(transaction, 'reference', normalized(reference))
  if (await isCounted(transaction, receipt)) return 'known'
  if (!order)
    return keep(transaction, { ...payment, reference: withoutPhone(reference) }, { why: 'noOrder', now: settling.now })
  const own = { ...payment, reference: order.reference } // not as the payer wrote it: an operator looks for it
  if (cents !== order.amount * 100) return keep(transaction, own, { why: 'amount', now: settling.now })
  if (await joins(transaction, order, receipt)) return 'known'
  if (order.paid_at !== null || (await isKept(transaction, order)))
    return keep(transaction, own, { why: 'second', now: settling.now })
  return serve(transaction, order, { receipt, ...settling })
}

/** Begins the transaction with a write: of two that settle one order, the second one waits. */
const lockOrder = (transaction: Transaction<Schema>, column: 'id' | 'reference', value: string) =>
  transaction
    .updateTable('orders')
    .set((order) => ({ amount: order.ref('amount') }))
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst()

async function isCounted(transaction: Transaction<Schema>, receipt: string) {
  const inOrders = transaction.selectFrom('orders').select('id').where('receipt', '=', receipt)
  const unmatched = transaction.selectFrom('unmatched_payment').select('id').where('receipt', '=', receipt)
  return (await inOrders.unionAll(unmatched).executeTakeFirst()) !== undefined
}

/** Whether the payment of this order waits for an operator, because its account is gone. */
const isKept = async (transaction: Transaction<Schema>, { id }: Row) =>
  (await transaction.selectFrom('unmatched_payment').select('id').where('order_id', '=', id).executeTakeFirst()) !==
  undefined

/** Gives its receipt to the payment that a query has told about. */
async function joins(transaction: Transaction<Schema>, { id, paid_at }: Row, receipt: string) {
  const orders = transaction.updateTable('orders').where('id', '=', id).where('receipt', 'is', null)
  const kept = transaction.updateTable('unmatched_payment').where('order_id', '=', id).where('receipt', 'is', null)
  const joined = paid_at === null ? kept.set({ receipt }) : orders.set({ receipt })
  return (await joined.executeTakeFirst()).numUpdatedRows > 0n
}

type Unmatched = { why: UnmatchedWhy; orderId?: string; now: number }

async function keep(
  transaction: Transaction<Schema>,
  { receipt, reference, cents }: Omit<ListedPayment, 'receipt'> & { receipt: string | null },
  { why, orderId, now }: Unmatched,
): Promise<Settlement> {
  const row = { id: timeOrderedId(now), order_id: orderId ?? null, receipt, reference, cents, why }
  await transaction
    .insertInto('unmatched_payment')
    .values({ ...row, state: 'open', created_at: now })
    .execute()
  return 'unmatched'
}

/** Some payers write their number, in any spelling: nine digits or more, whatever but letters is between them. */
const PHONE = /\d(?:[^\d\p{L}]*\d){8,}/gu
/** The last three stay. */
const withoutPhone = (written: string) => written.replace(PHONE, (number) => number.replace(/\d(?=(?:\D*\d){3})/g, '*'))

type Payment = Settling & { receipt: string | null }

async function serve(transaction: Transaction<Schema>, order: Row, payment: Payment): Promise<Settlement> {
  const { receipt, now, mailOf } = payment
  const account = await extendPlan(transaction, order.account_id, { days: order.days, now })
  if (!account) {
    const state = order.state === 'failed' ? order.state : 'expired'
    const ended = {
      state,
      ended_at: order.ended_at ?? now,
      result_code: PAID,
      result_text: null,
      query_at: null,
    } as const
    await transaction.updateTable('orders').set(ended).where('id', '=', order.id).execute()
    const kept = { receipt, reference: order.reference, cents: order.amount * 100 }
    return keep(transaction, kept, { why: 'noAccount', orderId: order.id, now })
  }
  const result = { result_code: PAID, result_text: 'Paid', query_at: null }
  const paid = { state: 'paid', paid_at: now, plan_until: account.plan_until, receipt, ...result } as const
  await transaction.updateTable('orders').set(paid).where('id', '=', order.id).execute()
  await post(transaction, account.id, {
    ...{ kind: 'plan', amount: 0, reference: order.id },
    ...{ reason: undefined, createdAt: now },
  })
  const mail = mailOf(toOrder({ ...order, ...paid }), { ...account, until: account.plan_until ?? now })
  await addMail(transaction, { accountId: account.id, mail, now })
  return 'paid'
}

/** From the end of the plan that runs, or from now. */
export const extendPlan = (
  transaction: Transaction<Schema>,
  accountId: string | null,
  { days, now }: { days: number; now: number },
) =>
  transaction
    .updateTable('account')
    .set({ plan_until: sql`case when plan_until > ${now} then plan_until else ${now} end + ${days * DAY_MS}` })
    .where('id', '=', accountId)
    .returning(['id', 'email', 'username', 'plan_until'])
    .executeTakeFirst()
