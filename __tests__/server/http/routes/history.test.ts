import type { FastifyInstance } from 'fastify'
import FormData from 'form-data'

import { PROGRESS } from '~/contract/replies'
import { CROP_FIELD, FOLLOWS_FIELD, IMAGE_FIELD, endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import type {
  CorrectionResponse,
  DiagnosisResponse,
  ErrorBody,
  HistoryResponse,
  PredictionResponse,
} from '~/contract/responses'

import { bearer, creditsOf, diagnose, register, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { buildTestApp, farmer, observationOf, observations } from '../../../support/testApp'

const GREY = 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot'
const GREENING = 'Orange___Haunglongbing_(Citrus_greening)'
const RUST = 'Corn_(maize)___Common_rust_'

let clock = Date.now()

/** Leaves of tomato or potato, or what the photo's text says. */
const classify = async (photo: Uint8Array) => {
  const text = Buffer.from(photo).toString()
  if (text.startsWith('healthy')) return observationOf({ Tomato___healthy: 0.95 })
  if (text.startsWith('dark')) return observations.tooDark
  if (text.startsWith('orange')) return observationOf({ [GREENING]: 0.95, Orange___healthy: 0.02 })
  if (text.startsWith('maize')) return observationOf({ [RUST]: 0.52, [GREY]: 0.4 })
  return observationOf({ Tomato___Late_blight: 0.5, Potato___Late_blight: 0.4 })
}

describe('diagnoses', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  beforeEach(async () => {
    database = await openSqlite()
    app = await buildTestApp({ db: database.db, classify, now: () => ++clock })
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const send = async (photos: string[], crop?: string, follows?: string, key?: string) => {
    const form = new FormData()
    if (follows !== undefined) form.append(FOLLOWS_FIELD, follows)
    if (crop !== undefined) form.append(CROP_FIELD, crop)
    for (const photo of photos) form.append(IMAGE_FIELD, Buffer.from(photo), { filename: 'leaf.jpg' })
    const withKey = key !== undefined && { [IDEMPOTENCY_KEY_HEADER]: key }
    const headers = { ...form.getHeaders(), ...bearer(access), ...withKey }
    return app.inject({ ...endpoints.predict, headers, payload: form.getBuffer() })
  }
  const call = (
    name: 'getDiagnosis' | 'correctDiagnosis' | 'deleteDiagnosis',
    id: string,
    as = access,
    told?: object,
  ) =>
    app.inject({
      method: endpoints[name].method,
      url: endpoints[name].url.replace(':id', id),
      headers: { ...bearer(as), 'accept-language': 'sw' },
      ...(told !== undefined && { payload: told }),
    })
  const list = async () =>
    (await app.inject({ ...endpoints.getDiagnoses, headers: bearer(access) })).json<HistoryResponse>().diagnoses

  it('lists the last ten, newest first, and returns each in the requested language', async () => {
    for (let photo = 0; photo < 11; photo++) await send([`leaf ${photo}`]) // a question about the crop
    const { diagnosis } = (await send(['leaf'], 'potato')).json<PredictionResponse>()
    const found = await list()
    expect(found).toHaveLength(10)
    expect(found.slice(1).map(({ verdict }) => verdict)).toEqual(Array<string>(9).fill('cropQuestion'))
    const { answer: whole, ...facts } = diagnosis
    const { answer: summary, ...listed } = found[0]!
    expect(facts).toMatchObject(listed)
    expect(whole).toMatchObject(summary)
    expect(found.map(({ charge }) => charge)).toEqual([1, ...Array<number>(9).fill(0)])
    const again = await call('getDiagnosis', diagnosis.id)
    expect(again.headers).toMatchObject({ 'content-language': 'sw', vary: expect.stringContaining('Accept-Language') })
    const { toldCrop, answer: reply } = again.json<DiagnosisResponse>().diagnosis
    expect([toldCrop, reply.cropName]).toEqual(['potato', 'Viazi'])
    const failed = await call('getDiagnosis', 'none')
    expect([failed.statusCode, failed.headers['content-language']]).toEqual([404, 'sw'])
    expect((await send(['leaf'], 'banana')).headers['content-language']).toBe('en') // without a wish
  })

  it('calls a single label that may not be a result alone probable, in the response and in the list', async () => {
    const { diagnosis } = (await send(['orange'])).json<PredictionResponse>()
    expect(diagnosis).toMatchObject({ verdict: 'probable', label: GREENING, charge: 1, question: null })
    expect(diagnosis.answer).toMatchObject({ strip: 'Probably. Check first', sureness: { dots: 3 }, candidates: [] })
    expect((await list())[0]).toMatchObject({ verdict: 'probable', answer: { title: 'Citrus greening (HLB)' } })
  })

  it('charges the first result for a told crop, then corrects it at no cost, and returns it for the same photo', async () => {
    const { diagnosis } = (await send(['leaf'])).json<PredictionResponse>()
    const balance = await creditsOf(app, access)
    const corrected = (
      await call('correctDiagnosis', diagnosis.id, access, { crop: 'potato' })
    ).json<CorrectionResponse>()
    expect(corrected.diagnosis).toMatchObject({ id: diagnosis.id, toldCrop: 'potato', answer: { crop: 'potato' } })
    expect([corrected.diagnosis.charge, corrected.credits]).toEqual([1, balance - 1]) // it was unsure at first
    expect((await send(['leaf'])).json<PredictionResponse>().diagnosis.toldCrop).toBe('potato')
    expect((await send(['leaf'], 'tomato')).json<PredictionResponse>().diagnosis.toldCrop).toBe('tomato')
    expect(await creditsOf(app, access)).toBe(balance - 1)
    expect((await list()).find(({ id }) => id === diagnosis.id)?.charge).toBe(1)
    expect((await call('correctDiagnosis', diagnosis.id, access, { crop: 'wheat' })).statusCode).toBe(400)
    const dark = (await send(['dark'])).json<PredictionResponse>().diagnosis
    expect((await call('correctDiagnosis', dark.id, access, { crop: 'potato' })).statusCode).toBe(409)
  })

  it('updates the result by replies to at most two questions, at no cost', async () => {
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
      expect(first.answered.filter((sentence) => !result.includes(sentence))).toEqual([])
      return [verdict, label, first.answered.length, next?.id ?? null]
    }
    expect([asked.verdict, asked.answer.answered]).toEqual(['ranked', []])
    expect(asked.question).toEqual({
      id: 'maizePowder',
      text: 'Scrape a bump with a fingernail: does powder come off?',
      drawing: 'fingernail',
      checks: ['Corn_(maize)___Common_rust_'],
    })

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
    expect(refusals.map((reply) => [reply.statusCode, reply.json<ErrorBody>().error.code])).toEqual([
      [400, 'notUnderstood'],
      [400, 'notUnderstood'],
      ...Array<unknown>(3).fill([400, 'fieldsInvalid']),
      [400, 'notAsked'],
      [400, 'notAsked'],
    ])
    const other = (await register(app, { ...farmer, email: 'otieno@example.com' })).json<{ access: string }>().access
    expect((await reply({ answer: { question: 'maizePowder', answer: 'yes' } }, other)).statusCode).toBe(404)

    expect(await said('maizePowder', 'cannotTell')).toEqual(['ranked', RUST, 1, 'maizeBlocks'])
    expect(await said('maizePowder', 'no')).toEqual(['ranked', GREY, 1, 'maizeBlocks'])
    expect(await said('maizeBlocks', 'no')).toEqual(['ranked', RUST, 2, null])
    const again = (await call('getDiagnosis', asked.id)).json<DiagnosisResponse>()
    expect(again.diagnosis.answer.answered[0]).toMatch(/^Hukuona unga: /)
    expect(again.diagnosis.replies).toMatchObject([
      { id: 'maizePowder', text: expect.stringMatching(/^Kwaruza/) as string, drawing: 'fingernail', reply: 'no' },
      { id: 'maizeBlocks', reply: 'no' },
    ])
    expect(await said('maizePowder', 'yes')).toEqual(['confident', RUST, 2, null])
    expect((await send(['maize'])).json<PredictionResponse>().diagnosis.verdict).toBe('confident')
    const corrected = (await reply({ crop: 'maize' })).json<DiagnosisResponse>()
    expect([corrected.diagnosis.answer.answered, corrected.diagnosis.question?.id]).toEqual([[], 'maizePowder'])
    expect(await creditsOf(app, access)).toBe(balance)
  })

  it('deletes a diagnosis, and never shows it to another account', async () => {
    const { diagnosis } = (await send(['leaf'])).json<PredictionResponse>()
    const later = (await send(['leaf again'], 'tomato', diagnosis.id)).json<PredictionResponse>()
    const other = (await register(app, { ...farmer, email: 'otieno@example.com' })).json<{ access: string }>().access
    for (const name of ['getDiagnosis', 'deleteDiagnosis'] as const)
      expect((await call(name, diagnosis.id, other)).statusCode).toBe(404)
    const { diagnosis: untouched } = (await call('getDiagnosis', later.diagnosis.id)).json<DiagnosisResponse>()
    expect(untouched.followUp?.follows).toBe(diagnosis.id)
    expect((await send(['leaf'])).json<PredictionResponse>().diagnosis.id).toBe(diagnosis.id)
    expect((await call('correctDiagnosis', diagnosis.id, other, { crop: 'potato' })).statusCode).toBe(404)
    expect((await call('deleteDiagnosis', diagnosis.id)).statusCode).toBe(204)
    for (const name of ['getDiagnosis', 'deleteDiagnosis'] as const)
      expect((await call(name, diagnosis.id)).statusCode).toBe(404)
    expect(await list()).toMatchObject([{ id: later.diagnosis.id, followUp: null }])
    expect((await call('getDiagnosis', '%00')).statusCode).toBe(400)
    expect((await call('getDiagnosis', 'x'.repeat(90))).statusCode).toBe(404)
  })

  it('links a follow-up to own diagnoses, refuses others for free, and stores how plants are', async () => {
    const earlier = (await send(['leaf'], 'tomato')).json<PredictionResponse>().diagnosis
    const other = (await register(app, { ...farmer, email: 'otieno@example.com' })).json<{ access: string }>().access
    const foreign = (await diagnose(app, other)).json<PredictionResponse>().diagnosis.id
    const balance = await creditsOf(app, access)
    for (const follows of [foreign, 'nothing', '\0', 'x'.repeat(500)]) {
      const refused = await send(['leaf again'], 'tomato', follows)
      expect([follows, refused.statusCode, refused.json<ErrorBody>().error.code]).toEqual([
        follows,
        400,
        'followsUnknown',
      ])
    }
    expect([await creditsOf(app, access), await list()]).toMatchObject([balance, [{}]])

    const own = (await call('correctDiagnosis', earlier.id, access, { progress: 'worse' })).json<DiagnosisResponse>()
    expect(own.diagnosis.followUp).toMatchObject({ follows: null, progress: 'worse' }) // due, without a newer photo
    const later = (await send(['leaf again'], 'tomato', earlier.id)).json<PredictionResponse>().diagnosis
    expect(later.followUp).toEqual({ follows: earlier.id, progress: null, advice: [] })
    expect((await list()).map(({ followUp }) => followUp?.follows)).toEqual([earlier.id, null])
    for (const progress of PROGRESS) {
      const told = (await call('correctDiagnosis', later.id, access, { progress })).json<DiagnosisResponse>()
      expect(told.diagnosis.followUp).toMatchObject({ follows: earlier.id, progress, advice: expect.any(Array) })
      expect((await call('getDiagnosis', later.id)).json<DiagnosisResponse>()).toEqual(told)
    }
    const healthy = (await send(['healthy leaf'], 'tomato')).json<PredictionResponse>().diagnosis
    const refusals = [
      [healthy.id, access, { progress: 'same' }, 409],
      [later.id, other, { progress: 'same' }, 404],
      [later.id, access, { progress: 'dead' }, 400],
      [later.id, access, { progress: 'same', crop: 'potato' }, 400],
      [later.id, access, {}, 400],
    ] as const
    for (const [id, as, told, status] of refusals)
      expect([told, (await call('correctDiagnosis', id, as, told)).statusCode]).toEqual([told, status])

    await call('deleteDiagnosis', earlier.id)
    const left = (await call('getDiagnosis', later.id)).json<DiagnosisResponse>().diagnosis.followUp
    expect(left).toMatchObject({ follows: null, progress: 'worse' })
    expect((await send(['leaf once more'], 'tomato', earlier.id)).statusCode).toBe(400)
  })

  it('gives one result for several photos of a field, for one credit, and says what each showed', async () => {
    const reply = (await send(['leaf 1', 'dark', 'leaf 2', 'leaf 1'], 'potato')).json<PredictionResponse>()
    expect(reply.diagnosis.photos.map(({ isUsable }) => isUsable)).toEqual([true, false, true, false])
    expect(reply.diagnosis.photos[3]!.title).toBe('Same picture as photo 1. Counted once.')
    expect([reply.credits, await creditsOf(app, access)]).toEqual([4, 4])
    const reordered = (await send(['dark', 'leaf 2', 'leaf 1'], 'potato')).json<PredictionResponse>()
    expect([reordered.diagnosis.id, reordered.credits]).toEqual([reply.diagnosis.id, 4])
  })

  it('returns the same bytes for a scan repeated under its key, for one credit, and refuses any other scan', async () => {
    const set = ['leaf', 'leaf 2', 'leaf 3']
    const repeated = () => send(set, 'potato', undefined, 'key-1')
    const [first, ...others] = await Promise.all([repeated(), repeated(), repeated()])
    expect(others.filter(({ rawPayload }) => !rawPayload.equals(first.rawPayload))).toEqual([])
    expect((await repeated()).rawPayload.equals(first.rawPayload)).toBe(true)
    for (const other of [set.slice(1), [...set, 'leaf 4']])
      expect((await send(other, 'potato', undefined, 'key-1')).statusCode).toBe(422)
    expect([first.statusCode, await creditsOf(app, access)]).toEqual([200, 4])
  })

  it('corrects the crop of each photo of a scan, and claims no gain if the first one alone was as sure', async () => {
    const { diagnosis } = (await send(['leaf 1', 'dark', 'leaf 2'], 'potato')).json<PredictionResponse>()
    expect(diagnosis.photos[0]!.title).toBe('Potato: late blight')
    expect(diagnosis.firmness).toBeNull()
    const correct = async (crop: string) =>
      (await call('correctDiagnosis', diagnosis.id, access, { crop })).json<DiagnosisResponse>().diagnosis
    const other = await correct('other')
    expect([other.photos, other.firmness]).toEqual([[], null])
    const tomato = await correct('tomato')
    expect(tomato.photos.map(({ title }) => title)).toEqual([
      'Nyanya: bakajani chelewa (late blight)',
      'Picha ina giza sana',
      'Nyanya: bakajani chelewa (late blight)',
    ])
    expect(tomato.firmness).toBeNull()
    const found = (await call('getDiagnosis', diagnosis.id)).json<DiagnosisResponse>().diagnosis
    expect([found.photos, found.firmness]).toEqual([tomato.photos, tomato.firmness])
  })

  it('handles another crop and a contradiction for free, and refuses a crop that is not listed', async () => {
    const other = (await send(['leaf'], 'other')).json<PredictionResponse>()
    expect([other.diagnosis.verdict, other.credits]).toEqual(['otherCrop', 5])
    const doubted = (await send(['maize'], 'tomato')).json<PredictionResponse>()
    expect([doubted.diagnosis.verdict, doubted.diagnosis.answer.crop, doubted.credits]).toEqual([
      'contradiction',
      'maize',
      5,
    ])
    expect(doubted.diagnosis.answer).toMatchObject({ title: 'This looks like maize', actions: [], candidates: [] })
    const confirmed = await call('correctDiagnosis', doubted.diagnosis.id, access, { crop: 'tomato' })
    expect(confirmed.json<DiagnosisResponse>().diagnosis.verdict).not.toBe('contradiction')
    expect(await creditsOf(app, access)).toBe(5) // not sure of any disease
    expect((await send(['leaf'], 'wheat')).statusCode).toBe(400)
    const banana = (await send(['leaf'], 'banana')).json<PredictionResponse>()
    expect([banana.diagnosis.verdict, banana.diagnosis.answer.crop, banana.credits]).toEqual(['otherCrop', 'banana', 5])
    const { crops } = (await app.inject(endpoints.getCrops)).json<{ crops: { id: string; name: string }[] }>()
    expect(crops).toContainEqual({ id: 'maize', name: 'Maize' })
    expect((await diagnose(app, access)).statusCode).toBe(200)
  })
})
