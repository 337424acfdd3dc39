import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { endpoints } from '~/contract/endpoints'
import type { CorrectionResponse, PredictionResponse } from '~/contract/responses'
import { refuse } from '~/server/domain/domainError'
import { limitsOf } from '~/server/domain/limits/limitSettings'
import { createAccountRepository } from '~/server/persistence/accountRepository'

import { bearer, creditsOf, diagnose, login, signUp } from '../../../support/calls'
import { databases } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { fakeDate } from '../../../support/fakeDate'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { beginUpload, endUpload, listen, until } from '../../../support/rawHttp'
import { NO_LIMITS, buildTestApp, farmer, observationOf, observations } from '../../../support/testApp'
import type { TestOptions } from '../../../support/testApp'

describe('credits', () => {
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

    it('stay the same when the result cannot be stored', async () => {
      await start()
      await sql`alter table diagnosis rename column verdict to gone`.execute(database.db)
      const response = await diagnose(app, access)
      expect(response.statusCode).toBe(500)
      expect(response.json()).toMatchObject({ detail: 'Something went wrong on our side. Please try again.' })
      expect(await creditsOf(app, access)).toBe(5)
      expect(await ledger()).toEqual([{ kind: 'sign_up', amount: 5 }])
      await sql`alter table diagnosis rename column gone to verdict`.execute(database.db)
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
      const response = await diagnose(app, access)
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject({ detail: 'This account has been deleted.' })
      expect(await stored()).toEqual([])
    })
  })
})

describe('free results', () => {
  const { freeResults } = limitsOf({
    signUpsPerHour: 30,
    accountRequestsPerMinute: 600,
    addressRequestsPerMinute: 6000,
  })
  it('gives twenty free results a day, then 429 with a message until the next day', async () => {
    const clock = fakeDate()
    const db = await openMigratedSqlite()
    const app = await buildTestApp({ db, limits: { ...NO_LIMITS, freeResults }, observation: observations.tooDark })
    let { access } = await signUp(app)
    const scan = (number: number) => diagnose(app, access, { content: Buffer.from(`photo ${number}`) })
    for (let number = 0; number < 20; number++) expect((await scan(number)).statusCode).toBe(200)
    const refused = await scan(20)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      detail: 'Many of your photos today could not be diagnosed. Please try again tomorrow.',
    })
    expect(refused.headers['retry-after']).toBe('86400')
    expect(await creditsOf(app, access)).toBe(5)
    clock.pass(24 * 3_600_000)
    access = (await login(app, farmer)).json<{ access: string }>().access
    expect((await scan(21)).statusCode).toBe(200)
    const kept = () => db.selectFrom('diagnosis').select('id').execute()
    expect(await kept()).toHaveLength(21)
    clock.pass(30 * 24 * 3_600_000)
    access = (await login(app, farmer)).json<{ access: string }>().access
    await scan(22)
    expect((await kept()).length).toBeLessThan(21) // a few at a time
    await app.close()
    await db.destroy()
    jest.useRealTimers()
  })

  it('keeps no free diagnosis for longer than thirty days', async () => {
    const clock = fakeDate()
    const db = await openMigratedSqlite()
    const app = await buildTestApp({ db, observation: observations.tooDark })
    await signUp(app)
    for (const content of ['first', 'second']) {
      const { access } = (await login(app, farmer)).json<{ access: string }>()
      await diagnose(app, access, { content: Buffer.from(content) })
      clock.pass(31 * 24 * 3_600_000)
    }
    expect(await db.selectFrom('diagnosis').select('id').execute()).toHaveLength(1)
    await app.close()
    await db.destroy()
    jest.useRealTimers()
  })

  const limits = { ...NO_LIMITS, freeResults: { points: 2, durationSeconds: 86_400 } }

  it.each<[string, Parameters<typeof refuse> | undefined]>([
    ['is no photo', ['unsupportedMedia', 'notAPhoto']],
    ['is damaged', ['invalid', 'photoDamaged']],
    ['ends a worker', ['unavailable', 'photoFailed', { cause: new Error('killed') }]],
    ['makes the worker fail', undefined],
  ])('counts an upload that %s as a free result', async (_what, refusal) => {
    const classify = () => Promise.reject(refusal ? refuse(...refusal) : new Error('out of memory'))
    const app = await buildTestApp({ limits, classify })
    const { access } = await signUp(app)
    const statuses: number[] = []
    for (let scan = 0; scan < 3; scan++) statuses.push((await diagnose(app, access)).statusCode)
    expect(statuses[1]).not.toBe(429)
    expect(statuses[2]).toBe(429)
    await app.close()
  })

  it('does not count a photo that no worker took, because the server was busy or a worker had died', async () => {
    const app = await buildTestApp({ limits, classify: () => Promise.reject(refuse('unavailable', 'tooManyPhotos')) })
    const { access } = await signUp(app)
    for (let scan = 0; scan < 4; scan++) expect((await diagnose(app, access)).statusCode).toBe(503)
    await app.close()
  })

  it('include one that names only what is unlikely in Kenya, wherever the farmer is', async () => {
    const observation = observationOf({ Orange___Canker: 0.95, Orange___Black_spot: 0.02 })
    const app = await buildTestApp({ limits, observation })
    const { access } = await signUp(app)
    const headers = bearer(access)
    const first = (await diagnose(app, access)).json<PredictionResponse>()
    expect(first).toMatchObject({
      credits: 5,
      result: expect.stringContaining('This answer is free.'),
      diagnosis: { verdict: 'ranked', charge: 0, answer: { title: 'We do not know this' } },
    })
    await app.inject({ ...endpoints.chooseCountry, headers, payload: { country: 'UG' } })
    const { method, url } = endpoints.correctDiagnosis
    const payload = { crop: 'orange' }
    const corrected = await app.inject({ method, url: url.replace(':id', first.diagnosis.id), headers, payload })
    expect(corrected.json<CorrectionResponse>()).toMatchObject({ credits: 5, diagnosis: { charge: 0 } })
    expect((await diagnose(app, access)).json<PredictionResponse>()).toMatchObject({
      credits: 5,
      result: expect.stringContaining('This answer is free.'),
      diagnosis: { verdict: 'probable', charge: 0 },
    })
    expect((await diagnose(app, access)).statusCode).toBe(429)
    await app.close()
  })

  const connections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => { resolve(count) })) // prettier-ignore

  it('counts a photo whose client disconnects while it is classified as a free result', async () => {
    let classified = 0
    let finish: () => void = () => undefined
    const classify = async () => {
      classified++
      await new Promise<void>((resolve) => (finish = resolve))
      return observations.confident
    }
    const app = await buildTestApp({ limits, classify })
    const port = await listen(app)
    const { access } = await signUp(app)
    for (let scan = 0; scan < 2; scan++) {
      const socket = await beginUpload(port, access, 10)
      socket.write(`photo    ${scan}`)
      endUpload(socket)
      await until(() => classified === scan + 1)
      socket.destroy()
      await until(async () => (await connections(app)) === 0)
      finish()
    }
    await until(async () => (await diagnose(app, access)).statusCode === 429)
    expect(classified).toBe(2)
    expect(await creditsOf(app, access)).toBe(5)
    await app.close()
  })
})
