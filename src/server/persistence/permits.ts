import type { Expression, Transaction } from 'kysely'

import type { Permit } from '~/server/domain/accounts/ownAccountRecords'
import { refuse } from '~/server/domain/domainError'

import type { Schema } from './schema'

/** Locks the account's row until the transaction ends; undefined without an account. */
export const lockedAccount = (transaction: Transaction<Schema>, accountId: string | Expression<string>) =>
  transaction
    .updateTable('account')
    .set((account) => ({ credits: account.ref('credits') }))
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirst()

/**
 * Begins every transaction that a password or session authorises: throws if the session has ended or the password was
 * replaced after the check. Neither can happen until the transaction ends. Returns the current account.
 */
export async function requirePermit(transaction: Transaction<Schema>, permit: Permit) {
  const account = await lockedAccount(transaction, permit.accountId)
  const session = await transaction
    .updateTable('session')
    .set((own) => ({ last_used_at: own.ref('last_used_at') }))
    .where('id', '=', permit.sessionId)
    .where('account_id', '=', permit.accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (account?.suspended_at !== null || session.numUpdatedRows === 0n) throw refuse('unauthenticated', 'sessionEnded')
  if (permit.password && permit.password.hash !== account.password_hash)
    throw refuse('invalid', 'wrongPassword', { field: permit.password.field })
  return account
}
