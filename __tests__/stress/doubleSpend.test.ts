import { sql } from 'kysely'

import { openDatabase } from '~/server/persistence/database'

import { diagnoseUntilTaken, register } from '../support/calls'
import { databases } from '../support/databases'
import { violatedInvariants } from '../support/scans'
import { buildTestApp, farmer } from '../support/testApp'
import { ROUNDS } from './load'

const SCANS = 200
const LEVELS = ['read committed', 'repeatable read', 'serializable']

jest.setTimeout(600_000)

const cases = databases.flatMap((kind) =>
  kind.name === 'SQLite' ? [{ ...kind, level: '' }] : LEVELS.map((level) => ({ ...kind, level })),
)

it.each(cases)('pays five of two hundred scans at once with five credits on $name $level', async ({ open, level }) => {
  const database = await open()
  let { db } = database
  if ('postgresUrl' in database.location) {
    const url = new URL(database.location.postgresUrl)
    url.searchParams.set('options', `-c default_transaction_isolation=${level.replace(' ', '\\ ')}`)
    db = await openDatabase({ postgresUrl: url.href })
    const { rows } = await sql`select current_setting('transaction_isolation') as level`.execute(db)
    expect(rows).toEqual([{ level }])
  }
  const app = await buildTestApp({ db })
  for (let round = 0; round < ROUNDS / 5; round++) {
    const { access } = (await register(app, { ...farmer, email: `farmer.${round}@example.com` })).json()
    const responses = await Promise.all(Array.from({ length: SCANS }, () => diagnoseUntilTaken(app, access)))
    const paid = responses.filter(({ statusCode }) => statusCode === 200)
    expect(paid.map((response) => response.json().credits).sort()).toEqual([0, 1, 2, 3, 4])
    expect(responses.filter(({ statusCode }) => statusCode === 402)).toHaveLength(SCANS - 5)
    expect(await violatedInvariants(db)).toEqual([])
  }
  await app.close()
  if (db !== database.db) await db.destroy()
  await database.close()
})
