import { sql, type Selectable, type Transaction } from 'kysely'

import { OBJECTION_MS, type Notice } from '~/server/domain/accounts/mails'

import { addMail } from './outboxRepository'
import type { AccountTable, Database, Schema } from './schema'

/** Per change and account: other accounts of the same inbox cannot use them up. */
const MAX_NOTICES = 3
const NOTICES_MS = 30 * 60_000

type LockedAccount = Selectable<AccountTable>
type Now = { now: number }

/** Writes the mail about a change and stores its link, which survives later changes. */
export async function addNotice(transaction: Transaction<Schema>, accountId: string, notice: Notice, { now }: Now) {
  const { change, mail, tokenHash } = notice
  const recent = await transaction
    .selectFrom('password_reset')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .where('objects_to', '=', change)
    .where('created_at', '>', now - NOTICES_MS)
    .execute()
  if (recent.length >= MAX_NOTICES) return
  const link = {
    account_id: accountId,
    email: mail.to,
    objects_to: change,
    created_at: now,
    expires_at: mail.expiresAt,
  }
  await transaction
    .insertInto('password_reset')
    .values({ token_hash: tokenHash, ...link })
    .execute()
  await addMail(transaction, { accountId, mail, now })
}

/** Ends password links, except those that object to a change. */
export const endLinks = (transaction: Transaction<Schema>, accountId: string) =>
  transaction.deleteFrom('password_reset').where('account_id', '=', accountId).where('objects_to', 'is', null).execute()

const isSame = (column: string, email: string) => sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`

/** Accounts by an address that they had within seven days. */
export const formerEmails = (db: Database, email: string, { now }: Now) =>
  db.selectFrom('former_email').where(isSame('former_email.email', email)).where('former_email.expires_at', '>', now)

/** Whether another account has the address, or had it within seven days; one of the queries always finds it. */
export async function isTaken(transaction: Transaction<Schema>, email: string, account: { id: string } & Now) {
  const current = transaction.selectFrom('account').select('id').where(isSame('email', email))
  if (await current.where('id', '!=', account.id).executeTakeFirst()) return true
  const former = formerEmails(transaction, email, account).where('account_id', '!=', account.id)
  return (await former.select('account_id').executeTakeFirst()) !== undefined
}

/** Stores the replaced address as a way back. */
export async function keepFormer(transaction: Transaction<Schema>, account: LockedAccount, { now }: Now) {
  const { id: account_id, email, email_confirmed_at: confirmed_at } = account
  const own = () => transaction.selectFrom('former_email').where('account_id', '=', account_id)
  await transaction
    .deleteFrom('former_email')
    .where('account_id', '=', account_id)
    .where('expires_at', '<=', now)
    .execute()
  const newest = await own().select('replaced_at').orderBy('replaced_at', 'desc').limit(1).executeTakeFirst()
  const extended = { confirmed_at, expires_at: now + OBJECTION_MS }
  await transaction
    .insertInto('former_email')
    .values({ account_id, email, replaced_at: Math.max(now, (newest?.replaced_at ?? 0) + 1), ...extended })
    .onConflict((conflict) => conflict.columns(['account_id', 'email']).doUpdateSet(extended))
    .execute()
}

/** Whether the account has this address, or had it within seven days. */
export async function isFoundBy(transaction: Transaction<Schema>, account: LockedAccount, email: string, now: Now) {
  if (isSameAddress(email, account.email)) return true
  const former = formerEmails(transaction, email, now).where('account_id', '=', account.id)
  return (await former.select('account_id').executeTakeFirst()) !== undefined
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * After a link or code opened the account by this address: restores it, and ends all later addresses as ways back, with
 * the links sent there. Keeps earlier ones: a thief who changed the address cannot end the owner's. Returns whether the
 * address was replaced.
 */
export async function putBack(
  transaction: Transaction<Schema>,
  account: LockedAccount,
  { email, endsOwnLinks, now }: { email: string; endsOwnLinks: boolean } & Now,
): Promise<boolean> {
  const { id } = account
  const own = formerEmails(transaction, email, { now }).where('account_id', '=', id)
  const former = await own.selectAll().orderBy('replaced_at').executeTakeFirst()
  const later = transaction.deleteFrom('former_email').where('account_id', '=', id)
  if (former) await later.where('replaced_at', '>=', former.replaced_at).execute()
  const before = transaction.selectFrom('former_email').where('account_id', '=', id)
  await transaction
    .deleteFrom('password_reset')
    .where('account_id', '=', id)
    .where(sql`lower(email)`, 'not in', before.select(sql<string>`lower(email)`.as('email')))
    .$if(!endsOwnLinks, (links) => links.where(sql`lower(email)`, '!=', sql`lower(${email})`))
    .execute()
  if (!former || isSameAddress(email, account.email) || (await isTaken(transaction, email, { id, now }))) return false
  const address = { email: former.email, email_confirmed_at: former.confirmed_at }
  await transaction.updateTable('account').set(address).where('id', '=', id).execute()
  return true
}
