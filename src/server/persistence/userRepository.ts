import { randomUUID } from 'node:crypto'

import { sql, type Selectable } from 'kysely'

import { withDefaults, type Account, type Users } from '~/server/domain/accounts/users'
import type { Clock } from '~/server/domain/security'

import { inTransaction, withRetries } from './inTransaction'
import { post } from './ledgerRepository'
import { addMail } from './outboxRepository'
import type { AccountTable, Database } from './schema'
import { formerEmails, isTaken } from './waysBack'

export const createUserRepository = (db: Database, now: Clock): Users => ({
  findByEmail: (email) => findByEmail(db, email),

  findByAnyEmail: (email) => findByAnyEmail(db, email, now()),

  async add({ passwordHash, credits, ...rest }, mailOf) {
    return inTransaction(db, async (transaction) => {
      const createdAt = now()
      const row = await transaction
        .insertInto('account')
        .values({ ...rest, id: randomUUID(), password_hash: passwordHash, credits: 0, created_at: createdAt })
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!row) return undefined
      if (await isTaken(transaction, row.email, { id: row.id, now: createdAt })) {
        await transaction.deleteFrom('account').where('id', '=', row.id).execute()
        return undefined
      }
      const gift = { kind: 'sign_up', amount: credits, reference: row.id, reason: undefined, createdAt } as const
      await post(transaction, row.id, gift)
      const mail = mailOf?.(row.id)
      if (mail) await addMail(transaction, { accountId: row.id, mail, now: createdAt })
      return { ...toAccount(row), credits }
    })
  },

  async replacePasswordHash({ id, from, to }) {
    const unchanged = db.updateTable('account').where('id', '=', id).where('password_hash', '=', from)
    await withRetries(() => unchanged.set({ password_hash: to }).execute())
  },
})

async function findByEmail(db: Database, email: string) {
  // the database lower-cases both sides, because JavaScript's rules may differ
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
  return row && toAccount(row)
}

async function findByAnyEmail(db: Database, email: string, now: number) {
  const current = await findByEmail(db, email)
  // always queried, so that timing reveals nothing about an address
  const row = await formerEmails(db, email, { now })
    .innerJoin('account', 'account.id', 'former_email.account_id')
    .selectAll('account')
    .select('former_email.email as former')
    .orderBy('former_email.replaced_at')
    .executeTakeFirst()
  return current ?? (row && toAccount({ ...row, email: row.former }))
}

export const toAccount = ({
  id,
  username,
  email,
  credits,
  password_hash,
  suspended_at,
  recovery_code_hash,
  country,
  plan_until,
  alerts_json,
  county,
  role,
}: Selectable<AccountTable>): Account => ({
  id,
  username,
  email,
  credits,
  passwordHash: password_hash,
  isSuspended: suspended_at !== null,
  recoveryCodeHash: recovery_code_hash ?? undefined,
  country: country ?? undefined,
  planUntil: plan_until ?? undefined,
  alerts: toAlerts(alerts_json),
  county: toCounty(county),
  role: toRole(role),
})

export const toRole = (role: string | null) => (role ?? undefined) as Account['role']

export const toCounty = (county: string | null) => (county ?? undefined) as Account['county']

export const toAlerts = (json: string | null): Account['alerts'] =>
  json === null ? undefined : withDefaults(JSON.parse(json) as Account['alerts'])
