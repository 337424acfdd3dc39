import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { endpoints } from '~/contract/endpoints'
import type { CorrectionResponse, PredictionResponse } from '~/contract/responses'
import { openDatabase } from '~/server/persistence/database'
import { createLedgerRepository } from '~/server/persistence/ledgerRepository'

import { bearer, creditsOf, diagnose, register, signUp } from '../../../support/calls'
import { lastingDatabases } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { until } from '../../../support/rawHttp'
import { violatedInvariants } from '../../../support/scans'
import { NO_LIMITS, buildTestApp, farmer, observations } from '../../../support/testApp'
import type { TestOptions } from '../../../support/testApp'

const LEAF = Buffer.from('leaf')
const CONDITION = /leaf scorch|apple scab/i

describe.each(lastingDatabases)('the question about the crop on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  let runs: number
  /** What the network waits for, by its run. */
  let held: (run: number) => unknown
  /** A server on the same database. */
  const start = async (options: TestOptions = {}) => {
    const db = await openDatabase(database.location)
    const server = await buildTestApp({
      db,
      classify: async (photo) => {
        await held(++runs)
        return Buffer.from(photo).toString().startsWith('leaf') ? observations.cropQuestion : observations.confident
      },
      ...options,
    })
    server.addHook('onClose', () => db.destroy())
    return server
  }
  beforeEach(async () => {
    runs = 0
    held = () => undefined
    database = await open()
    app = await start()
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    expect(await violatedInvariants(database.db)).toEqual([])
    await app.close()
    await database.close()
  })

  const send = (told: Record<string, string> = {}, key?: string, server = app) =>
    diagnose(server, access, { content: LEAF, told, ...(key !== undefined && { key }) })
  const ask = async () => {
    const response = await send()
    return { ...response.json<PredictionResponse>(), body: response.body }
  }
  const call = (name: 'getDiagnosis' | 'deleteDiagnosis', id: string, as = access) => {
    const { method, url } = endpoints[name]
    return app.inject({ method, url: url.replace(':id', id), headers: bearer(as) })
  }
  const reply = (id: string, crop: string, server = app, as = access) => {
    const { method, url } = endpoints.correctDiagnosis
    return server.inject({ method, url: url.replace(':id', id), headers: bearer(as), payload: { crop } })
  }
  const exported = async () => (await app.inject({ ...endpoints.exportAccount, headers: bearer(access) })).body
  const inTurn = async (server: FastifyInstance, photos: readonly string[]) => {
    const responses: Awaited<ReturnType<typeof diagnose>>[] = []
    for (const photo of photos) responses.push(await diagnose(server, access, { content: Buffer.from(photo) }))
    return responses
  }
  const charges = async () =>
    (await database.db.selectFrom('ledger').select('amount').where('kind', '=', 'diagnosis').execute()).length
  const verdictOf = async (id: string) => (await call('getDiagnosis', id)).json<PredictionResponse>().diagnosis.verdict

  it('is free, names nothing but the crop, and asks in the text, too', async () => {
    const { diagnosis, result, credits, body } = await ask()
    expect(diagnosis).toMatchObject({
      verdict: 'cropQuestion',
      charge: 0,
      label: null,
      alternatives: [],
      answer: { title: 'We think strawberry. Is it?', crop: 'strawberry', actions: [], candidates: [], troubles: [] },
    })
    expect(result).toMatch(/^## We think strawberry\. Is it\?\n/)
    expect(result).toMatch(/send the photo again with its crop/)
    expect(body).not.toMatch(CONDITION)
    expect([credits, await charges()]).toEqual([5, 0])
  })

  it('gets its result by the reply, charged once; corrections and the same photo are free', async () => {
    const { diagnosis } = await ask()
    const replied = (await reply(diagnosis.id, 'strawberry')).json<CorrectionResponse>()
    expect(replied).toMatchObject({ credits: 4, diagnosis: { id: diagnosis.id, charge: 1, toldCrop: 'strawberry' } })
    expect(replied.result).toMatch(CONDITION)
    for (const crop of ['apple', 'banana', 'other', 'strawberry', 'tomato'])
      expect((await reply(diagnosis.id, crop)).json<CorrectionResponse>().credits).toBe(4)
    for (const again of [await send(), await send({}, 'another'), await send({ crop: 'apple' })])
      expect(again.json<PredictionResponse>()).toMatchObject({ credits: 4, diagnosis: { id: diagnosis.id, charge: 1 } })
    expect([runs, await charges(), await creditsOf(app, access)]).toEqual([1, 1, 4])
  })

  it('is answered at once by the same photo with its crop, and charged, also under the same key', async () => {
    const asked = (await send({}, 'key')).json<PredictionResponse>()
    expect(asked).toMatchObject({ credits: 5, diagnosis: { verdict: 'cropQuestion' } })
    const told = (await send({ crop: 'strawberry' }, 'key')).json<PredictionResponse>()
    expect(told).toMatchObject({ credits: 4, diagnosis: { id: asked.diagnosis.id, charge: 1 } })
    expect(told.result).toMatch(CONDITION)
    expect((await send({}, 'key')).json<PredictionResponse>()).toMatchObject({ credits: 4, diagnosis: { charge: 1 } })
    expect([runs, await charges()]).toEqual([1, 1])
  })

  it('stays free for a crop that no photo can be judged for', async () => {
    const { diagnosis } = await ask()
    expect((await reply(diagnosis.id, 'banana')).json<CorrectionResponse>()).toMatchObject({
      credits: 5,
      diagnosis: { verdict: 'otherCrop', charge: 0 },
    })
    expect((await reply(diagnosis.id, 'apple')).json<CorrectionResponse>().credits).toBe(4)
  })

  it('charges parallel replies, corrections and repeated photos on two servers once', async () => {
    const { diagnosis } = await ask()
    const other = await start()
    const responses = await Promise.all([
      ...['strawberry', 'apple', 'apple', 'strawberry'].map((crop, index) =>
        reply(diagnosis.id, crop, index % 2 === 0 ? app : other),
      ),
      send({ crop: 'apple' }, 'one'),
      send({ crop: 'strawberry' }, 'two', other),
    ])
    await other.close()
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
    for (const response of responses)
      expect(response.json<CorrectionResponse>()).toMatchObject({ credits: 4, diagnosis: { charge: 1 } })
    expect([await charges(), await creditsOf(app, access)]).toEqual([1, 4])
  })

  it('stays when no credits are left, and gets its result once there are', async () => {
    const { diagnosis } = await ask()
    for (let scan = 0; scan < 5; scan++) await diagnose(app, access)
    for (const refused of [await reply(diagnosis.id, 'strawberry'), await send({ crop: 'strawberry' })]) {
      expect(refused.statusCode).toBe(402)
      expect(refused.body).not.toMatch(CONDITION)
    }
    expect([await verdictOf(diagnosis.id), await charges()]).toEqual(['cropQuestion', 5])
    const { id: accountId } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    const grant = { accountId, amount: 1, reason: 'more', reference: 'more', now: Date.now() }
    await createLedgerRepository(database.db).grant(grant)
    expect((await reply(diagnosis.id, 'strawberry')).json<CorrectionResponse>().credits).toBe(0)
  })

  it('stays uncharged when the reply fails half-way', async () => {
    const { diagnosis } = await ask()
    await sql`alter table ledger rename column reason to gone`.execute(database.db)
    const failed = await reply(diagnosis.id, 'strawberry')
    await sql`alter table ledger rename column gone to reason`.execute(database.db)
    expect([failed.statusCode, await verdictOf(diagnosis.id), await creditsOf(app, access)]).toEqual([
      500,
      'cropQuestion',
      5,
    ])
    expect((await reply(diagnosis.id, 'strawberry')).json<CorrectionResponse>().credits).toBe(4)
  })

  it('is not the answer to the same photo with its crop, even if both come at once', async () => {
    let begin: () => void = () => undefined
    const toldRuns = new Promise<void>((resolve) => (begin = resolve))
    held = async (run) => {
      if (run === 1) return toldRuns
      begin()
      return asked
    }
    const asked = send()
    await until(() => runs === 1)
    const told = (await send({ crop: 'strawberry' })).json<PredictionResponse>()
    const { diagnosis } = (await asked).json<PredictionResponse>()
    expect(diagnosis).toMatchObject({ verdict: 'cropQuestion', charge: 0 })
    expect(told).toMatchObject({ credits: 4, diagnosis: { id: diagnosis.id, charge: 1, toldCrop: 'strawberry' } })
    expect([runs, await charges()]).toEqual([2, 1])
  })

  it('counts as one of the free answers of a day, and can be answered when these are used up', async () => {
    const freeResults = { points: 2, durationSeconds: 86_400 }
    const limited = await start({ limits: { ...NO_LIMITS, freeResults } })
    const [first, second, third] = [await send({}, 'key', limited), ...(await inTurn(limited, ['leaf 2', 'leaf 3']))]
    expect([first, second, third].map((response) => response?.statusCode)).toEqual([200, 200, 429])
    expect(Number(third?.headers['retry-after'])).toBeGreaterThan(86_000)
    const { id } = first.json<PredictionResponse>().diagnosis
    expect((await send({ crop: 'apple' }, 'key', limited)).json<PredictionResponse>().credits).toBe(4)
    expect((await reply(id, 'strawberry', limited)).json<CorrectionResponse>().credits).toBe(4)
    await limited.close()
  })

  it('belongs to its account', async () => {
    const { diagnosis } = await ask()
    const other = (await register(app, { ...farmer, email: 'otieno@example.com' })).json<{ access: string }>().access
    for (const refused of [
      await reply(diagnosis.id, 'strawberry', app, other),
      await call('getDiagnosis', diagnosis.id, other),
      await call('deleteDiagnosis', diagnosis.id, other),
    ]) {
      expect(refused.statusCode).toBe(404)
      expect(refused.body).not.toMatch(CONDITION)
    }
    expect([await verdictOf(diagnosis.id), await charges(), await creditsOf(app, other)]).toEqual([
      'cropQuestion',
      0,
      5,
    ])
  })

  it('is exported without the condition, with its reply once there is one, and deleted for good', async () => {
    const { diagnosis } = await ask()
    expect(await exported()).not.toMatch(/leaf.scorch|apple.scab/i)
    expect(JSON.parse(await exported()).diagnoses).toMatchObject([
      { verdict: 'cropQuestion', charge: 0, told_crop: null, label: null },
    ])
    await reply(diagnosis.id, 'strawberry')
    expect(JSON.parse(await exported()).diagnoses).toMatchObject([{ charge: 1, told_crop: 'strawberry' }])
    const asked = (await inTurn(app, ['leaf 2']))[0]!.json<PredictionResponse>().diagnosis.id
    expect((await call('deleteDiagnosis', asked)).statusCode).toBe(204)
    expect((await reply(asked, 'apple')).statusCode).toBe(404)
    expect([await charges(), await creditsOf(app, access)]).toEqual([1, 4])
  })

  it('follows an earlier answer as its result does, and says nothing of the plants but how they are', async () => {
    const earlier = (await diagnose(app, access)).json<PredictionResponse>().diagnosis.id
    const { diagnosis } = (await send({ follows: earlier })).json<PredictionResponse>()
    expect(diagnosis).toMatchObject({ verdict: 'cropQuestion', followUp: { follows: earlier, advice: [] } })
    const { method, url } = endpoints.correctDiagnosis
    const told = await app.inject({
      method,
      url: url.replace(':id', diagnosis.id),
      headers: bearer(access),
      payload: { progress: 'worse' },
    })
    expect(told.json<CorrectionResponse>().diagnosis).toMatchObject({ charge: 0, followUp: { progress: 'worse' } })
    expect(told.body).not.toMatch(CONDITION)
    expect((await reply(diagnosis.id, 'strawberry')).json<CorrectionResponse>()).toMatchObject({
      credits: 3,
      diagnosis: { charge: 1, followUp: { follows: earlier, progress: 'worse' } },
    })
  })
})
