import { databases } from '../../../support/databases'
import { RECOVERIES, THEFTS, gainsOf, victimOf } from '../../../support/takeovers'
import { buildTestApp } from '../../../support/testApp'

const cases = databases.flatMap(({ name, open }, database) =>
  Object.entries(RECOVERIES).map(([recovery, recover], row) => ({
    name,
    open,
    recovery,
    recover,
    first: (row + database) % 2,
  })),
)

/** Half of the pairs on each database: all of them, and many more of each, are in the stress tests. */
it.each(cases)(
  'an owner ($recovery) wins over a thief who writes at the same time on $name',
  async ({ open, recovery, recover, first }) => {
    const { db, close } = await open()
    const app = await buildTestApp({ db, passwordCost: { memoryCost: 512, timeCost: 1 } })
    for (const [theft, steal] of Object.entries(THEFTS).filter((_, index) => index % 2 === first)) {
      const victim = await victimOf(app, db)
      const [owner, thief] = await Promise.all([recover(app, db, victim), steal(app, db, victim)])
      const gains = owner < 300 ? await gainsOf(app, db, victim, recovery) : []
      expect({ theft, owner, thief, gains }).toEqual({ theft, owner, thief, gains: [] })
    }
    await app.close()
    await close()
  },
)
