import { sql, type Selectable, type Transaction } from 'kysely'

import type { OwnAccountRecords } from '~/server/domain/accounts/ownAccountRecords'
import type { SessionLimits } from '~/server/domain/sessions/sessions'

import { inTransaction, withRetries } from './inTransaction'
import { addMail } from './outboxRepository'
import { lockedAccount, requirePermit } from './permits'
import type { AccountTable, Database, Schema } from './schema'
import { endSessions } from './sessionRepository'
import { toAccount } from './userRepository'
import { addNotice, endLinks, isFoundBy, isTaken, keepFormer, putBack } from './waysBack'

const WITHOUT_CODE = { recovery_code_hash: null, recovery_code_made_at: null }

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

  endSession: ({ permit, id, now }) =>
    inTransaction(db, async (transaction) => {
      await requirePermit(transaction, permit)
      await endSessions(transaction, { accountId: permit.accountId, now }).where('id', '=', id).execute()
    }),

  confirmEmail: (confirmation) => withRetries(() => confirmEmail(db, confirmation)),

  async chooseCountry({ accountId, country }) {
    await withRetries(() => db.updateTable('account').set({ country }).where('id', '=', accountId).execute())
  },

  async chooseCounty({ accountId, county }) {
    await withRetries(() => db.updateTable('account').set({ county }).where('id', '=', accountId).execute())
  },

  async chooseAlerts({ accountId, alerts, language }) {
    const choice = { alerts_json: JSON.stringify(alerts), mails_alerts_in: alerts.mail ? language : null }
    await withRetries(() => db.updateTable('account').set(choice).where('id', '=', accountId).execute())
  },

  changeEmail: (change) => inTransaction(db, (transaction) => changeEmail(transaction, change)),

  storeRecoveryCode: ({ permit, hash, notice, now }) =>
    inTransaction(db, async (transaction) => {
      const { id, email } = await requirePermit(transaction, permit)
      await update(transaction, id, { recovery_code_hash: hash, recovery_code_made_at: now })
      await addNotice(transaction, id, notice(email), { now })
    }),

  ...recoveryOf(db),
})

/** Ways to recover an account. */
const recoveryOf = (
  db: Database,
): Pick<OwnAccountRecords, 'addReset' | 'findByReset' | 'resetPassword' | 'recover'> => ({
  addReset: (reset) => inTransaction(db, (transaction) => addReset(transaction, reset)),

  async findByReset({ tokenHash, now }) {
    const row = await db
      .selectFrom('account')
      .innerJoin('password_reset', 'password_reset.account_id', 'account.id')
      .selectAll('account')
      .select('password_reset.email as sent_to')
      .where('password_reset.token_hash', '=', tokenHash)
      .where('password_reset.expires_at', '>', now)
      .executeTakeFirst()
    return row && toAccount({ ...row, email: row.sent_to ?? row.email })
  },

  resetPassword: (reset) => inTransaction(db, (transaction) => resetPassword(transaction, reset)),

  recover: (recovery) => inTransaction(db, (transaction) => recover(transaction, recovery)),
})

const update = (transaction: Transaction<Schema>, accountId: string, row: Partial<Selectable<AccountTable>>) =>
  transaction.updateTable('account').set(row).where('id', '=', accountId).execute()

type PasswordChange = Parameters<OwnAccountRecords['changePassword']>[0]

