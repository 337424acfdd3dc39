import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import { openDatabase } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/database'

import { campaign } from '../support/campaign'
import { seededRandom } from '../support/corpus/random'
import { lastingDatabases } from '../support/databases'
import type { TestDatabase } from '../support/databases'
import { keptOf, signUpThree, violationsIn } from '../support/keptScans'
import { send, startLoad } from '../support/scanLoad'
import type { Acknowledged, Sent } from '../support/scanLoad'
import { createVictims } from '../support/victims'

const LANES = 8
const LONGEST_PAUSE_MS = 10
const TIMEOUT_MS = 300_000
const CAMPAIGNS = { SQLite: campaign('kills', 100), PostgreSQL: campaign('killsPostgres', 20) }
/** Before the server is killed. */
const MOST_ANSWERS = Object.values(CAMPAIGNS).some(({ isAsked }) => isAsked) ? 30 : 12

describe.each(lastingDatabases)('a server on $name that is killed at any moment under load', ({ name, open }) => {
  const run = CAMPAIGNS[name as keyof typeof CAMPAIGNS]
  let database: TestDatabase
  let victims: ReturnType<typeof createVictims>
  let accesses: string[]
  beforeAll(async () => {
    database = await open()
    accesses = await signUpThree(database.db)
    victims = createVictims(database.location)
  }, TIMEOUT_MS)
  afterAll(async () => {
    await victims.remove()
    await database.close()
  })

  it(
    `has kept what it promised, ${run.count} times`,
    async () => {
      const { next } = seededRandom(run.seed)
      const tally = { kills: 0, connectionsCut: 0, acknowledged: 0, lost: 0, refused: 0, repeated: 0 }
      let lost: Sent[] = []
      let acknowledged: Acknowledged[] = []
      let url = await victims.start()
      while (tally.kills < run.count) {
        const server = url
        const repeat = async (scan: Sent | Acknowledged) => {
          const answer = await send(server, scan)
          if ('body' in scan) expect(answer).toEqual({ status: 200, body: scan.body })
          else expect([200, 402]).toContain(answer.status)
          tally.repeated++
        }
        await Promise.all([...lost, ...acknowledged.slice(0, 3)].map(repeat))
        const load = startLoad(url, accesses, LANES)
        await load.answers(1 + next() * MOST_ANSWERS)
        await wait(next() * LONGEST_PAUSE_MS)
        const isCut = name === 'PostgreSQL' && next() < 0.5
        if (isCut) await cutConnection(database.db).then(() => load.answers(LANES))
        const stopped = load.stop() // no new scans, which nobody would be there to answer
        if (!isCut) await victims.kill()
        const round = await stopped
        ;({ lost, acknowledged } = round)
        expect(await broken(database, acknowledged)).toEqual([])
        if (isCut) expect(victims.isAlive()).toBe(true)
        else url = await victims.start()
        tally[isCut ? 'connectionsCut' : 'kills']++
        tally.acknowledged += acknowledged.length
        tally.lost += lost.length
        tally.refused += round.refused.length
      }
      expect(tally.acknowledged).toBeGreaterThan(run.count)
      run.record({ database: name, ...tally, violations: 0 })
    },
    run.timeoutMs(TIMEOUT_MS),
  )
})

/** One of the server's connections, in whatever it is doing. */
const cutConnection = (db: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`.execute(db)

/** All that does not hold: looked at through a new connection, as the next process will. */
async function broken({ location }: TestDatabase, acknowledged: readonly Acknowledged[]) {
  const db = await openDatabase(location)
  const violations = await violationsIn(db, 'sqliteFile' in location)
  for (const scan of acknowledged) {
    const { stored, isWhole } = await keptOf(db, scan)
    if (!isWhole) violations.push(`${scan.key} was acknowledged, but what is kept is ${JSON.stringify(stored)}`)
  }
  await db.destroy()
  return violations
}
