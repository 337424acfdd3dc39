import { sql } from 'kysely'

import type { AuthResponse } from '~/contract/responses'
import { openDatabase } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/database'

import { diagnose, register } from './calls'
import type { TestDatabase } from './databases'
import { brokenPromises } from './scans'
import { buildTestApp, farmer } from './testApp'

const SCANS = 200
const CREDITS = 5

export type IsolationLevel = 'read committed' | 'repeatable read' | 'serializable'

/** All statements of this connection at that level. */
export async function openAt({ db, location }: TestDatabase, level: IsolationLevel): Promise<Database> {
  if (!('postgresUrl' in location)) return db
  const url = new URL(location.postgresUrl)
  url.searchParams.set('options', `-c default_transaction_isolation=${level.replace(' ', '\\ ')}`)
  const opened = await openDatabase({ postgresUrl: url.href })
  const { rows } = await sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(
    opened,
  )
  expect(rows).toEqual([{ level }])
  return opened
}

/** Two hundred scans at the same time of an account with five credits: five answers, and 402 for all others. */
export async function overspend(db: Database, rounds: number) {
  const app = await buildTestApp({ db })
  for (let round = 0; round < rounds; round++) {
    const person = { ...farmer, email: `farmer.${round}@example.com` }
    const { access } = (await register(app, person)).json<AuthResponse>()
    const answers = await Promise.all(Array.from({ length: SCANS }, () => diagnose(app, access)))
    const paid = answers.filter(({ statusCode }) => statusCode === 200)
    expect(paid.map((answer) => answer.json().credits).sort()).toEqual([0, 1, 2, 3, 4])
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(SCANS - CREDITS)
    expect(await brokenPromises(db)).toEqual([])
  }
  await app.close()
}
