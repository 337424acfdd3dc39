import type { FastifyInstance } from 'fastify'
import FormData from 'form-data'

import { CROP_FIELD, FOLLOWS_FIELD, IMAGE_FIELD, OTHER_CROP, endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import type { PredictionResponse } from '~/contract/responses'
import { VERDICTS } from '~/contract/responses'
import { QUESTIONS } from '~/diagnosis/catalogue/questions'
import { refuse } from '~/server/domain/domainError'

import { bearer, creditsOf, register } from './calls'
import { openSqlite } from './databases'
import type { TestDatabase } from './databases'
import { NO_LIMITS, buildTestApp, farmer, observationOf } from './testApp'
import type { FakeClassify } from './testApp'

const PAID = ['confident', 'probable', 'ranked'] as const
type Kind = Exclude<(typeof VERDICTS)[number], (typeof PAID)[number]>
const KINDS = VERDICTS.filter((kind): kind is Kind => !PAID.some((paid) => paid === kind))

/** In every photo the network sees late blight or rust, and whether the photo can be judged is another matter. */
const BLIGHT = 'Tomato___Late_blight'
const RUST = 'Corn_(maize)___Common_rust_'
const tomato = observationOf({ [BLIGHT]: 0.951_7 })
const SEEN = {
  tomato,
  maize: observationOf({ [RUST]: 0.951_7 }),
  weak: observationOf({ [BLIGHT]: 0.351_7, Tomato___Early_blight: 0.3, [RUST]: 0.02 }),
  nothing: observationOf({ not_a_leaf: 0.6, [BLIGHT]: 0.351_7 }),
  stranger: observationOf({ other_plant: 0.6, [BLIGHT]: 0.351_7 }),
  doubtful: observationOf({ [BLIGHT]: 0.551_7, Apple___Apple_scab: 0.4 }),
  dark: { ...tomato, brightness: 3 },
  blurred: { ...tomato, sharpness: 1 },
  grey: { ...tomato, colours: 0.01 },
  far: { ...observationOf({ [BLIGHT]: 0.501_7, Tomato___Early_blight: 0.451_7 }), coherence: 0.1 },
}
/** What the network sees is worth a credit: by name, and as a number beside labels that everybody can read. */
const NAMES = { tomato: /late.blight/i, maize: /common.rust/i }
const NUMBER = /0\.[359][05]17/

type Asked = { photos: (keyof typeof SEEN)[]; crop?: string }
const ASKED: Record<Kind, Asked> = {
  unsure: { photos: ['weak'] },
  notALeaf: { photos: ['nothing'] },
  unknownCrop: { photos: ['stranger'] },
  otherCrop: { photos: ['tomato'], crop: 'kale' },
  cropQuestion: { photos: ['doubtful'] },
  contradiction: { photos: ['tomato'], crop: 'maize' },
  mixedCrops: { photos: ['tomato', 'maize'] },
  tooDark: { photos: ['dark'] },
  tooBlurred: { photos: ['blurred'] },
  falseColours: { photos: ['grey'] },
  tooFar: { photos: ['far'] },
}
/** The closest are told, and that they are too weak to act on. */
const TELLS_CLOSEST: Kind = 'unsure'
/** A farmer who is asked for the crop, and tells it, gets an answer about that crop, which is charged. */
const ANSWERED_ONCE_CORRECTED: readonly Kind[] = [
  'unsure',
  'unknownCrop',
  'cropQuestion',
  'contradiction',
  'mixedCrops',
]

/** An error counts as one. */
const FREE_ANSWERS = 2
const CROPS = ['tomato', 'maize', 'potato', 'kale', OTHER_CROP, 'maize']

/** Each kind of free answer with each way to ask for it, as far as they are `chosen`. */
export const testFreeAnswers = (chosen: (kind: number, way: number) => boolean) =>
  describe('free results', () => {
    let database: TestDatabase
    let app: FastifyInstance
    let access: string
    let photo = 0
    let failing = 0
    beforeAll(async () => {
      database = await openSqlite()
      const classify: FakeClassify = async (bytes) => {
        if (failing-- > 0) throw refuse('unavailable', 'photoFailed')
        return SEEN[Buffer.from(bytes).toString().split(' ')[0] as keyof typeof SEEN]
      }
      const freeResults = { points: FREE_ANSWERS, durationSeconds: 86_400 }
      app = await buildTestApp({ db: database.db, classify, limits: { ...NO_LIMITS, freeResults } })
    })
    beforeEach(async () => {
      failing = 0
      const person = { ...farmer, email: `farmer.${photo}@example.com` }
      access = (await register(app, person)).json<{ access: string }>().access
    })
    afterAll(async () => {
      await app.close()
      await database.close()
    })

    type Sent = { photos: string[]; told?: Record<string, string | undefined>; headers?: Record<string, string> }
    async function send({ photos, told = {}, headers = {} }: Sent) {
      const form = new FormData()
      for (const [name, value] of Object.entries(told)) if (value !== undefined) form.append(name, value)
      for (const one of photos) form.append(IMAGE_FIELD, Buffer.from(one), { filename: 'leaf.jpg' })
      return app.inject({
        ...endpoints.predict,
        headers: { ...form.getHeaders(), ...bearer(access), ...headers },
        payload: form.getBuffer(),
      })
    }
    const call = (endpoint: { method: string; url: string }, payload?: object, headers = {}) =>
      app.inject({
        ...(endpoint as typeof endpoints.correctDiagnosis),
        headers: { ...bearer(access), ...headers },
        ...(payload && { payload }),
      })
    const onOwn = ({ method, url }: { method: string; url: string }, id: string) => ({
      method,
      url: url.replace(':id', id),
    })
    const correct = (id: string, told: object) => call(onOwn(endpoints.correctDiagnosis, id), told)

    type Reply = Awaited<ReturnType<typeof send>>
    const idOf = (reply: Reply) => reply.json<PredictionResponse>().diagnosis.id
    const inTurn = async <Item>(items: readonly Item[], act: (item: Item) => Promise<Reply>) => {
      const replies: Reply[] = []
      for (const item of items) replies.push(await act(item))
      return replies
    }

    /** Every way to ask, to come back to an answer and to change it. The first reply is the answer, or says that enough was free. */
    const ASKING: Record<string, (sent: Sent) => Promise<Reply[]>> = {
      once: async (sent) => [await send(sent)],
      'with each photo twice': async ({ photos, ...sent }) => [
        await send({ ...sent, photos: photos.flatMap((one) => [one, `${one} and another`]) }),
      ],
      'of plants that were seen before': async (sent) => {
        const first = await send(sent)
        if (first.statusCode !== 200) return [first]
        const photos = sent.photos.map((one) => `${one} later`)
        return [first, await send({ ...sent, photos, told: { ...sent.told, [FOLLOWS_FIELD]: idOf(first) } })]
      },
      'again under its key': async (sent) => {
        const keyed = { ...sent, headers: { [IDEMPOTENCY_KEY_HEADER]: `key-${photo}` } }
        return [...(await Promise.all([send(keyed), send(keyed)])), await send(keyed)]
      },
      'again without a key, in Swahili': async (sent) => [
        await send(sent),
        await send({ ...sent, headers: { 'accept-language': 'sw' } }),
      ],
      'again after an error': async (sent) => {
        const keyed = { ...sent, headers: { [IDEMPOTENCY_KEY_HEADER]: `key-${photo}` } }
        failing = 1
        const failed = await send(keyed)
        failing = 0
        return failed.statusCode === 503 ? [await send(keyed)] : [failed]
      },
      'and read later, listed and downloaded': async (sent) => {
        const first = await send(sent)
        if (first.statusCode !== 200) return [first]
        const inSwahili = { 'accept-language': 'sw' }
        return [
          first,
          await call(onOwn(endpoints.getDiagnosis, idOf(first)), undefined, inSwahili),
          await call(endpoints.getDiagnoses),
          await call(endpoints.exportAccount),
        ]
      },
      'with replies to questions that were not asked': async (sent) => {
        const first = await send(sent)
        if (first.statusCode !== 200) return [first]
        const replies = await inTurn(QUESTIONS, ({ id: question }) => correct(idOf(first), { answer: { question, answer: 'yes' } })) // prettier-ignore
        expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
        return [first, ...replies]
      },
      'with a field and how the plants are told': async (sent) => {
        const first = await send(sent)
        if (first.statusCode !== 200) return [first]
        return [
          first,
          ...(await inTurn([{ plot: 'Shamba' }, { progress: 'worse' }], (told) => correct(idOf(first), told))),
        ]
      },
      'deleted and asked again': async (sent) => {
        const first = await send(sent)
        if (first.statusCode !== 200) return [first]
        await call(onOwn(endpoints.deleteDiagnosis, idOf(first)))
        return [first, await send(sent)]
      },
      'corrected to each crop': async (sent) => {
        const first = await send(sent)
        if (first.statusCode !== 200) return [first]
        const corrected = await inTurn(CROPS, (crop) => correct(idOf(first), { crop }))
        return [first, ...corrected, await call(endpoints.getDiagnoses), await call(endpoints.exportAccount)]
      },
      'sent again for each crop': async (sent) => [
        await send(sent),
        ...(await inTurn(CROPS, (crop) => send({ ...sent, told: { ...sent.told, [CROP_FIELD]: crop } }))),
      ],
    }

    function sentFor(kind: Kind): Sent {
      const { photos, crop } = ASKED[kind]
      return { photos: photos.map((one) => `${one} ${photo++}`), told: { [CROP_FIELD]: crop } }
    }

    const cases = KINDS.flatMap((kind, row) =>
      Object.entries(ASKING).flatMap(([way, ask], column) => (chosen(row, column) ? [{ kind, way, ask }] : [])),
    )
    it.each(cases)('$kind, $way', async ({ kind, way, ask }) => {
      const isCorrected = way.endsWith('each crop') && ANSWERED_ONCE_CORRECTED.includes(kind)
      const named: string[] = []
      let [answers, spent] = [0, 0]
      for (; answers <= FREE_ANSWERS; answers++) {
        const [first, ...others] = await ask(sentFor(kind))
        if (first!.statusCode === 429) break
        const { diagnosis } = first!.json<PredictionResponse>()
        expect(diagnosis).toMatchObject({ verdict: kind, charge: 0, label: null, condition: null, confidence: null })
        const paid = 5 - spent - (await creditsOf(app, access))
        spent += paid
        const told = [first!, ...others].map(({ body }) => body).join()
        const plants = kind === 'mixedCrops' ? [NAMES.tomato, NAMES.maize] : [NAMES.tomato]
        const allowed = kind === TELLS_CLOSEST ? 1 : paid
        if (plants.filter((name) => name.test(told)).length > allowed) named.push(told)
        if (kind !== TELLS_CLOSEST && allowed === 0 && NUMBER.test(told)) named.push(told)
      }
      expect({ named }).toEqual({ named: [] })
      const isSent = way === 'sent again for each crop' // no longer once enough was free
      const isCharged = isCorrected || (isSent && kind === 'otherCrop') // then of its own crop
      expect(spent).toBe(isCharged ? answers - Number(isSent) : 0)
      expect(answers).toBeGreaterThan(0)
      expect(answers).toBeLessThanOrEqual(FREE_ANSWERS)
    })
  })
