import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { DUE_DAYS, HISTORY_LENGTH, HISTORY_PAGE } from '~/contract/limits'
import type { AuthResponse, DiagnosisSummary, HistoryResponse, PredictionResponse } from '~/contract/responses'
import { entries } from '~/diagnosis/catalogue/catalogue'
import { MAX_RECHECK_DAYS } from '~/server/domain/diagnoses/records'

import { bearer, diagnose, login, register, signUp } from '../../../support/calls'
import type { OpenDatabase } from '~/server/persistence/schema'

import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { buildTestApp, farmer, observationOf, observations } from '../../../support/testApp'

const DAY_MS = 86_400_000
const GREENING = 'Orange___Haunglongbing_(Citrus_greening)'

let clock: number
let db: OpenDatabase
let app: FastifyInstance
let access: string
beforeEach(async () => {
  clock = Date.now()
  db = await openMigratedSqlite()
  app = await buildTestApp({
    db,
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

describe('older answers', () => {
  const OLDER = 2 * HISTORY_PAGE + 1
  const givePlan = () =>
    db
      .updateTable('account')
      .set({ plan_until: clock + 30 * DAY_MS })
      .execute()
  const get = (query: Record<string, string>) =>
    app.inject({ ...endpoints.getDiagnoses, query, headers: bearer(access) })
  const page = async (query: Record<string, string>) => (await get(query)).json<HistoryResponse>()

  it('come page by page with a plan, each once, with what was advised', async () => {
    await givePlan()
    const all: string[] = []
    for (let photo = 0; photo < HISTORY_LENGTH + OLDER; photo++) {
      all.unshift(await idOf(`orange ${photo}`, photo % 2 === 0 ? { plot: 'river' } : {}))
      if (photo % 3 === 0) await idOf(`dark ${photo}`)
    }
    await db.updateTable('diagnosis').set({ created_at: clock }).where('id', 'in', all.slice(20, 40)).execute()
    const { diagnoses, next } = await page({})
    const read = diagnoses
    const sizes: number[] = []
    for (let before = next; before !== undefined;) {
      const older: HistoryResponse = await page({ before })
      expect(Object.keys(older).every((key) => ['diagnoses', 'next'].includes(key))).toBe(true)
      read.push(...older.diagnoses)
      sizes.push(older.diagnoses.length)
      before = older.next
    }
    expect(sizes).toEqual([HISTORY_PAGE, HISTORY_PAGE, 1])
    expect(idsIn(read).sort()).toEqual(all.sort())
    expect(read.at(-1)?.answer.actions).toHaveLength(3)
    expect(diagnoses[0]?.answer.actions).toBeUndefined()
  })

  it('start at any time, and may be of one field', async () => {
    await givePlan()
    const [one, , three] = [
      await idOf('orange 1', { plot: 'river' }),
      await idOf('orange 2'),
      await idOf('orange 3', { plot: 'river' }),
      await idOf('orange 4', { plot: 'river' }),
    ]
    const { created_at } = await db
      .selectFrom('diagnosis')
      .select('created_at')
      .where('id', '=', three)
      .executeTakeFirstOrThrow()
    const before = new Date(created_at).toISOString()
    expect(idsIn((await page({ before, plot: 'river' })).diagnoses)).toEqual([one])
    const after = new Date(created_at + 1).toISOString()
    expect(idsIn((await page({ before: after, plot: 'river' })).diagnoses)).toEqual([three, one])
  })

  it('are refused without a plan, and of another account they are never shown', async () => {
    for (let photo = 0; photo < HISTORY_LENGTH + 1; photo++) await idOf(`leaf ${photo}`)
    expect(await list()).not.toHaveProperty('next')
    const before = new Date(clock).toISOString()
    const refused = await get({ before })
    expect([refused.statusCode, refused.json()]).toEqual([
      402,
      { detail: expect.any(String) as string, error: { code: 'planNeeded', params: {}, fields: {} } },
    ])
    await givePlan()
    expect((await page({ before })).diagnoses).toHaveLength(HISTORY_LENGTH + 1)
    ;({ access } = (await register(app, { ...farmer, email: 'other@example.com' })).json<AuthResponse>())
    await givePlan()
    expect(await page({ before })).toEqual({ diagnoses: [] })
  })

  it.each(['', 'yesterday', '2026-10-03T07:00:00.000Z,', "2026-10-03T07:00:00.000Z,'; drop", '9'.repeat(60)])(
    'are refused after the place %j',
    async (before) => {
      await givePlan()
      expect((await get({ before })).statusCode).toBe(400)
    },
  )
})

it('the catalogue asks for no recheck later than the list looks for', () => {
  expect(Math.max(...entries.map((entry) => entry.recheckDays))).toBe(MAX_RECHECK_DAYS)
})
