import { sql } from 'kysely'

import type { Database } from '~/server/persistence/schema'

import { observations } from './testApp'
import type { FakeClassify } from './testApp'

/** Photos that differ; an answer to a free one costs nothing. */
export const paidPhoto = (name: number | string) => Buffer.from(`paid ${name}`)
export const freePhoto = (name: number | string) => Buffer.from(`free ${name}`)

/** A network that needs no time and always says the same of the same bytes. */
export const classifyByBytes: FakeClassify = async (photo) => {
  const [kind = '', name = ''] = Buffer.from(photo).toString().split(' ')
  if (kind === 'free') return observations.notALeaf
  return name.length % 2 === 0 ? observations.ranked : observations.confident
}

/** What must hold in any database at any moment, as a list of what does not. */
export async function violatedInvariants(db: Database): Promise<string[]> {
  const violated: string[] = []
  for (const [invariant, violations] of Object.entries(INVARIANTS)) {
    const { rows } = await violations.execute(db)
    if (rows.length > 0) violated.push(`${invariant}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  return violated
}

const INVARIANTS = {
  'no balance is below zero': sql`select id, credits from account where credits < 0`,
  'every balance is the sum of its ledger': sql`
    select account.id, account.credits, coalesce(sum(ledger.amount), 0) as total from account
    left join ledger on ledger.account_id = account.id
    group by account.id, account.credits having account.credits <> coalesce(sum(ledger.amount), 0)`,
  'every charge has its diagnosis': sql`
    select ledger.id from ledger left join diagnosis
      on diagnosis.id = ledger.reference and diagnosis.charge = -ledger.amount
    where ledger.kind = 'diagnosis' and ledger.account_id is not null and diagnosis.id is null`,
  'every paid diagnosis has its charge, once': sql`
    select diagnosis.id from diagnosis left join ledger
      on ledger.reference = diagnosis.id and ledger.kind = 'diagnosis'
    where diagnosis.charge > 0 group by diagnosis.id having count(ledger.id) <> 1`,
  'every stored response belongs to the account of its diagnosis': sql`
    select diagnosis.id from idempotent_response join diagnosis on diagnosis.id = idempotent_response.diagnosis_id
    where diagnosis.account_id <> idempotent_response.account_id`,
}

/** Rows of the tables that a scan writes to, and the balance they leave. */
export async function countsOf(db: Database, accountId: string) {
  const count = async (table: 'diagnosis' | 'ledger' | 'idempotent_response') =>
    (await db.selectFrom(table).select('account_id').where('account_id', '=', accountId).execute()).length
  const { credits } = await db
    .selectFrom('account')
    .select('credits')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { credits, diagnoses: await count('diagnosis'), entries: await count('ledger') }
}
