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
    return (
      row && {
        ...toAccount(row),
        isEmailConfirmed: row.email_confirmed_at !== null,
        recoveryCodeMadeAt: row.recovery_code_made_at ?? undefined,
      }
    )
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

  async chooseCountry({ accountId, country }) {
    await withRetries(() => db.updateTable('account').set({ country }).where('id', '=', accountId).execute())
  },

  changeEmail: (change) => inTransaction(db, (transaction) => changeEmail(transaction, change)),

  ...recoveryOf(db),
})

type RecoveryRecords = Pick<
  OwnAccountRecords,
  'addReset' | 'findByReset' | 'resetPassword' | 'storeRecoveryCode' | 'recover'
>

/** Links and codes that lead back into an account. */
const recoveryOf = (db: Database): RecoveryRecords => ({
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

  async storeRecoveryCode({ accountId, hash, now }) {
    const code = { recovery_code_hash: hash, recovery_code_made_at: now }
    await withRetries(() => db.updateTable('account').set(code).where('id', '=', accountId).execute())
  },

  recover: (recovery) => inTransaction(db, (transaction) => recover(transaction, recovery)),
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
  // somebody who knew the old password may have made the code
  const secrets = { password_hash: passwordHash, recovery_code_hash: null, recovery_code_made_at: null }
  await transaction.updateTable('account').set(secrets).where('id', '=', accountId).execute()
  await endEverything(transaction, { accountId, now })
  return true
}

/** Sessions, links and known devices. */
async function endEverything(transaction: Transaction<Schema>, account: { accountId: string; now: number }) {
  await endSessions(transaction, account).execute()
  await transaction.deleteFrom('password_reset').where('account_id', '=', account.accountId).execute()
  await transaction.deleteFrom('device').where('account_id', '=', account.accountId).execute()
}

type Recovery = Parameters<OwnAccountRecords['recover']>[0]

async function recover(transaction: Transaction<Schema>, { accountId, from, to, passwordHash, now }: Recovery) {
  const secrets = { password_hash: passwordHash, recovery_code_hash: to, recovery_code_made_at: now }
  const { numUpdatedRows } = await transaction
    .updateTable('account')
    .set(secrets)
    .where('id', '=', accountId)
    .where('recovery_code_hash', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await endEverything(transaction, { accountId, now })
  return true
}

type EmailChange = Parameters<OwnAccountRecords['changeEmail']>[0]

async function changeEmail(transaction: Transaction<Schema>, { accountId, email }: EmailChange) {
  const owner = await transaction
    .selectFrom('account')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
  if (owner && owner.id !== accountId) return false
  const changed = transaction.updateTable('account').set({ email, email_confirmed_at: null })
  await changed.where('id', '=', accountId).execute()
  await transaction.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
  return true
}
