import { sql, type Transaction } from 'kysely'

import type { NewOrder, OrderAnswer, PaymentRecords } from '~/server/domain/payments/paymentRecords'

import { BATCH_ROWS, inBatches } from './batches'
import { inTransaction, withRetries } from './inTransaction'
import { lockAccount } from './ledgerRepository'
import type { Database, Schema } from './schema'
import { settlements } from './settlements'
import { toOrder } from './storedOrders'
import { timeOrderedId } from './timeOrderedId'
import { unmatchedPayments } from './unmatchedPayments'

export const createPaymentRepository = (db: Database): PaymentRecords => ({
  ...ordersOf(db),
  ...settlements(db),
  operator: unmatchedPayments(db),

  ring: (callback) => inTransaction(db, (transaction) => ring(transaction, callback)),

  lists: {
    async read() {
      const row = await db.selectFrom('payment_list').selectAll().where('id', '=', 1).executeTakeFirst()
      return row && { readAt: row.read_at, triedAt: row.tried_at }
    },

    async write({ readAt, triedAt }) {
      const times = { read_at: readAt, tried_at: triedAt }
      const only = db.insertInto('payment_list').values({ id: 1, ...times })
      await withRetries(() => only.onConflict((conflict) => conflict.column('id').doUpdateSet(times)).execute())
    },
  },

  async forget(before) {
    await inBatches(() => withRetries(() => forgetSomePhones(db, before)))
    await inBatches(() => withRetries(() => deleteSomeCallbacks(db, before)))
  },
})

const ordersOf = (
  db: Database,
): Pick<PaymentRecords, 'place' | 'find' | 'ofAccount' | 'asked' | 'answered' | 'due' | 'hasDue'> => ({
  place: (order, times) => inTransaction(db, (transaction) => place(transaction, order, times)),

  async find({ accountId, id }) {
    const own = db.selectFrom('orders').selectAll().where('id', '=', id).where('account_id', '=', accountId)
    const row = await own.executeTakeFirst()
    return row && toOrder(row)
  },

  async ofAccount(accountId, limit) {
    const own = db.selectFrom('orders').selectAll().where('account_id', '=', accountId)
    const latest = await own.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
    const paid = await own.where('state', '=', 'paid').orderBy('paid_at', 'desc').limit(limit).execute()
    return { latest: latest && toOrder(latest), paid: paid.map(toOrder) }
  },

  asked: ({ id, checkoutRequestId, queryAt, now }) =>
    inTransaction(db, async (transaction) => {
      await transaction
        .updateTable('orders')
        .set({ asked_at: now, query_at: queryAt, checkout_request_id: checkoutRequestId ?? null })
        .set({ state: sql`case when state = 'created' then 'pending' else state end` })
        .where('id', '=', id)
        .where('paid_at', 'is', null)
        .execute()
      const isTold = transaction
        .selectFrom('payment_callback')
        .select('hash')
        .where('checkout_request_id', '=', checkoutRequestId ?? null)
      if (await isTold.executeTakeFirst())
        await transaction.updateTable('orders').set({ query_at: now }).where('id', '=', id).execute()
    }),

  async answered(answer) {
    await withRetries(() => answered(db, answer))
  },

  async due(now, limit) {
    const all = dueOrders(db, now).selectAll()
    const fresh = all
      .where('created_at', '>', now - FRESH_MS)
      .orderBy('created_at', 'desc')
      .limit(limit)
    const old = all
      .where('created_at', '<=', now - FRESH_MS)
      .orderBy('query_at')
      .limit(limit)
    return [...(await fresh.execute()), ...(await old.execute())].slice(0, limit).map(toOrder)
  },

  hasDue: async (now) => (await dueOrders(db, now).select('id').limit(1).executeTakeFirst()) !== undefined,
})

type Times = Parameters<PaymentRecords['place']>[1]

/** The account's lock keeps other processes from placing one. */
async function place(transaction: Transaction<Schema>, order: NewOrder, { expiredBefore, restsSince }: Times) {
  const { accountId, amount, days, reference, phone, language, now } = order
  if ((await lockAccount(transaction, accountId)) === undefined) return {}
  await transaction
    .updateTable('orders')
    .set({ state: 'expired', ended_at: now })
    .where('account_id', '=', accountId)
    .where('state', 'in', ['created', 'pending'])
    .where(sql`coalesce(asked_at, created_at)`, '<=', expiredBefore)
    .execute()
  const blocking = transaction
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((earlier) =>
      earlier.or([
        earlier('state', 'in', ['created', 'pending']),
        earlier.and([
          earlier('state', '=', 'failed'),
          earlier('result_code', '=', '17'),
          earlier('ended_at', '>', restsSince),
        ]),
      ]),
    )
  const found = await blocking.orderBy('created_at', 'desc').limit(1).executeTakeFirst()
  if (found) return { blocking: toOrder(found) }
  const row = { id: timeOrderedId(now), account_id: accountId, amount, days, reference, phone, language }
  const times = { created_at: now, query_at: now + (now - expiredBefore) }
  const placed = transaction.insertInto('orders').values({ ...row, ...times, state: 'created' })
  return { placed: toOrder(await placed.returningAll().executeTakeFirstOrThrow()) }
}

/** Changes nothing once the order is paid. */
const answered = (db: Database, { id, state, resultCode, resultText, queryAt, now }: OrderAnswer) =>
  db
    .updateTable('orders')
    .set({ queried_at: now, query_at: queryAt ?? null, result_text: resultText ?? null })
    .$if(resultCode !== undefined, (order) => order.set({ result_code: resultCode ?? null }))
    .$if(state !== undefined, (order) =>
      order.set((row) => ({ state: state ?? 'failed', ended_at: sql`coalesce(${row.ref('ended_at')}, ${now})` })),
    )
    .where('id', '=', id)
    .where('state', 'in', ['created', 'pending', 'failed', 'expired'])
    .execute()

/** Their buyers wait: they come before those of yesterday. */
const FRESH_MS = 60 * 60_000

const dueOrders = (db: Database, now: number) => db.selectFrom('orders').where('query_at', '<=', now)

type Callback = Parameters<PaymentRecords['ring']>[0]

async function ring(transaction: Transaction<Schema>, callback: Callback) {
  const { hash, checkoutRequestId = null, body, restMs, now } = callback
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_callback')
    .values({ hash, checkout_request_id: checkoutRequestId, body, received_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n || checkoutRequestId === null) return
  await transaction
    .updateTable('orders')
    .set({
      query_at: sql`case when queried_at > ${now - restMs} and queried_at <= ${now} then queried_at + ${restMs} else ${now} end`,
    })
    .where('checkout_request_id', '=', checkoutRequestId)
    .where('state', 'in', ['pending', 'failed', 'expired'])
    .execute()
}

async function forgetSomePhones(db: Database, before: number) {
  const old = db.selectFrom('orders').select('id').where('phone', 'is not', null).where('created_at', '<', before)
  const some = db.updateTable('orders').set({ phone: null }).where('id', 'in', old.limit(BATCH_ROWS))
  return Number((await some.executeTakeFirst()).numUpdatedRows)
}

async function deleteSomeCallbacks(db: Database, before: number) {
  const old = db.selectFrom('payment_callback').select('hash').where('received_at', '<', before)
  const some = db.deleteFrom('payment_callback').where('hash', 'in', old.limit(BATCH_ROWS))
  return Number((await some.executeTakeFirst()).numDeletedRows)
}
