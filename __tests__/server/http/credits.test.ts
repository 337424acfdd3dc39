import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'

import { creditsOf, diagnose, signUp } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { buildTestApp, observations } from '../../support/testApp'
import type { TestOptions } from '../../support/testApp'

describe.each(databases)('credits on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  const start = async (options: TestOptions = {}) => {
    database = await open()
    app = await buildTestApp({ ...options, db: database.db })
    ;({ access } = await signUp(app))
  }
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const stored = async () =>
    (await database.db.selectFrom('diagnosis').select('charge').execute()).map(({ charge }) => charge)

  it('are spent exactly once each by twenty scans at once', async () => {
    await start()
    const answers = await Promise.all(Array.from({ length: 20 }, () => diagnose(app, access)))
    const paid = answers.filter(({ statusCode }) => statusCode === 200)
    expect(paid.map((answer) => answer.json().credits).sort()).toEqual([0, 1, 2, 3, 4])
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(15)
    expect(await creditsOf(app, access)).toBe(0)
    expect(await stored()).toEqual([1, 1, 1, 1, 1])
  })

  it('are not touched when the answer cannot be kept', async () => {
    await start()
    await sql`drop table diagnosis`.execute(database.db)
    const answer = await diagnose(app, access)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ detail: 'Something went wrong on our side. Please try again.' })
    expect(await creditsOf(app, access)).toBe(5)
  })

  it('are not needed for keeping a free answer', async () => {
    await start({ observation: observations.notALeaf })
    expect((await diagnose(app, access)).json().credits).toBe(5)
    expect(await creditsOf(app, access)).toBe(5)
    expect(await stored()).toEqual([0])
  })

  it('that are spent elsewhere in the meantime leave nothing behind', async () => {
    const spendAll = () => database.db.updateTable('account').set({ credits: 0 }).execute()
    await start({ classify: async () => (await spendAll(), observations.confident) })
    expect((await diagnose(app, access)).statusCode).toBe(402)
    expect(await stored()).toEqual([])
  })
})
