import type { Transaction } from 'kysely'

import type { Subscription, ReminderRecords } from '~/server/domain/reminders/reminderRecords'
import type { SessionLimits } from '~/server/domain/sessions/sessions'

import { BATCH_ROWS, inBatches } from './batches'
import { inTransaction, withRetries } from './inTransaction'
import { lockAccount } from './ledgerRepository'
import type { Database, Schema } from './schema'
import { hasEnded } from './sessionRepository'

/** Per account. */
const MAX_SUBSCRIPTIONS = 5

export const createReminderRepository = (db: Database, limits: SessionLimits): ReminderRecords => ({
  ...subscriptions(db, limits),
  ...claims(db),
})

function subscriptions(db: Database, limits: SessionLimits): Omit<ReminderRecords, 'claim' | 'giveBack'> {
  return {
    subscribe: (subscription) => inTransaction(db, (transaction) => subscribe(transaction, subscription)),

    async unsubscribe({ accountId, endpoint }) {
      const own = db
        .deleteFrom('push_subscription')
        .where('endpoint', '=', endpoint)
        .where('account_id', '=', accountId)
      await withRetries(() => own.execute())
    },

    async deleteEnded(now) {
      let last = ''
      await inBatches(async () => {
        const page = await subscriptionsAfter(db, last)
        const ended = db.selectFrom('session').select('id').where('id', 'in', page.map(({ session_id }) => session_id)) // prettier-ignore
        const ofPage = db.deleteFrom('push_subscription').where('session_id', 'in', ended.where(hasEnded(limits, now)))
        if (page.length > 0) await withRetries(() => ofPage.execute())
        last = page.at(-1)?.endpoint ?? last
        return page.length
      })
    },

    async subscriptionsOf(accountId, now) {
      const own = db.selectFrom('push_subscription').selectAll().where('account_id', '=', accountId)
      const ended = db.selectFrom('session').select('id').where('account_id', '=', accountId)
      const rows = await own.where('session_id', 'not in', ended.where(hasEnded(limits, now))).execute()
      return rows.map(({ endpoint, p256dh, auth, language }) => ({
        endpoint,
        p256dh,
        auth,
        language: language as Subscription['language'],
      }))
    },

    async accountsToRemind(after) {
      const accounts = db.selectFrom('push_subscription').select('account_id').where('account_id', '>', after)
      const rows = await accounts.groupBy('account_id').orderBy('account_id').limit(BATCH_ROWS).execute()
      return rows.map(({ account_id: id }) => id)
    },
  }
}

const subscriptionsAfter = (db: Database, endpoint: string) =>
  db
    .selectFrom('push_subscription')
    .select(['endpoint', 'session_id'])
    .where('endpoint', '>', endpoint)
    .orderBy('endpoint')
    .limit(BATCH_ROWS)
    .execute()

const claims = (db: Database): Pick<ReminderRecords, 'claim' | 'giveBack'> => ({
  claim: ({ accountId, ids, now }) =>
    inTransaction(db, async (transaction) => {
      await lockAccount(transaction, accountId) // one process claims all of them
      const { numUpdatedRows } = await transaction
        .updateTable('diagnosis')
        .set({ reminded_at: now })
        .where('account_id', '=', accountId)
        .where('id', 'in', ids)
        .where('reminded_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }),

  async giveBack({ accountId, ids, now }) {
    const claimed = db
      .updateTable('diagnosis')
      .set({ reminded_at: null })
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .where('reminded_at', '=', now)
    await withRetries(() => claimed.execute())
  },
})

type NewSubscription = Parameters<ReminderRecords['subscribe']>[0]

async function subscribe(
  db: Transaction<Schema>,
  { accountId, sessionId, endpoint, now, ...content }: NewSubscription,
) {
  await lockAccount(db, accountId)
  const row = { account_id: accountId, session_id: sessionId, created_at: now, ...content }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('push_subscription')
    .values({ endpoint, ...row })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet(row)
        .where('push_subscription.p256dh', '=', row.p256dh)
        .where('push_subscription.auth', '=', row.auth),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  const own = db.selectFrom('push_subscription').select('endpoint').where('account_id', '=', accountId)
  const kept = (await own.orderBy('created_at', 'desc').execute()).slice(0, MAX_SUBSCRIPTIONS)
  await db
    .deleteFrom('push_subscription')
    .where('account_id', '=', accountId)
    .where(
      'endpoint',
      'not in',
      kept.map((one) => one.endpoint),
    )
    .execute()
  return true
}
