import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { openDatabase } from '~/server/persistence/database'
import type { DatabaseLocation } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'

import { campaign } from '../support/campaign'
import { seededRandom } from '../support/corpus/random'
import { keptOf, signUpThree, violationsIn } from '../support/keptScans'
import { postgresReplication } from '../support/postgresReplica'
import { createPostgresServer } from '../support/postgresServer'
import { postgresPrograms } from '../support/restore'
import { startLoad } from '../support/scanLoad'
import type { Acknowledged } from '../support/scanLoad'
import { sqliteReplication } from '../support/sqliteReplica'
import { createVictims } from '../support/victims'

const { count, seed, isAsked, record, timeoutMs } = campaign('replicas', 3)
const TIMEOUT_MS = 180_000

const LANES = 4
const LONGEST_LOAD_MS = 2_000
/** How old the newest answer may be that is lost with a disk. */
const RECOVERY_POINT_MS = 1_000

let folder: string
let closing: (() => Promise<unknown>)[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-replicas-'))
  closing = []
})
afterEach(async () => {
  for (const close of closing.toReversed()) await close()
  rmSync(folder, { recursive: true, force: true })
})

type Site = {
  name: string
  location: DatabaseLocation
  replication: {
    follow(replicas: string): Promise<{ kill(): Promise<void> }>
    restore(replicas: string): Promise<{ location: DatabaseLocation; remove(): Promise<void> }>
  }
}

/** Everything but the second folder is lost at some moment under load, again and again. */
async function drill({ name, location, replication }: Site) {
  const db = await openDatabase(location)
  await migrate(db)
  const accesses = await signUpThree(db)
  await db.destroy()
  const victims = createVictims(location)
  closing.push(() => victims.remove())
  const { next } = seededRandom(seed)
  const tally = { acknowledged: 0, lost: 0, oldestLostMs: 0 }
  for (let losses = 0; losses < count; losses++) {
    const replicas = join(folder, `replicas-${losses}`)
    const load = startLoad(await victims.start(), accesses, LANES)
    const following = await replication.follow(replicas)
    await wait(next() * LONGEST_LOAD_MS)
    const lostAt = performance.now()
    const [{ acknowledged }] = await Promise.all([load.stop(), following.kill(), victims.kill()])

    const restored = await replication.restore(replicas)
    const lost = await lostIn(restored.location, acknowledged)
    await restored.remove()
    rmSync(replicas, { recursive: true })
    tally.acknowledged += acknowledged.length
    tally.lost += lost.length
    tally.oldestLostMs = Math.max(tally.oldestLostMs, ...lost.map(({ sentAt }) => Math.round(lostAt - sentAt)))
  }
  expect(tally.acknowledged - tally.lost).toBeGreaterThan(count)
  if (isAsked) expect(tally.oldestLostMs).toBeLessThanOrEqual(RECOVERY_POINT_MS)
  record({ database: name, losses: count, ...tally, violations: 0 })
}

/** The answered scans that are not in a restored database, which is sound, and in which nothing is missing but the newest. */
async function lostIn(location: DatabaseLocation, acknowledged: readonly Acknowledged[]) {
  const db = await openDatabase(location)
  expect(await violationsIn(db, 'sqliteFile' in location)).toEqual([])
  const lost: Acknowledged[] = []
  let newestKept = 0
  for (const scan of acknowledged) {
    const { stored, isWhole } = await keptOf(db, scan)
    if (stored === undefined) lost.push(scan)
    else {
      expect({ stored, isWhole }).toMatchObject({ isWhole: true })
      newestKept = Math.max(newestKept, scan.sentAt)
    }
  }
  await db.destroy()
  expect(lost.filter(({ answeredAt }) => answeredAt < newestKept)).toEqual([])
  return lost
}

it(
  `a SQLite file is lost under load, and comes back from its replica, ${count} times`,
  async () => {
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    const location = { sqliteFile: join(dataDir, 'jani.sqlite') }
    await drill({ name: 'SQLite', location, replication: sqliteReplication(join(folder, 'programs'), dataDir) })
  },
  timeoutMs(TIMEOUT_MS),
)

const onPostgres = postgresPrograms === undefined ? it.skip : it

onPostgres(
  `a PostgreSQL server is lost under load, and comes back from its log, ${count} times`,
  async () => {
    const server = await createPostgresServer(postgresPrograms)
    closing.push(() => server.remove())
    await server.start()
    const location = { postgresUrl: server.url }
    await drill({ name: 'PostgreSQL', location, replication: postgresReplication(postgresPrograms!, server.url) })
  },
  timeoutMs(TIMEOUT_MS),
)
