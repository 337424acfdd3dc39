import type { FastifyInstance } from 'fastify'
import FormData from 'form-data'

import { CROP_FIELD, IMAGE_FIELD, endpoints } from '~/contract/endpoints'
import type { DiagnosisResponse, ErrorBody, HistoryResponse, PredictionResponse } from '~/contract/responses'

import { bearer, creditsOf, diagnose, register, signUp } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { buildTestApp, farmer, observationOf, observations } from '../../support/testApp'

const GREY = 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot'
const RUST = 'Corn_(maize)___Common_rust_'

/** Leaves of tomato or potato, or what the photo's text says. */
const classify = async (photo: Uint8Array) => {
  const text = Buffer.from(photo).toString()
  if (text.startsWith('dark')) return observations.tooDark
  if (text.startsWith('maize')) return observationOf({ [RUST]: 0.52, [GREY]: 0.4 })
  return observationOf({ Tomato___Late_blight: 0.5, Potato___Late_blight: 0.4 })
}

describe.each(databases)('diagnoses on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  beforeEach(async () => {
    database = await open()
    app = await buildTestApp({ db: database.db, classify })
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const send = async (photos: string[], crop?: string) => {
    const form = new FormData()
    if (crop !== undefined) form.append(CROP_FIELD, crop)
    for (const photo of photos) form.append(IMAGE_FIELD, Buffer.from(photo), { filename: 'leaf.jpg' })
    const headers = { ...form.getHeaders(), ...bearer(access) }
    return app.inject({ ...endpoints.predict, headers, payload: form.getBuffer() })
  }
  const call = (
    name: 'getDiagnosis' | 'correctDiagnosis' | 'deleteDiagnosis',
    id: string,
    as = access,
    crop?: string,
  ) =>
    app.inject({
      method: endpoints[name].method,
      url: endpoints[name].url.replace(':id', id),
      headers: { ...bearer(as), 'accept-language': 'sw' },
      ...(crop !== undefined && { payload: { crop } }),
    })
  const list = async () =>
    (await app.inject({ ...endpoints.getDiagnoses, headers: bearer(access) })).json<HistoryResponse>().diagnoses

  it('lists the last ten, newest first, and gives each again in the language asked for', async () => {
    for (let photo = 0; photo < 12; photo++) await send([`dark ${photo}`])
    const { diagnosis } = (await send(['leaf'], 'potato')).json<PredictionResponse>()
    const found = await list()
    expect(found).toHaveLength(10)
    expect(found[0]!.diagnosis).toEqual(diagnosis)
    const again = (await call('getDiagnosis', diagnosis.id)).json<DiagnosisResponse>()
    expect([again.diagnosis.toldCrop, again.diagnosis.answer?.cropName]).toEqual(['potato', 'Viazi'])
  })

  it('reads the photo again for another crop at no cost, and answers the same photo with it', async () => {
    const { diagnosis } = (await send(['leaf'])).json<PredictionResponse>()
    const balance = await creditsOf(app, access)
    const corrected = (await call('correctDiagnosis', diagnosis.id, access, 'potato')).json<DiagnosisResponse>()
    expect(corrected.diagnosis).toMatchObject({ id: diagnosis.id, toldCrop: 'potato', answer: { crop: 'potato' } })
    expect((await send(['leaf'])).json<PredictionResponse>().diagnosis.toldCrop).toBe('potato')
    expect((await send(['leaf'], 'tomato')).json<PredictionResponse>().diagnosis.toldCrop).toBe('tomato')
    expect(await creditsOf(app, access)).toBe(balance)
    expect((await call('correctDiagnosis', diagnosis.id, access, 'banana')).statusCode).toBe(400)
    const dark = (await send(['dark'])).json<PredictionResponse>().diagnosis
    expect((await call('correctDiagnosis', dark.id, access, 'potato')).statusCode).toBe(409)
  })

  it('reads the photo again with the answers to at most two questions, at no cost', async () => {
    const { diagnosis: asked } = (await send(['maize'])).json<PredictionResponse>()
    const balance = await creditsOf(app, access)
    const reply = async (body: object, as = access) =>
      app.inject({
        method: endpoints.correctDiagnosis.method,
        url: endpoints.correctDiagnosis.url.replace(':id', asked.id),
        headers: bearer(as),
        payload: body,
      })
    const said = async (question: string, answer: string) => {
      const { diagnosis, result } = (await reply({ answer: { question, answer } })).json<DiagnosisResponse>()
      const { verdict, label, answer: first, question: next } = diagnosis
      expect(first?.answered.filter((sentence) => !result.includes(sentence))).toEqual([])
      return [verdict, label, first?.answered.length, next?.id ?? null]
    }
    expect([asked.verdict, asked.answer?.answered, asked.question]).toEqual([
      'ranked',
      [],
      {
        id: 'maizePowder',
        text: 'Scrape a bump with a fingernail: does powder come off?',
        drawing: 'fingernail',
      },
    ])

    const invalid = [
      {},
      { crop: 'maize', answer: { question: 'maizePowder', answer: 'yes' } },
      { answer: 'yes' },
      { answer: null },
      { answer: { question: 'maizePowder', answer: 'perhaps' } },
      { answer: { question: 'bananaPeel', answer: 'yes' } },
      { answer: { question: 'maizeBlocks', answer: 'yes' } },
    ]
    const refusals = await Promise.all(invalid.map((body) => reply(body)))
    expect(refusals.map((answer) => [answer.statusCode, answer.json<ErrorBody>().error.code])).toEqual([
      ...Array<unknown>(5).fill([400, 'fieldsInvalid']),
      [400, 'notAsked'],
      [400, 'notAsked'],
    ])
    const other = (await register(app, { ...farmer, email: 'otieno@example.com' })).json<{ access: string }>().access
    expect((await reply({ answer: { question: 'maizePowder', answer: 'yes' } }, other)).statusCode).toBe(404)

    expect(await said('maizePowder', 'cannotTell')).toEqual(['ranked', RUST, 1, 'maizeBlocks'])
    expect(await said('maizePowder', 'no')).toEqual(['ranked', GREY, 1, 'maizeBlocks'])
    expect(await said('maizeBlocks', 'no')).toEqual(['ranked', RUST, 2, null])
    const again = (await call('getDiagnosis', asked.id)).json<DiagnosisResponse>()
    expect(again.diagnosis.answer?.answered[0]).toMatch(/^Hukuona unga: /)
    expect(await said('maizePowder', 'yes')).toEqual(['confident', RUST, 2, null])
    expect((await send(['maize'])).json<PredictionResponse>().diagnosis.verdict).toBe('confident')
    const corrected = (await reply({ crop: 'maize' })).json<DiagnosisResponse>()
    expect([corrected.diagnosis.answer?.answered, corrected.diagnosis.question?.id]).toEqual([[], 'maizePowder'])
    expect(await creditsOf(app, access)).toBe(balance)
  })

  it('forgets a diagnosis, and never shows it to another account', async () => {
    const { diagnosis } = (await send(['leaf'])).json<PredictionResponse>()
    const other = (await register(app, { ...farmer, email: 'otieno@example.com' })).json<{ access: string }>().access
    for (const name of ['getDiagnosis', 'deleteDiagnosis'] as const)
      expect((await call(name, diagnosis.id, other)).statusCode).toBe(404)
    expect((await call('correctDiagnosis', diagnosis.id, other, 'potato')).statusCode).toBe(404)
    expect((await call('deleteDiagnosis', diagnosis.id)).statusCode).toBe(204)
    for (const name of ['getDiagnosis', 'deleteDiagnosis'] as const)
      expect((await call(name, diagnosis.id)).statusCode).toBe(404)
    expect(await list()).toEqual([])
  })

  it('gives one answer for several photos of a field, for one credit, and says what each showed', async () => {
    const answer = (await send(['leaf 1', 'dark', 'leaf 2', 'leaf 1'], 'potato')).json<PredictionResponse>()
    expect(answer.diagnosis.photos.map(({ isUsable }) => isUsable)).toEqual([true, false, true])
    expect([answer.credits, await creditsOf(app, access)]).toEqual([4, 4])
    const reordered = (await send(['dark', 'leaf 2', 'leaf 1'], 'potato')).json<PredictionResponse>()
    expect([reordered.diagnosis.id, reordered.credits]).toEqual([answer.diagnosis.id, 4])
  })

  it('answers another crop for nothing, and refuses one that is not in the list', async () => {
    const other = (await send(['leaf'], 'other')).json<PredictionResponse>()
    expect([other.diagnosis.verdict, other.credits]).toEqual(['otherCrop', 5])
    expect((await send(['leaf'], 'banana')).statusCode).toBe(400)
    const { crops } = (await app.inject(endpoints.getCrops)).json<{ crops: { id: string; name: string }[] }>()
    expect(crops).toContainEqual({ id: 'maize', name: 'Maize' })
    expect((await diagnose(app, access)).statusCode).toBe(200)
  })
})
