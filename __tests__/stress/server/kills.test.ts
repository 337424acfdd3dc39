import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import { openDatabase } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/database'

import { seededRandom } from '../../support/corpus/random'
import { lastingDatabases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { keptOf, signUpThree, violationsIn } from '../../support/keptScans'
import { send, startLoad } from '../../support/scanLoad'
import type { Acknowledged, Sent } from '../../support/scanLoad'
import { createServerProcesses } from '../../support/serverProcesses'

const CONCURRENT_CLIENTS = 8
const MAX_ANSWERS_BEFORE_KILL = 12
const MAX_PAUSE_MS = 10
const KILLS: Record<string, number> = { SQLite: 100, PostgreSQL: 20 }
const SEED = 20_261_121

jest.setTimeout(600_000)

describe.each(lastingDatabases)('a server on $name that is killed under load', ({ name, open }) => {
  let database: TestDatabase
  let servers: ReturnType<typeof createServerProcesses>
  let accesses: string[]
  beforeAll(async () => {
    database = await open()
    accesses = await signUpThree(database.db)
    servers = createServerProcesses(database.location)
  })
  afterAll(async () => {
    await servers.remove()
    await database.close()
  })

  it(`has stored and charged once whatever it answered, ${KILLS[name]} times`, async () => {
    const { next } = seededRandom(SEED)
    let lost: Sent[] = []
    let acknowledged: Acknowledged[] = []
    let total = 0
    let url = await servers.start()
    for (let round = 0; round < KILLS[name]!; round++) {
      await Promise.all([...lost, ...acknowledged.slice(0, 3)].map((scan) => repeat(url, scan)))
      const load = startLoad(url, accesses, CONCURRENT_CLIENTS)
      await load.answers(1 + next() * MAX_ANSWERS_BEFORE_KILL)
      await wait(next() * MAX_PAUSE_MS)
      const cutsConnection = name === 'PostgreSQL' && next() < 0.5
      if (cutsConnection) await cutConnection(database.db).then(() => load.answers(CONCURRENT_CLIENTS))
      const stopped = load.stop()
      if (!cutsConnection) await servers.kill()
      ;({ lost, acknowledged } = await stopped)
      total += acknowledged.length
      expect(await problemsIn(database, acknowledged)).toEqual([])
      if (cutsConnection) expect(servers.isAlive()).toBe(true)
      else url = await servers.start()
    }
    expect(total).toBeGreaterThan(KILLS[name]!)
  })
})

async function repeat(url: string, scan: Sent | Acknowledged) {
  const answer = await send(url, scan)
  if ('body' in scan) expect(answer).toEqual({ status: 200, body: scan.body })
  else expect([200, 402]).toContain(answer.status)
}

/** One of the server's connections, whatever it is doing. */
const cutConnection = (db: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`.execute(db)

/** Looked at through a new connection, as the next process will. */
async function problemsIn({ location }: TestDatabase, acknowledged: readonly Acknowledged[]) {
  const db = await openDatabase(location)
  const problems = await violationsIn(db, 'sqliteFile' in location)
  for (const scan of acknowledged) {
    const { stored, isWhole } = await keptOf(db, scan)
    if (!isWhole) problems.push(`${scan.key} was acknowledged, but what is stored is ${JSON.stringify(stored)}`)
  }
  await db.destroy()
  return problems
}
