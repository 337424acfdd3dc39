import type { Transaction } from 'kysely'

import type { Grant, Ledger, LedgerEntry, Reversal } from '~/server/domain/accounts/ledger'
import { refuse } from '~/server/domain/domainError'

import { inTransaction } from './inTransaction'
import type { Database, Schema } from './schema'
import { timeOrderedId } from './timeOrderedId'

export const createLedgerRepository = (db: Database): Ledger => ({
  grant: (grant) => inTransaction(db, (transaction) => grantOnce(transaction, grant)),

  reverse: (reversal) => inTransaction(db, (transaction) => reverseOnce(transaction, reversal)),

  async entriesOf(accountId) {
    const rows = await db
      .selectFrom('ledger')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(({ kind, amount, reference, reason, created_at }) => ({
      kind,
      amount,
      reference,
      reason: reason ?? undefined,
      createdAt: created_at,
    }))
  },
})

/**
 * Changes the balance and writes its ledger entry; returns the new balance, or undefined (without a change) if it would
 * fall below zero. The guard is part of the statement: two scans at once cannot spend one credit.
 */
export async function post(transaction: Transaction<Schema>, accountId: string, entry: LedgerEntry) {
  const row = await transaction
    .updateTable('account')
    .set((account) => ({ credits: account('credits', '+', entry.amount) }))
    .where('id', '=', accountId)
    .where('credits', '>=', -entry.amount)
    .returning('credits')
    .executeTakeFirst()
  if (!row) return undefined
  await note(transaction, accountId, entry)
  return row.credits
}

/** An entry alone: of no balance where there is no account. */
export async function note(transaction: Transaction<Schema>, accountId: string | null, entry: LedgerEntry) {
  const { reason = null, createdAt, ...rest } = entry
  const row = { ...rest, id: timeOrderedId(createdAt), account_id: accountId, reason, created_at: createdAt }
  await transaction.insertInto('ledger').values(row).execute()
}

/** Charges a diagnosis, as `post` does. */
export const chargeFor = (
  transaction: Transaction<Schema>,
  accountId: string,
  { id, charge, now }: { id: string; charge: number; now: number },
) =>
  post(transaction, accountId, {
    kind: 'diagnosis',
    amount: -charge,
    reference: id,
    reason: undefined,
    createdAt: now,
  })

/** Locks the account's row until the transaction ends; returns its balance, undefined without an account. */
export const lockAccount = async (transaction: Transaction<Schema>, accountId: string) =>
  (await lockBuyer(transaction, accountId))?.credits

/** The same with the end of the plan. */
export const lockBuyer = (transaction: Transaction<Schema>, accountId: string) =>
  transaction
    .updateTable('account')
    .set((account) => ({ credits: account.ref('credits') }))
    .where('id', '=', accountId)
    .returning(['credits', 'plan_until'])
    .executeTakeFirst()

async function grantOnce(transaction: Transaction<Schema>, { accountId, now, ...grant }: Grant) {
  const locked = await lockAccount(transaction, accountId)
  const earlier = await transaction
    .selectFrom('ledger')
    .select(['account_id', 'amount'])
    .where('kind', '=', 'grant')
    .where('reference', '=', grant.reference)
    .executeTakeFirst()
  if (locked !== undefined && earlier?.account_id === accountId && earlier.amount === grant.amount)
    return { balance: locked, repeated: true }
  if (earlier) throw refuse('conflict', 'grantRepeated', { params: { reference: grant.reference } })
  const balance = await post(transaction, accountId, { ...grant, kind: 'grant', createdAt: now })
  if (balance === undefined) throw refuse('conflict', 'accountJustDeleted')
  return { balance, repeated: false }
}

async function reverseOnce(transaction: Transaction<Schema>, { accountId, grantReference, reason, now }: Reversal) {
  const locked = await lockAccount(transaction, accountId)
  const entries = await transaction
    .selectFrom('ledger')
    .select(['kind', 'amount'])
    .where('account_id', '=', accountId)
    .where('reference', '=', grantReference)
    .where('kind', 'in', ['grant', 'reversal'])
    .execute()
  const grant = entries.find(({ kind }) => kind === 'grant')
  if (!grant || locked === undefined)
    throw refuse('conflict', 'grantUnknown', { params: { reference: grantReference } })
  if (entries.length > 1) throw refuse('conflict', 'grantReversed', { params: { reference: grantReference } })
  const taken = Math.min(grant.amount, locked)
  if (taken === 0) throw refuse('conflict', 'grantSpent')
  const entry = { kind: 'reversal', amount: -taken, reference: grantReference, reason, createdAt: now } as const
  const balance = await post(transaction, accountId, entry)
  return { taken, balance: balance ?? locked - taken }
}
