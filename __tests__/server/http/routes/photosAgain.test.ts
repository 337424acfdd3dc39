import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { DiagnosisResponse, PredictionResponse } from '~/contract/responses'

import { bearer, creditsOf, diagnose, login, said, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { violatedInvariants } from '../../../support/scans'
import { buildTestApp, farmer, observationOf } from '../../../support/testApp'

const HOUR_MS = 3_600_000
const LEAF = Buffer.from('leaf')
const DELETED = {
  detail: 'You have deleted the answer to this request. For a new one, please choose the photo again.',
}

describe('repeated photos', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  let now: number
  let runs: number
  beforeEach(async () => {
    now = Date.UTC(2030, 0, 1)
    runs = 0
    database = await openSqlite()
    app = await buildTestApp({
      db: database.db,
      now: () => now,
      classify: async () => {
        runs++
        return observationOf({ Tomato___Late_blight: 0.9 })
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
  const responseTo = async (...asked: Parameters<typeof send>) => {
    const { diagnosis, credits } = (await send(...asked)).json<PredictionResponse>()
    return [diagnosis.verdict, diagnosis.toldCrop, credits]
  }
  const own = (name: 'correctDiagnosis' | 'deleteDiagnosis' | 'getDiagnosis', id: string, payload?: object) => {
    const { method, url } = endpoints[name]
    return app.inject({ method, url: url.replace(':id', id), headers: bearer(access), ...(payload && { payload }) })
  }
  const remove = async (key?: string) => {
    const { id } = (await send({}, key)).json<PredictionResponse>().diagnosis
    expect((await own('deleteDiagnosis', id)).statusCode).toBe(204)
  }
  const storedHashes = async () =>
    (await database.db.selectFrom('idempotent_response').select('photo_hash').execute()).map((row) => row.photo_hash)

  describe('after a wrong crop was entered', () => {
    it.each([
      ['with the right crop', { crop: 'tomato' }, 'tomato'],
      ['without a crop', {}, null],
    ])('are read %s, and charged once', async (_name, told, toldCrop) => {
      expect(await responseTo({ crop: 'other' })).toEqual(['otherCrop', 'other', 5])
      for (let time = 0; time < 2; time++) expect(await responseTo(told)).toEqual(['confident', toldCrop, 4])
      expect([runs, await creditsOf(app, access)]).toEqual([2, 4])
    })

    it('keep their result under their key, and get a new one under others', async () => {
      const first = await send({ crop: 'other' }, 'key-1')
      expect(await responseTo({ crop: 'tomato' }, 'key-2')).toEqual(['confident', 'tomato', 4])
      expect((await send({ crop: 'other' }, 'key-1')).body).toBe(first.body)
      expect(await responseTo({ crop: 'tomato' }, 'key-1')).toEqual(['otherCrop', 'other', 5])
      expect([runs, await creditsOf(app, access)]).toEqual([2, 4])
    })

    it.each(['other', 'kale'])(
      'get the same result for another crop (%s) without classifying them again',
      async (crop) => {
        const [first, second] = [await send({ crop }), await send({ crop })]
        expect([second.body, runs]).toEqual([first.body, 1])
      },
    )

    it('are not classified again for a third crop, and cannot be corrected', async () => {
      expect(await responseTo({ crop: 'other' })).toEqual(['otherCrop', 'other', 5])
      expect(await responseTo({ crop: 'kale' })).toEqual(['otherCrop', 'kale', 5])
      const { id } = (await send({ crop: 'kale' })).json<PredictionResponse>().diagnosis
      expect((await own('correctDiagnosis', id, { crop: 'tomato' })).statusCode).toBe(409)
      expect([runs, await creditsOf(app, access)]).toEqual([1, 5])
    })

    it('are requested, in both languages, when their result is corrected', async () => {
      const { id } = (await send({ crop: 'other' })).json<PredictionResponse>().diagnosis
      const refused = await own('correctDiagnosis', id, { crop: 'tomato' })
      const detail =
        'These photos were sent for another crop and only checked for signs. Please send them again for the right one.'
      expect([refused.statusCode, said(refused)]).toEqual([409, { detail }])
    })

    it('are judged again at no cost if they were judged before', async () => {
      const { id } = (await send()).json<PredictionResponse>().diagnosis
      expect(await responseTo({ crop: 'other' })).toEqual(['otherCrop', 'other', 4])
      const corrected = (await own('correctDiagnosis', id, { crop: 'tomato' })).json<DiagnosisResponse>()
      expect(corrected.diagnosis).toMatchObject({ verdict: 'confident', toldCrop: 'tomato' })
      expect([runs, await creditsOf(app, access)]).toEqual([1, 4])
    })
  })

  describe('after their result was deleted', () => {
    it('are refused under their key and not charged, also with other photos and with no credit left', async () => {
      await remove('key-1')
      for (let time = 0; time < 2; time++) {
        const refused = await send({}, 'key-1')
        expect([refused.statusCode, said(refused)]).toEqual([422, DELETED])
      }
      expect((await diagnose(app, access, { key: 'key-1' })).statusCode).toBe(422)
      for (let scan = 0; scan < 4; scan++) await diagnose(app, access)
      expect([(await send({}, 'key-1')).statusCode, await creditsOf(app, access), runs]).toEqual([422, 0, 5])
    })

    it('are a new request under another key and without one', async () => {
      await remove('key-1')
      expect(await responseTo({}, 'key-2')).toEqual(['confident', null, 3])
      await remove('key-2')
      expect(await responseTo()).toEqual(['confident', null, 2])
    })

    it('leave no hash behind, and their key may be used again after 30 days', async () => {
      await remove('key-1')
      expect(await storedHashes()).toEqual([''])
      await remove()
      expect(await storedHashes()).toEqual([''])
      now += (30 * 24 + 2) * HOUR_MS
      ;({ access } = (await login(app, farmer)).json())
      expect(await responseTo({}, 'key-1')).toEqual(['confident', null, 2])
      expect(await storedHashes()).toEqual([expect.stringMatching(/^[\w-]{20,}$/)])
    })
  })

  it('are answered the same when a field of the form is left blank', async () => {
    expect(await responseTo({ crop: '', follows: '' })).toEqual(['confident', null, 4])
    expect(await responseTo()).toEqual(['confident', null, 4])
    expect((await send({ crop: 'wheat' })).statusCode).toBe(400)
  })
})
