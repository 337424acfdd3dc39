import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'

import type { AuthResponse } from '~/contract/responses'
import { openDatabase } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/database'

import { diagnose, register } from '../../support/calls'
import { campaign } from '../../support/campaign'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { brokenPromises } from '../../support/scans'
import { buildTestApp, farmer } from '../../support/testApp'

const SCANS = 200
const CREDITS = 5
const LEVELS = ['read committed', 'repeatable read', 'serializable']

const runs = campaign('doubleSpend', 1)
const kinds = databases.flatMap((kind) =>
  kind.name === 'SQLite'
    ? [{ ...kind, level: '' }]
    : LEVELS.map((level) => ({ ...kind, name: `${kind.name}, ${level}`, level })),
)

/** All transactions of this connection at that level. */
async function openAt({ db, location }: TestDatabase, level: string): Promise<Database> {
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

describe.each(kinds)('five credits and two hundred scans at once on $name', ({ name, level, open }) => {
  let database: TestDatabase
  let db: Database
  let app: FastifyInstance
  beforeAll(async () => {
    database = await open()
    db = await openAt(database, level)
    app = await buildTestApp({ db })
  })
  afterAll(async () => {
    await app.close()
    if (db !== database.db) await db.destroy()
    await database.close()
  })

  const newcomer = async (round: number) =>
    (await register(app, { ...farmer, email: `farmer.${round}@example.com` })).json<AuthResponse>()
  const tally = (statuses: number[]) =>
    Object.fromEntries(
      [...new Set(statuses)].sort().map((status) => [status, statuses.filter((s) => s === status).length]),
    )

  it('make five answers and nothing else', async () => {
    for (let round = 0; round < runs.count; round++) {
      const { access } = await newcomer(round)
      const answers = await Promise.all(Array.from({ length: SCANS }, () => diagnose(app, access)))
      expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 200: CREDITS, 402: SCANS - CREDITS })
      const balances = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().credits)
      expect(balances.sort()).toEqual([0, 1, 2, 3, 4])
      expect(await brokenPromises(db)).toEqual([])
    }
    runs.record({
      database: name,
      rounds: runs.count,
      scans: runs.count * SCANS,
      answers: runs.count * CREDITS,
      overspent: 0,
    })
  })

  it('would overspend if the balance were read first and written later', async () => {
    await newcomer(runs.count)
    const account = db
      .selectFrom('account')
      .select(['id', 'credits'])
      .where('email', '=', `farmer.${runs.count}@example.com`)
    const { id } = await account.executeTakeFirstOrThrow()
    const naive = async () => {
      const { credits } = await account.executeTakeFirstOrThrow()
      if (credits < 1) return false
      const write = db
        .updateTable('account')
        .set({ credits: credits - 1 })
        .where('id', '=', id)
      while (!(await write.execute().catch(() => undefined))); // at the stricter levels the loser of a race begins again
      return true
    }
    const spent = await Promise.all(Array.from({ length: SCANS }, naive))
    expect(spent.filter(Boolean).length).toBeGreaterThan(CREDITS)
  })
})
