import { sql } from 'kysely'
import type { Selectable, Transaction } from 'kysely'

import type { OwnAccountRecords } from '~/server/domain/accounts/ownAccountRecords'
import type { SessionLimits } from '~/server/domain/sessions/sessions'

import { inTransaction, withRetries } from './inTransaction'
import type { Database } from './schema'
import type { AccountTable, Schema } from './schema'
import { endSessions } from './sessionRepository'
import { toAccount } from './userRepository'

type Reset = { tokenHash: string; passwordHash: string; now: number }

export const createOwnAccountRepository = (db: Database, limits: SessionLimits): OwnAccountRecords => ({
  async find(accountId) {
    const row = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst()
    return row && { ...toAccount(row), isEmailConfirmed: row.email_confirmed_at !== null }
  },

  changePassword: (change) => inTransaction(db, (transaction) => changePassword(transaction, change)),

  sessionsOf: (account) => sessionsOf(db, limits, account),

  async endSession({ id, ...session }) {
    await withRetries(() => endSessions(db, session).where('id', '=', id).execute())
  },

  confirmEmail: ({ accountId, now }) =>
    withRetries(async () => {
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, ${now})` })
        .where('id', '=', accountId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }),

  addReset: (reset) => inTransaction(db, (transaction) => addReset(transaction, reset)),

  async findByReset({ tokenHash, now }) {
    const row: Selectable<AccountTable> | undefined = await db
      .selectFrom('account')
      .innerJoin('password_reset', 'password_reset.account_id', 'account.id')
      .selectAll('account')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row && toAccount(row)
  },

  resetPassword: (reset) => inTransaction(db, (transaction) => resetPassword(transaction, reset)),
})

type PasswordChange = Parameters<OwnAccountRecords['changePassword']>[0]

async function changePassword(transaction: Transaction<Schema>, change: PasswordChange) {
  const { accountId, from, to, keptSessionId, now } = change
  const unchanged = transaction.updateTable('account').where('id', '=', accountId).where('password_hash', '=', from)
  const { numUpdatedRows } = await unchanged.set({ password_hash: to }).executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await endSessions(transaction, { accountId, now }).where('id', '!=', keptSessionId).execute()
  await transaction.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
  return true
}

async function sessionsOf(db: Database, limits: SessionLimits, { accountId, now }: { accountId: string; now: number }) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', now - limits.idleMs)
    .where('created_at', '>', now - limits.absoluteMs)
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map(({ id, created_at, last_used_at }) => ({ id, createdAt: created_at, lastUsedAt: last_used_at }))
}

type NewReset = Parameters<OwnAccountRecords['addReset']>[0]

async function addReset(transaction: Transaction<Schema>, { tokenHash, accountId, now, expiresAt }: NewReset) {
  const expired = transaction.deleteFrom('password_reset').where('expires_at', '<=', now)
  await expired.where('account_id', '=', accountId).execute()
  const reset = { token_hash: tokenHash, account_id: accountId, created_at: now, expires_at: expiresAt }
  await transaction.insertInto('password_reset').values(reset).execute()
}

async function resetPassword(transaction: Transaction<Schema>, { tokenHash, passwordHash, now }: Reset) {
  const used = await transaction
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  if (!used) return false
  const { account_id: accountId } = used
  await transaction.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
  await endSessions(transaction, { accountId, now }).execute()
  await transaction.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
  await transaction.deleteFrom('device').where('account_id', '=', accountId).execute()
  return true
}
