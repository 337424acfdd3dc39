import type { FastifyInstance } from 'fastify'
import FormData from 'form-data'
import sharp from 'sharp'

import { CROP_FIELD, IMAGE_FIELD, endpoints } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import type { DiagnosisResponse, PredictionResponse } from '~/contract/responses'
import type { Classifier } from '~/server/domain/diagnoses/classifier'

import { bearer, creditsOf, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { jpegSegment, withSegments } from '../../../support/jpegFile'
import { photos } from '../../../support/photos'
import { buildTestApp, fingerprintOf, observationOf, observations } from '../../../support/testApp'
import type { FakeClassify } from '../../../support/testApp'
import { startTestClassifier } from '../../../support/testClassifier'

let app: FastifyInstance
let access: string

async function send(set: readonly (Buffer | string)[], crop?: string, language: Language = 'en') {
  const form = new FormData()
  if (crop !== undefined) form.append(CROP_FIELD, crop)
  for (const photo of set) form.append(IMAGE_FIELD, Buffer.from(photo), { filename: 'leaf.jpg' })
  const headers = { ...form.getHeaders(), ...bearer(access), 'accept-language': language }
  return (await app.inject({ ...endpoints.predict, headers, payload: form.getBuffer() })).json<PredictionResponse>()
}

const titlesOf = ({ diagnosis }: Pick<DiagnosisResponse, 'diagnosis'>) =>
  diagnosis.photos.map(({ title, isUsable }) => [title, isUsable])

describe('copies of one picture, seen by the shipped network', () => {
  let classifier: Classifier
  let leaf: Buffer
  beforeAll(async () => {
    classifier = await startTestClassifier()
    leaf = await partOf(540, 440)
  })
  afterAll(() => classifier.close())
  beforeEach(async () => {
    app = await buildTestApp({ classifier })
    ;({ access } = await signUp(app))
  })
  afterEach(() => app.close())

  /** A place on a leaf where the network wavers between rust and another disease. */
  const partOf = (left: number, top: number) =>
    sharp(photos.maizeRust)
      .autoOrient()
      .extract({ left, top, width: 240, height: 240 })
      .jpeg({ quality: 90 })
      .toBuffer()
  const commented = (text: string) => withSegments(leaf, [jpegSegment(0xfe, Buffer.from(text))])
  const savedAgain = () => sharp(leaf).jpeg({ quality: 75 }).toBuffer()
  const verdictOf = ({ diagnosis }: PredictionResponse) => diagnosis.verdict

  it('count once, however many there are, and the result says which', async () => {
    const alone = await send([leaf], 'maize')
    expect(verdictOf(alone)).toBe('ranked')
    const sets = [
      [leaf, commented('copy 1')],
      ['1', '2', '3', '4', '5', '6'].map((number) => commented(`copy ${number}`)),
      [leaf, await savedAgain()],
    ]
    for (const set of sets) {
      const { diagnosis } = await send(set, 'maize')
      expect([diagnosis.verdict, diagnosis.label, diagnosis.firmness]).toEqual(['ranked', alone.diagnosis.label, null])
      expect(Math.abs(diagnosis.confidence! - alone.diagnosis.confidence!)).toBeLessThan(0.01)
      const copies = set.slice(1).map(() => ['Same picture as photo 1. Counted once.', false])
      expect(titlesOf({ diagnosis }).slice(1)).toEqual(copies)
    }
  })

  it('do not stop another leaf from counting', async () => {
    const { diagnosis } = await send([leaf, await savedAgain(), await partOf(180, 110)], 'maize')
    expect(diagnosis.verdict).toBe('confident')
    expect(diagnosis.photos.map(({ isUsable }) => isUsable)).toEqual([true, false, true])
    expect(diagnosis.firmness).toMatch(/^With the first photo alone we were not sure .* With both photos we are/)
  })
})

const EARLY = 'Tomato___Early_blight'
const RUST = 'Corn_(maize)___Common_rust_'
const MIXED = 'These photos show different crops. Ask about one field at a time.'

/** What the photo's text says; the first word alone makes the picture. */
const classify: FakeClassify = async (photo) => {
  const [name = ''] = Buffer.from(photo).toString().split(' ')
  return { ...seen[name.replace(/\d/, '') as keyof typeof seen], fingerprint: fingerprintOf(Buffer.from(name)) }
}
const seen = {
  tomato: observationOf({ [EARLY]: 0.9 }),
  maize: observationOf({ [RUST]: 0.6, 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': 0.35 }),
  either: observationOf({ [EARLY]: 0.5, [RUST]: 0.4 }),
  dark: observations.tooDark,
  grey: observations.falseColours,
}

describe('a scan', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openSqlite()
    app = await buildTestApp({ db: database.db, classify })
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const correct = async (id: string, told: object) => {
    const url = endpoints.correctDiagnosis.url.replace(':id', id)
    const { method } = endpoints.correctDiagnosis
    return (await app.inject({ method, url, headers: bearer(access), payload: told })).json<DiagnosisResponse>()
  }

  it('with photos of different crops gets a free sentence in both languages', async () => {
    const mixed = await send(['maize1', 'tomato1'])
    expect([mixed.diagnosis.verdict, mixed.credits, mixed.diagnosis.label]).toEqual(['mixedCrops', 5, null])
    expect([mixed.diagnosis.answer.title, mixed.result.split('\n')[0]]).toEqual([MIXED, `## ${MIXED}`])
    expect(titlesOf(mixed)).toEqual([
      ['Maize', true],
      ['Tomato', true],
    ])
    const swahili = await send(['maize1', 'tomato1'], undefined, 'sw')
    expect(swahili.diagnosis).toMatchObject({
      id: mixed.diagnosis.id,
      answer: { title: expect.stringMatching(/^Picha hizi/) },
    })
    expect(await creditsOf(app, access)).toBe(5)
  })

  it.each([
    ['of one crop, one of them unclear', ['tomato1', 'either1']],
    ['of one crop and a dark one', ['tomato1', 'dark1']],
    ['of one crop and a grey one', ['grey1', 'tomato1']],
    ['of one crop, copied', ['tomato1', 'tomato1 again']],
  ])('%s is answered', async (_name, set) => {
    expect((await send(set)).diagnosis.label).toBe(EARLY)
  })

  it('of different crops is judged by the photos of the given one, before and after', async () => {
    const alone = await send(['maize1'], 'maize')
    const told = await send(['maize1', 'tomato1'], 'maize')
    const mixed = await send(['maize1', 'tomato2'])
    const corrected = await correct(mixed.diagnosis.id, { crop: 'maize' })
    for (const reply of [told, corrected]) {
      const { verdict, label, confidence, firmness } = reply.diagnosis
      expect([verdict, label, firmness]).toEqual(['ranked', RUST, null])
      expect(confidence).toBeCloseTo(alone.diagnosis.confidence!, 4)
      expect(titlesOf(reply)).toEqual([
        ['Maize: common rust or grey leaf spot', true],
        ['Tomato', false],
      ])
    }
  })

  it('of different crops gets a result for one of them, however another one is requested', async () => {
    const set = ['maize1', 'tomato1']
    const { diagnosis } = await send(set)
    expect((await correct(diagnosis.id, { crop: 'maize' })).diagnosis.label).toBe(RUST)
    const refused = { error: { code: 'oneCropAnswered' } }
    for (const crop of ['tomato', 'potato', 'kale', 'other', 'tomato'])
      expect(await correct(diagnosis.id, { crop })).toMatchObject(refused)
    expect(await send(set, 'tomato')).toMatchObject(refused)
    const again = await send(set)
    expect([again.diagnosis.id, again.diagnosis.label, titlesOf(again)]).toEqual([
      diagnosis.id,
      RUST,
      [
        ['Maize: common rust or grey leaf spot', true],
        ['Tomato', false],
      ],
    ])
    expect(await creditsOf(app, access)).toBe(4)
  })

  it('for a deliberately wrong crop names no photo, and gets a result for one crop', async () => {
    const set = ['maize1', 'tomato1', 'tomato2']
    const { diagnosis, ...rest } = await send(set, 'maize')
    expect([diagnosis.verdict, titlesOf({ diagnosis, ...rest })]).toEqual([
      'contradiction',
      [
        ['Maize', true],
        ['Tomato', false],
        ['Tomato', false],
      ],
    ])
    expect((await correct(diagnosis.id, { crop: 'tomato' })).diagnosis.label).toBe(EARLY)
    expect(await correct(diagnosis.id, { crop: 'maize' })).toMatchObject({ error: { code: 'oneCropAnswered' } })
  })

  it('of one crop uses all photos for a crop that none of them clearly shows', async () => {
    const { diagnosis } = await send(['maize1', 'maize2'], 'tomato')
    expect(diagnosis.verdict).toBe('contradiction')
    const confirmed = await correct(diagnosis.id, { crop: 'tomato' })
    expect(confirmed.diagnosis.photos.map(({ isUsable }) => isUsable)).toEqual([true, true])
  })

  it('with copies counts them once, also after a correction or a reply', async () => {
    const set = ['maize1', 'maize1 in another file', 'dark1']
    const shown = [
      ['Maize: common rust or grey leaf spot', true],
      ['Same picture as photo 1. Counted once.', false],
      ['The photo is too dark', false],
    ]
    const alone = await send(['maize1'])
    const copied = await send(set)
    expect([copied.diagnosis.confidence, titlesOf(copied)]).toEqual([alone.diagnosis.confidence, shown])
    const reply = { question: copied.diagnosis.question!.id, answer: 'yes' }
    for (const told of [{ answer: reply }, { crop: 'maize' }]) {
      const [one, both] = [await correct(alone.diagnosis.id, told), await correct(copied.diagnosis.id, told)]
      expect(both.diagnosis.confidence).toBeCloseTo(one.diagnosis.confidence!, 4)
      expect([titlesOf(both), both.diagnosis.firmness]).toEqual([shown, null])
    }
  })
})
