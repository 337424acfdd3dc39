import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Account, Users } from '~/server/domain/accounts/users'
import type { Clock } from '~/server/domain/security'

import { inTransaction, withRetries } from './inTransaction'
import { post } from './ledgerRepository'
import type { Database } from './schema'
import type { AccountTable } from './schema'

export const createUserRepository = (db: Database, now: Clock): Users => ({
  async findByEmail(email) {
    // lower-cased by the database on both sides, because JavaScript's rules may differ
    const row = await db
      .selectFrom('account')
      .selectAll()
      .where(sql`lower(email)`, '=', sql`lower(${email})`)
      .executeTakeFirst()
    return row && toAccount(row)
  },

  async add({ passwordHash, credits, ...rest }) {
    return inTransaction(db, async (transaction) => {
      const createdAt = now()
      const row = await transaction
        .insertInto('account')
        .values({ ...rest, id: randomUUID(), password_hash: passwordHash, credits: 0, created_at: createdAt })
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!row) return undefined
      const gift = { kind: 'sign_up', amount: credits, reference: row.id, reason: undefined, createdAt } as const
      await post(transaction, row.id, gift)
      return { ...toAccount(row), credits }
    })
  },

  async replacePasswordHash({ id, from, to }) {
    const unchanged = db.updateTable('account').where('id', '=', id).where('password_hash', '=', from)
    await withRetries(() => unchanged.set({ password_hash: to }).execute())
  },
})

export const toAccount = ({
  id,
  username,
  email,
  credits,
  password_hash,
  suspended_at,
  recovery_code_hash,
  country,
}: Selectable<AccountTable>): Account => ({
  id,
  username,
  email,
  credits,
  passwordHash: password_hash,
  isSuspended: suspended_at !== null,
  recoveryCodeHash: recovery_code_hash ?? undefined,
  country: country ?? undefined,
})