async function changePassword(transaction: Transaction<Schema>, { permit, to, notice, now }: PasswordChange) {
  const { id, email } = await requirePermit(transaction, permit)
  // whoever knew the old password may have made the code
  await update(transaction, id, { password_hash: to, ...WITHOUT_CODE })
  await endSessions(transaction, { accountId: id, now }).where('id', '!=', permit.sessionId).execute()
  await endLinks(transaction, id)
  await addNotice(transaction, id, notice(email), { now })
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

type Confirmation = Parameters<OwnAccountRecords['confirmEmail']>[0]

async function confirmEmail(db: Database, { accountId, email, now }: Confirmation) {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, ${now})` })
    .where('id', '=', accountId)
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type EmailChange = Parameters<OwnAccountRecords['changeEmail']>[0]

async function changeEmail(transaction: Transaction<Schema>, change: EmailChange) {
  const { permit, email, notice, confirmation, now } = change
  const account = await requirePermit(transaction, permit)
  const { id } = account
  if (await isTaken(transaction, email, { id, now })) return false
  await update(transaction, id, { email, email_confirmed_at: null })
  if (email.toLowerCase() !== account.email.toLowerCase()) await keepFormer(transaction, account, { now })
  await endLinks(transaction, id)
  await addNotice(transaction, id, notice(account.email), { now })
  if (confirmation) await addMail(transaction, { accountId: id, mail: confirmation, now })
  return true
}

type NewReset = Parameters<OwnAccountRecords['addReset']>[0]

async function addReset(transaction: Transaction<Schema>, reset: NewReset) {
  const { tokenHash, accountId, email, mail, now, expiresAt } = reset
  const account = await lockedAccount(transaction, accountId)
  if (!account) return
  const own = () => transaction.deleteFrom('password_reset').where('account_id', '=', accountId)
  await own().where('expires_at', '<=', now).execute()
  if (email !== undefined && !(await isFoundBy(transaction, account, email, { now }))) return
  const row = {
    token_hash: tokenHash,
    account_id: accountId,
    email: email ?? null,
    created_at: now,
    expires_at: expiresAt,
  }
  await transaction.insertInto('password_reset').values(row).execute()
  if (mail) await addMail(transaction, { accountId, mail, now })
}

type Reset = Parameters<OwnAccountRecords['resetPassword']>[0]

async function resetPassword(transaction: Transaction<Schema>, { tokenHash, passwordHash, now, ...notices }: Reset) {
  const link = transaction.selectFrom('password_reset').select('account_id').where('token_hash', '=', tokenHash)
  const account = await lockedAccount(transaction, link.$asScalar())
  const used = await transaction
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()
  if (!account || !used) return false
  // whoever knew the old password may have made the code
  const secrets = { password_hash: passwordHash, ...WITHOUT_CODE }
  return enter(transaction, account, { secrets, email: used.email ?? undefined, endsOwnLinks: true, now, ...notices })
}

type Recovery = Parameters<OwnAccountRecords['recover']>[0]

async function recover(transaction: Transaction<Schema>, recovery: Recovery) {
  const { accountId, email, from, to, passwordHash, now, ...notices } = recovery
  const account = await lockedAccount(transaction, accountId)
  if (account?.recovery_code_hash !== from) return false
  const secrets = { password_hash: passwordHash, recovery_code_hash: to, recovery_code_made_at: now }
  return enter(transaction, account, { secrets, email, endsOwnLinks: false, now, ...notices })
}

type Entry = Pick<Reset, 'notice' | 'putBackMail' | 'now'> & {
  secrets: Partial<Selectable<AccountTable>>
  email: string | undefined
  endsOwnLinks: boolean
}

/** Stores the password, ends sessions, links and known devices, and restores the address that was used. */
async function enter(transaction: Transaction<Schema>, account: Selectable<AccountTable>, entry: Entry) {
  const { secrets, email = account.email, endsOwnLinks, notice, putBackMail, now } = entry
  const { id: accountId } = account
  if (!(await isFoundBy(transaction, account, email, { now }))) return false
  await update(transaction, accountId, secrets)
  await endSessions(transaction, { accountId, now }).execute()
  await transaction.deleteFrom('device').where('account_id', '=', accountId).execute()
  await endLinks(transaction, accountId)
  if (entry.email !== undefined && (await putBack(transaction, account, { email, endsOwnLinks, now })))
    await addMail(transaction, { accountId, mail: putBackMail({ from: account.email, to: email }), now })
  await addNotice(transaction, accountId, notice(email), { now })
  return true
}
