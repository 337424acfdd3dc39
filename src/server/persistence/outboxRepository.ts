import { randomUUID } from 'node:crypto'

import { sql, type Selectable, type Transaction } from 'kysely'

import type { Mail, Outbox } from '~/server/domain/accounts/mails'

import { BATCH_ROWS, inBatches } from './batches'
import { inTransaction, withRetries } from './inTransaction'
import { lockedAccount } from './permits'
import type { Database, OutboxTable, Schema } from './schema'

/** A count reads every row. */
const MAX_COUNTED = 10_000
/** More than one, as another server may claim the first meanwhile. */
const CANDIDATES = 10

export const createOutboxRepository = (db: Database): Outbox => ({
  add: ({ accountId, mail, now }) =>
    inTransaction(db, async (transaction) => {
      if (await lockedAccount(transaction, accountId)) await addMail(transaction, { accountId, mail, now })
    }),

  claim: (claim) => claimOne(db, claim),

  async postpone({ id, claimedUntil }, dueAt) {
    const own = db.updateTable('outbox').where('id', '=', id).where('due_at', '=', claimedUntil)
    await withRetries(() => own.set({ due_at: dueAt }).execute())
  },

  async remove({ id }) {
    await withRetries(() => db.deleteFrom('outbox').where('id', '=', id).execute())
  },

  async removeExpired(now) {
    for (const table of ['outbox', 'password_reset', 'former_email'] as const)
      await inBatches(() => withRetries(() => deleteSomeExpired(db, table, now)))
  },

  async count() {
    const some = db.selectFrom('outbox').select('id').limit(MAX_COUNTED)
    const { mails } = await db
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number | string>().as('mails'))
      .executeTakeFirstOrThrow()
    return Number(mails)
  },

  async waitingFor(accountId) {
    const mails = db.selectFrom('outbox').selectAll().where('account_id', '=', accountId)
    return (await mails.orderBy('created_at').execute()).map(toMail)
  },
})

async function deleteSomeExpired(db: Database, table: 'outbox' | 'password_reset' | 'former_email', now: number) {
  const expired = db.selectFrom(table).select('expires_at').where('expires_at', '<=', now).orderBy('expires_at')
  const batchEnd = sql<number>`coalesce((${expired.limit(1).offset(BATCH_ROWS - 1)}), ${now})`
  return Number((await db.deleteFrom(table).where('expires_at', '<=', batchEnd).executeTakeFirst()).numDeletedRows)
}

/** Runs in the transaction that causes the mail: neither persists without the other. */
export async function addMail(
  transaction: Transaction<Schema>,
  { accountId, mail, now }: { accountId: string; mail: Mail; now: number },
) {
  const { to: recipient, subject, text, expiresAt: expires_at } = mail
  const times = { due_at: now, created_at: now, expires_at }
  await transaction
    .insertInto('outbox')
    .values({ id: randomUUID(), account_id: accountId, recipient, subject, text, ...times })
    .execute()
}

async function claimOne(db: Database, { now, until }: { now: number; until: number }) {
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('due_at', '<=', now)
    .where('expires_at', '>', now)
    .orderBy('due_at')
    .limit(CANDIDATES)
    .execute()
  for (const { id } of due) {
    const unclaimed = db.updateTable('outbox').where('id', '=', id).where('due_at', '<=', now)
    const claim = unclaimed.set(({ eb }) => ({ due_at: until, attempts: eb('attempts', '+', 1) })).returningAll()
    const row = await withRetries(() => claim.executeTakeFirst())
    if (row) return { ...toMail(row), id, attempts: row.attempts, claimedUntil: until }
  }
  return undefined
}

const toMail = ({ recipient, subject, text, expires_at }: Selectable<OutboxTable>): Mail => ({
  to: recipient,
  subject,
  text,
  expiresAt: expires_at,
})
