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

it.each(databases.filter(({ name }) => name === 'PostgreSQL'))(
  'pays five of two hundred scans at once with five credits where two servers share one $name',
  async ({ open }) => {
    const database = await open()
    const second = await openDatabase(database.location)
    const servers = [await buildTestApp({ db: database.db }), await buildTestApp({ db: second })]
    const { access } = (await register(servers[0]!)).json()
    const scans = Array.from({ length: SCANS }, (_, index) => diagnoseUntilTaken(servers[index % 2]!, access))
    const statuses = (await Promise.all(scans)).map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(SCANS - 5).fill(402)])
    expect(await violatedInvariants(database.db)).toEqual([])
    for (const server of servers) await server.close()
    await second.destroy()
    await database.close()
  },
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
