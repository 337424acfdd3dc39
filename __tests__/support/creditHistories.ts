import fc from 'fast-check'

import { PHOTOS, creditCommands } from './creditCommands'
import { learnReports, newModel } from './creditModel'
import { createCreditWorld } from './creditWorld'
import type { TestDatabase } from './databases'
import { brokenPromises } from './scans'

const MAX_COMMANDS = 20
const SEED = 20_261_121

/** Runs random sequences of scans, grants, failures and restarts against the server and against a simple model of it. */
export async function runCreditHistories(open: () => Promise<TestDatabase>, numRuns: number) {
  const database = await open()
  const world = await createCreditWorld(database)
  await learnReports(PHOTOS)
  await fc.assert(
    fc.asyncProperty(creditCommands(MAX_COMMANDS), async (commands) => {
      await world.newcomer()
      await fc.asyncModelRun(() => ({ model: newModel(world.clock.now), real: world }), commands)
    }),
    { numRuns, seed: SEED },
  )
  expect(await brokenPromises(world.database())).toEqual([])
  await world.switchOff()
  await database.close()
}
