import { databases } from '../../../support/databases'
import { RECOVERIES, THEFTS, gainsOf, victimOf } from '../../../support/takeovers'
import { buildTestApp } from '../../../support/testApp'

const cases = Object.keys(RECOVERIES).flatMap((recovery) => Object.keys(THEFTS).map((theft) => ({ recovery, theft })))

/** With many more of each in the stress tests. */
it.each(databases)('an owner wins over a thief who writes at the same time on $name', async ({ open }) => {
  const { db, close } = await open()
  const app = await buildTestApp({ db, passwordCost: { memoryCost: 512, timeCost: 1 } })
  for (const { recovery, theft } of cases) {
    const victim = await victimOf(app, db)
    const [owner, thief] = await Promise.all([RECOVERIES[recovery]!(app, db, victim), THEFTS[theft]!(app, db, victim)])
    const gains = owner < 300 ? await gainsOf(app, db, victim, recovery) : []
    expect({ recovery, theft, owner, thief, gains }).toEqual({ recovery, theft, owner, thief, gains: [] })
  }
  await app.close()
  await close()
})
