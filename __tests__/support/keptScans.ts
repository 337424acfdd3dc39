import { sql } from 'kysely'

import type { AuthResponse } from '~/contract/responses'
import type { Database } from '~/server/persistence/database'
import { createLedgerRepository } from '~/server/persistence/ledgerRepository'

import { register } from './calls'
import type { Acknowledged } from './scanLoad'
import { brokenPromises } from './scans'
import { buildTestApp, farmer } from './testApp'

/** Returns access tokens of two accounts with plenty of credits and of one with few. */
export async function signUpThree(db: Database) {
  const app = await buildTestApp({ db, environment: { ACCESS_TOKEN_SECONDS: '86400' } })
  const accesses: string[] = []
  for (const [index, amount] of [1_000_000, 1_000_000, 5].entries()) {
    const email = `farmer.${index}@example.com`
    accesses.push((await register(app, { ...farmer, email })).json<AuthResponse>().access)
    const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const reason = 'to be spent'
    await createLedgerRepository(db).grant({ accountId: id, amount, reason, reference: email, now: Date.now() })
  }
  await app.close()
  return accesses
}

/** What is stored of an answered scan, and whether it is as it was answered and charged once. */
export async function keptOf(db: Database, { key, body }: Pick<Acknowledged, 'key' | 'body'>) {
  const stored = await storedUnder(db, key)
  const charges = body.includes('not a leaf') ? 0 : stored?.charge
  const isWhole = stored?.body === body && stored.charge === charges && Number(stored.entries) === stored.charge
  return { stored, isWhole }
}

const storedUnder = async (db: Database, key: string) =>
  (
    await sql<{ body: string; charge: number; entries: number | string }>`
      select response_body as body, charge, (select count(*) from ledger where kind = 'diagnosis' and reference = diagnosis.id) as entries
      from idempotent_response join diagnosis on diagnosis.id = diagnosis_id where idempotency_key = ${key}`.execute(db)
  ).rows[0]

/** Every broken invariant of the database. */
export async function violationsIn(db: Database, isSqlite: boolean) {
  const violations = await brokenPromises(db)
  if (!isSqlite) return violations
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  return [...violations, ...rows.map(({ integrity_check: found }) => found).filter((found) => found !== 'ok')]
}
