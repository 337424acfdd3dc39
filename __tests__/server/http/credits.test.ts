import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'

import { createAccountRepository } from '~/server/persistence/accountRepository'

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
  const ledger = () => database.db.selectFrom('ledger').select(['kind', 'amount']).orderBy('amount').execute()

  it('get one ledger entry for every change', async () => {
    await start()
    await diagnose(app, access)
    expect(await ledger()).toEqual([
      { kind: 'diagnosis', amount: -1 },
      { kind: 'sign_up', amount: 5 },
    ])
  })

  it('stay the same when the answer cannot be stored', async () => {
    await start()
    await sql`alter table diagnosis rename column verdict to gone`.execute(database.db)
    const answer = await diagnose(app, access)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ detail: 'Something went wrong on our side. Please try again.' })
    expect(await creditsOf(app, access)).toBe(5)
    expect(await ledger()).toEqual([{ kind: 'sign_up', amount: 5 }])
  })

  it('return 402 and store nothing when they are spent elsewhere meanwhile', async () => {
    const spendAll = () => database.db.updateTable('account').set({ credits: 0 }).execute()
    await start({ classify: async () => (await spendAll(), observations.confident) })
    expect((await diagnose(app, access)).statusCode).toBe(402)
    expect(await stored()).toEqual([])
  })

  it('return 401 and store nothing when the account is deleted meanwhile', async () => {
    const remove = async () => {
      const [account] = await database.db.selectFrom('account').select('id').execute()
      await createAccountRepository(database.db).remove(account!.id)
    }
    await start({ classify: async () => (await remove(), observations.confident) })
    const answer = await diagnose(app, access)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ detail: 'This account has been deleted.' })
    expect(await stored()).toEqual([])
  })
})
