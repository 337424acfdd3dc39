import { randomUUID } from 'node:crypto'

import type { Transaction } from 'kysely'

import { refuse } from '~/server/domain/errors'
import type { Grant, Ledger, LedgerEntry } from '~/server/domain/ledger'

import type { Database } from './database'
import { inTransaction } from './inTransaction'
import { prepareQuery } from './prepareQuery'
import type { Schema } from './schema'

export const createLedgerRepository = (db: Database): Ledger => ({
  grant: (grant) => inTransaction(db, (transaction) => grantOnce(transaction, grant)),

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
 * Moves the balance and says why, together; the balance left, or undefined (and nothing moved) when it would fall below
 * zero. The guard is part of the statement: two scans at once cannot spend one credit.
 */
export async function post(transaction: Transaction<Schema>, accountId: string, entry: LedgerEntry) {
  const { amount, reason = null } = entry
  const [row] = await move(transaction, { accountId, amount, least: -amount })
  if (!row) return undefined
  await insertEntry(transaction, { ...entry, id: randomUUID(), accountId, reason })
  return row.credits
}

const move = prepareQuery(
  ['accountId', 'amount', 'least'],
  (db, { accountId, amount, least }: { accountId: string; amount: number; least: number }) =>
    db
      .updateTable('account')
      .set((account) => ({ credits: account('credits', '+', amount) }))
      .where('id', '=', accountId)
      .where('credits', '>=', least)
      .returning('credits'),
)

type Row = Omit<LedgerEntry, 'reason'> & { id: string; accountId: string; reason: string | null }

const insertEntry = prepareQuery(
  ['id', 'accountId', 'kind', 'amount', 'reference', 'reason', 'createdAt'],
  (db, { accountId, createdAt, ...entry }: Row) =>
    db.insertInto('ledger').values({ ...entry, account_id: accountId, created_at: createdAt }),
)

/** Keeps everybody else from the account until this transaction ends; its balance, or undefined when there is no such account. */
export async function lockAccount(transaction: Transaction<Schema>, accountId: string) {
  const [row] = await touch(transaction, { accountId })
  return row?.credits
}

const touch = prepareQuery(['accountId'], (db, { accountId }: { accountId: string }) =>
  db
    .updateTable('account')
    .set((account) => ({ credits: account.ref('credits') }))
    .where('id', '=', accountId)
    .returning('credits'),
)

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
  if (earlier) throw refuse('conflict', `The reference ${grant.reference} was already used for another grant.`)
  const balance = await post(transaction, accountId, { ...grant, kind: 'grant', createdAt: now })
  if (balance === undefined) throw refuse('conflict', 'This account has just been deleted.')
  return { balance, repeated: false }
}
