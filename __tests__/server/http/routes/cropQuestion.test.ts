import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { endpoints } from '~/contract/endpoints'
import type { CorrectionResponse, PredictionResponse } from '~/contract/responses'
import { createLedgerRepository } from '~/server/persistence/ledgerRepository'

import { bearer, creditsOf, diagnose, signUp } from '../../../support/calls'
import { databases } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { violatedInvariants } from '../../../support/scans'
import { buildTestApp, observations } from '../../../support/testApp'

const LEAF = Buffer.from('leaf')
const CONDITION = /leaf scorch|apple scab/i

describe.each(databases)('the question about the crop on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  let runs: number
  beforeEach(async () => {
    runs = 0
    database = await open()
    app = await buildTestApp({
      db: database.db,
      classify: async (photo) => {
        runs++
        return LEAF.equals(photo) ? observations.cropQuestion : observations.confident
      },
    })
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    expect(await violatedInvariants(database.db)).toEqual([])
    await app.close()
    await database.close()
  })

  const send = (told: Record<string, string> = {}, key?: string) =>
    diagnose(app, access, { content: LEAF, told, ...(key !== undefined && { key }) })
  const ask = async () => {
    const response = await send()
    return { ...response.json<PredictionResponse>(), body: response.body }
  }
  const reply = (id: string, crop: string) => {
    const { method, url } = endpoints.correctDiagnosis
    return app.inject({ method, url: url.replace(':id', id), headers: bearer(access), payload: { crop } })
  }
  const charges = async () =>
    (await database.db.selectFrom('ledger').select('amount').where('kind', '=', 'diagnosis').execute()).length
  const verdictOf = async (id: string) => {
    const { method, url } = endpoints.getDiagnosis
    const response = await app.inject({ method, url: url.replace(':id', id), headers: bearer(access) })
    return response.json<PredictionResponse>().diagnosis.verdict
  }
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

  it('charges parallel replies, corrections and repeated photos once', async () => {
    const { diagnosis } = await ask()
    const responses = await Promise.all([
      ...['strawberry', 'apple', 'apple', 'strawberry'].map((crop) => reply(diagnosis.id, crop)),
      send({ crop: 'apple' }, 'one'),
      send({ crop: 'strawberry' }, 'two'),
    ])
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
})
