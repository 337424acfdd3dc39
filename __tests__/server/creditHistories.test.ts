import fc from 'fast-check'

import { campaign } from '../support/campaign'
import { PHOTOS, creditCommands } from '../support/creditCommands'
import { learnReports, newModel } from '../support/creditModel'
import { createCreditWorld } from '../support/creditWorld'
import { lastingDatabases } from '../support/databases'
import { brokenPromises } from '../support/scans'

const LONGEST = 20
const TIMEOUT_MS = 300_000
const histories = campaign('creditHistories', 500)

describe.each(lastingDatabases)('any history of credits on $name', ({ name, open }) => {
  it(
    'goes as the simplest model says',
    async () => {
      const database = await open()
      const world = await createCreditWorld(database)
      await learnReports(PHOTOS)
      let steps = 0
      await fc.assert(
        fc.asyncProperty(creditCommands(LONGEST), async (commands) => {
          await world.newcomer()
          steps += [...commands].length
          await fc.asyncModelRun(() => ({ model: newModel(world.clock.now), real: world }), commands)
        }),
        { numRuns: histories.count, seed: histories.seed },
      )
      expect(await brokenPromises(world.database())).toEqual([])
      histories.record({ database: name, histories: histories.count, steps, divergences: 0 })
      await world.switchOff()
      await database.close()
    },
    histories.timeoutMs(TIMEOUT_MS),
  )
})
