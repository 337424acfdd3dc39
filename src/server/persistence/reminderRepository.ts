import { sql, type Selectable, type Transaction } from 'kysely'

import type { News } from '~/server/domain/accounts/mails'
import type { OwnDiagnosis } from '~/server/domain/diagnoses/records'
import type { Claim, Recipient, ReminderRecords, Subscription } from '~/server/domain/reminders/reminderRecords'
import type { SessionLimits } from '~/server/domain/sessions/sessions'

import { BATCH_ROWS, inBatches } from './batches'
import { inTransaction, withRetries } from './inTransaction'
import { lockAccount } from './ledgerRepository'
import { addMail } from './outboxRepository'
import type { AccountTable, Database, Schema } from './schema'
import { hasEnded } from './sessionRepository'
import { toAlerts, toCounty } from './userRepository'

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
      const pushed = db.selectFrom('push_subscription').select('account_id as id').where('account_id', '>', after)
      const mailed = db
        .selectFrom('account')
        .select('id')
        .where('mails_alerts_in', 'is not', null)
        .where('id', '>', after)
      const pages = await Promise.all([
        pushed.groupBy('account_id').orderBy('account_id').limit(BATCH_ROWS).execute(),
        mailed.orderBy('id').limit(BATCH_ROWS).execute(),
      ])
      const ids = new Set(pages.flat().map(({ id }) => id))
      return [...ids].sort().slice(0, BATCH_ROWS)
    },

    async accountsToTell(after) {
      const untold = db
        .selectFrom('farm_case')
        .innerJoin('account', 'account.id', 'farm_case.account_id')
        .select('farm_case.account_id as id')
        .where('farm_case.account_id', '>', after)
        .where('account.suspended_at', 'is', null)
        .where('farm_case.unread_at', 'is not', null)
        .where(isUntold)
      const rows = await untold
        .groupBy('farm_case.account_id')
        .orderBy('farm_case.account_id')
        .limit(BATCH_ROWS)
        .execute()
      return rows.map(({ id }) => id)
    },

    async findRecipient(accountId) {
      const row = await db
        .selectFrom('account')
        .select(['username', 'email', 'country', 'county', 'plan_until'])
        .select(['alerts_json', 'mails_alerts_in', 'email_confirmed_at'])
        .where('id', '=', accountId)
        .where('suspended_at', 'is', null)
        .executeTakeFirst()
      return row && toRecipient(row)
    },
  }
}

/** Of a case with something unread. */
const isUntold = sql<boolean>`(farm_case.told_at is null or farm_case.told_at < farm_case.unread_at)`

type RecipientRow = Pick<Selectable<AccountTable>, 'username' | 'email' | 'country' | 'county' | 'plan_until' | 'alerts_json' | 'mails_alerts_in' | 'email_confirmed_at'> // prettier-ignore

const toRecipient = ({ username, email, country, county, ...row }: RecipientRow): Recipient => ({
  username,
  email,
  country: country ?? undefined,
  county: toCounty(county),
  planUntil: row.plan_until ?? undefined,
  alerts: toAlerts(row.alerts_json),
  mailLanguage:
    row.email_confirmed_at === null ? undefined : ((row.mails_alerts_in ?? undefined) as Recipient['mailLanguage']),
})

const subscriptionsAfter = (db: Database, endpoint: string) =>
  db
    .selectFrom('push_subscription')
    .select(['endpoint', 'session_id'])
    .where('endpoint', '>', endpoint)
    .orderBy('endpoint')
    .limit(BATCH_ROWS)
    .execute()

const claims = (db: Database): Pick<ReminderRecords, 'claim' | 'giveBack'> => ({
  claim: ({ mailOf, ...claim }) =>
    inTransaction(db, async (transaction) => {
      const { accountId, now } = claim
      await lockAccount(transaction, accountId) // one process claims all of them
      const claimed: Record<News, boolean> = {
        due: await claimDue(transaction, claim),
        advice: await claimChanged(transaction, claim),
        confirmed: await claimConfirmed(transaction, claim),
        answered: await claimAnswered(transaction, claim),
      }
      const news = (Object.keys(claimed) as News[]).filter((kind) => claimed[kind])
      const mail = news.length > 0 ? mailOf(news) : undefined
      if (mail) await addMail(transaction, { accountId, mail, now })
      return news
    }),

  giveBack: ({ accountId, due, changed, confirmed, isAnswered, now }) =>
    inTransaction(db, async (transaction) => {
      await lockAccount(transaction, accountId)
      for (const id of due)
        await own(transaction, { accountId, id }).set({ reminded_at: null }).where('reminded_at', '=', now).execute()
      for (const { id } of changed) await own(transaction, { accountId, id }).set({ facts_told: null }).execute()
      const told = transaction.deleteFrom('confirmation_told').where('account_id', '=', accountId)
      if (confirmed.length > 0) await told.where('told_at', '=', now).execute()
      const cases = transaction.updateTable('farm_case').set({ told_at: null }).where('account_id', '=', accountId)
      if (isAnswered) await cases.where('told_at', '=', now).execute()
    }),
})

const own = (db: Database, { accountId, id }: OwnDiagnosis) =>
  db.updateTable('diagnosis').where('account_id', '=', accountId).where('id', '=', id)

async function claimDue(db: Database, { accountId, due, now }: Claim) {
  let isAny = false
  for (const id of due) {
    const unclaimed = own(db, { accountId, id }).set({ reminded_at: now }).where('reminded_at', 'is', null)
    if ((await unclaimed.executeTakeFirst()).numUpdatedRows > 0n) isAny = true
  }
  return isAny
}

async function claimChanged(db: Database, { accountId, changed }: Claim) {
  let isAny = false
  for (const { id, facts } of changed) {
    const told = JSON.stringify(facts)
    const isNew = sql<boolean>`facts_told is null or facts_told <> ${told}`
    const unclaimed = own(db, { accountId, id }).set({ facts_told: told }).where(isNew)
    if ((await unclaimed.executeTakeFirst()).numUpdatedRows > 0n) isAny = true
  }
  return isAny
}

async function claimConfirmed(db: Database, { accountId, confirmed, now }: Claim) {
  if (confirmed.length === 0) return false
  const rows = confirmed.map((id) => ({ confirmation_id: id, account_id: accountId, told_at: now }))
  const untold = db.insertInto('confirmation_told').values(rows)
  const { numInsertedOrUpdatedRows } = await untold.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function claimAnswered(db: Database, { accountId, isAnswered, now }: Claim) {
  if (!isAnswered) return false
  const cases = db.updateTable('farm_case').set({ told_at: now }).where('account_id', '=', accountId)
  const untold = cases.where('unread_at', 'is not', null).where(isUntold)
  return (await untold.executeTakeFirst()).numUpdatedRows > 0n
}

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
