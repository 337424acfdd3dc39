import { setTimeout as wait } from 'node:timers/promises'

import { lastingDatabases } from '../support/databases'
import type { TestDatabase } from '../support/databases'
import { RECOVERIES, THEFTS, gainsOf, victimOf } from '../support/takeovers'
import { startTestServer } from '../support/testServer'
import { seededRandom } from '../support/random'
import { ROUNDS } from './load'

jest.setTimeout(3_600_000)

/** A hash takes a few milliseconds, so that there is something between the comparison and the write. */
const passwordCost = { memoryCost: 1024, timeCost: 2 }
const SERVERS = [1, 2]
/** A round takes half a second at most, and it is chance which write comes first. */
const TRIES = 5 * ROUNDS

const cases = lastingDatabases.flatMap((kind) => SERVERS.map((servers) => ({ ...kind, servers })))

describe.each(cases)('on $name with $servers server(s)', ({ open, servers }) => {
  let database: TestDatabase
  let running: Awaited<ReturnType<typeof startTestServer>>[]
  beforeAll(async () => {
    database = await open()
    const { location } = database
    running = await Promise.all(Array.from({ length: servers }, () => startTestServer({ location, passwordCost })))
  })
  afterAll(async () => {
    for (const server of running) await server.close()
    await database.close()
  })

  it.each(
    Object.keys(RECOVERIES).flatMap((recovery) => Object.keys(THEFTS).map((theft) => [recovery, theft] as const)),
  )('%s wins over %s', async (recovery, theft) => {
    const { db } = database
    const [here, there] = [running[0]!, running.at(-1)!]
    const { below } = seededRandom()
    for (let round = 0; round < TRIES; round++) {
      const victim = await victimOf(here, db)
      const late = async (ms: number, act: () => Promise<number>) => {
        await wait(ms)
        return act()
      }
      const [owner, thief] = await Promise.all([
        late(below(12), () => RECOVERIES[recovery]!(here, db, victim)),
        late(below(12), () => THEFTS[theft]!(there, db, victim)),
      ])
      for (const status of [owner, thief]) expect([200, 204, 400, 401, 403]).toContain(status)
      const gains = owner < 300 ? await gainsOf(here, db, victim, recovery) : []
      expect({ round, owner, thief, gains }).toEqual({ round, owner, thief, gains: [] })
    }
  })
})
