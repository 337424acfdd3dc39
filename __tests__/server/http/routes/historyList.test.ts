import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { DUE_DAYS } from '~/contract/limits'
import type { AuthResponse, DiagnosisSummary, HistoryResponse, PredictionResponse } from '~/contract/responses'
import { entries } from '~/diagnosis/catalogue/catalogue'
import { MAX_RECHECK_DAYS } from '~/server/domain/diagnoses/records'

import { bearer, diagnose, login, signUp } from '../../../support/calls'
import { buildTestApp, farmer, observationOf, observations } from '../../../support/testApp'

const DAY_MS = 86_400_000
const GREENING = 'Orange___Haunglongbing_(Citrus_greening)'

let clock: number
let app: FastifyInstance
let access: string
beforeEach(async () => {
  clock = Date.now()
  app = await buildTestApp({
    now: () => ++clock,
    classify: async (photo) => {
      const text = Buffer.from(photo).toString()
      if (text.startsWith('dark')) return observations.tooDark
      if (text.startsWith('orange')) return observationOf({ [GREENING]: 0.95 })
      return observationOf({ Tomato___Late_blight: 0.5, Potato___Late_blight: 0.4 }) // a question about the crop
    },
  })
  ;({ access } = await signUp(app))
})
afterEach(() => app.close())

const send = async (photo: string, told = {}) =>
  (await diagnose(app, access, { content: Buffer.from(photo), told })).json<PredictionResponse>().diagnosis
const idOf = async (...scan: Parameters<typeof send>) => (await send(...scan)).id
const list = async () =>
  (await app.inject({ ...endpoints.getDiagnoses, headers: bearer(access) })).json<HistoryResponse>()
const idsIn = (items: DiagnosisSummary[] = []) => items.map(({ id }) => id)

it('lists refusals apart, of which the newest ten, however many there are', async () => {
  const answer = await idOf('orange')
  const refused: string[] = []
  for (let photo = 0; photo < 12; photo++) refused.push(await idOf(`dark ${photo}`))
  const { diagnoses, refusals, due } = await list()
  expect([idsIn(diagnoses), due]).toEqual([[answer], undefined])
  expect(idsIn(refusals)).toEqual(refused.reverse().slice(0, 10))
})

it('lists what is due besides the last ten, until it is followed, replied to or too late', async () => {
  const start = clock
  const comeBack = async (days: number) => {
    clock = start + days * DAY_MS
    ;({ access } = (await login(app, farmer)).json<AuthResponse>())
  }
  const { id: one, answer } = await send('orange 1')
  const other = await idOf('orange 2')
  const replied = await idOf('orange 3')
  for (let photo = 0; photo < 10; photo++) await idOf(`leaf ${photo}`)
  const due = async () => idsIn((await list()).due)
  expect(await due()).toEqual([])
  await comeBack(answer.recheckDays!)
  expect(await due()).toEqual([replied, other, one])
  const tell = (id: string) =>
    app.inject({
      method: endpoints.correctDiagnosis.method,
      url: endpoints.correctDiagnosis.url.replace(':id', id),
      headers: bearer(access),
      payload: { progress: 'better' },
    })
  await tell(replied)
  const dark = await idOf('dark', { follows: one })
  expect(await due()).toEqual([other, one])
  await tell(dark)
  expect(await due()).toEqual([other])
  expect((await list()).diagnoses).toHaveLength(10)
  await comeBack(answer.recheckDays! + DUE_DAYS + 2)
  expect(await due()).toEqual([])
})

it('the catalogue asks for no recheck later than the list looks for', () => {
  expect(Math.max(...entries.map((entry) => entry.recheckDays))).toBe(MAX_RECHECK_DAYS)
})
