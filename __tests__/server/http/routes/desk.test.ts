import type { FastifyInstance } from 'fastify'

import type { ChoicesResponse, JudgementRequest } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import type { DiagnosisResponse } from '~/contract/responses'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer, getUser } from '../../../support/calls'
import { answerFor, callOf, DAY_MS, shownHashOf, signUpAs, signUpExpert } from '../../../support/farmCases'
import type { DeskCaseResponse, DeskResponse } from '../../../support/farmCases'
import { countNote } from '../../../support/fieldNotes'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { documentedCalls, faultOf } from '../../../support/openApi'
import { buildTestApp, observationOf, observations, type FakeClassify } from '../../../support/testApp'

const MINUTE_MS = 60_000
const GREENING = 'Orange___Haunglongbing_(Citrus_greening)'
const EARLY_BLIGHT = 'Tomato___Early_blight'

let clock: number
let db: OpenDatabase
let app: FastifyInstance
let call: ReturnType<typeof callOf>
let farmer: { access: string; id: string; email: string }
let amina: { access: string; id: string }
let baraka: { access: string; id: string }
const seen = { now: observations.ranked }

beforeEach(async () => {
  clock = Date.UTC(2026, 10, 29, 6)
  seen.now = observations.ranked
  const classify: FakeClassify = async () => seen.now
  db = await openMigratedSqlite()
  app = await buildTestApp({ db, now: () => clock, classify })
  call = callOf(app)
  farmer = await signUpAs(app, db, 'Wanjiru Kamau', clock + DAY_MS)
  amina = await signUpExpert(app, db)
  baraka = await signUpExpert(app, db, 'Baraka')
})
afterEach(async () => {
  await app.close()
  await db.destroy()
})

async function asked(request: object = { note: 'Since Monday', county: 'Nakuru' }, told?: Record<string, string>) {
  clock += 1
  const { id } = await answerFor(app, farmer.access, told)
  const response = await call(farmer.access, endpoints.askPerson, id, request)
  expect(response.statusCode).toBe(200)
  const row = await db.selectFrom('farm_case').select('id').where('diagnosis_id', '=', id).executeTakeFirstOrThrow()
  return { id: row.id, diagnosisId: id }
}
const list = async ({ access } = amina) => (await call(access, endpoints.getDesk)).json<DeskResponse>().cases
const take = (id: string, { access } = amina, headers = {}) => call(access, endpoints.takeCase, id, undefined, headers)
const taken = async (id: string, expert = amina, headers = {}) =>
  (await take(id, expert, headers)).json<DeskCaseResponse>().case
const leave = (id: string, { access } = amina) => call(access, endpoints.leaveCase, id)
const question = (id: string, text: unknown, { access } = amina) => call(access, endpoints.askFarmer, id, { text })
const answer = async (id: string, request: Partial<JudgementRequest>, { access } = amina) => {
  const shownHash = await shownHashOf(db, id)
  const nothing = { judged: 'cannotSay', label: null, text: null, line: null }
  return call(access, endpoints.answerCase, id, { ...nothing, shownHash, ...request })
}
const personOf = async (id: string, headers: Record<string, string> = {}) =>
  (await call(farmer.access, endpoints.getDiagnosis, id, undefined, headers)).json<DiagnosisResponse>().diagnosis.person
const rows = (table: 'judgement' | 'confirmation') => db.selectFrom(table).selectAll().execute()
const outcomeOf = ({ statusCode, json }: { statusCode: number; json: () => { error: { code: string } } }) => [
  statusCode,
  statusCode < 300 ? undefined : json().error.code,
]

describe('the desk', () => {
  it('lists a case with what Jani said, and nothing of the account', async () => {
    await call(farmer.access, endpoints.storeNotes, '', {
      notes: [countNote({ plot: 'river', notedAt: new Date(clock).toISOString() })],
    })
    clock += MINUTE_MS
    await answerFor(app, farmer.access, { plot: 'river' })
    const { id } = await asked(undefined, { plot: 'river', crop: 'tomato' })
    const listed = await call(amina.access, endpoints.getDesk)
    expect(listed.json<DeskResponse>().cases).toEqual([
      {
        ...{ id, crop: 'tomato', cropName: 'Tomato', title: expect.any(String), sureness: expect.any(String) },
        ...{ county: 'Nakuru', askedAt: new Date(clock).toISOString(), state: 'asked', isPro: true },
        ...{ takenBy: null, takenUntil: null, photos: 0 },
      },
    ])
    const opened = await take(id)
    expect(opened.json<DeskCaseResponse>().case).toMatchObject({
      ...{ id, state: 'taken', takenBy: 'me', note: 'Since Monday', label: null, question: null },
      told: expect.arrayContaining(['The farmer entered the crop: Tomato.']),
      candidates: [
        expect.stringMatching(/^Tomato: early blight, \d\d %$/),
        expect.stringMatching(/late blight, \d\d %$/),
      ],
      earlier: [{ progress: null }],
      notes: [{ kind: 'count', plot: null }],
      answers: [],
    })
    for (const { body } of [listed, opened])
      for (const secret of [farmer.email, farmer.id, 'Wanjiru', 'Kamau', 'river']) expect(body).not.toContain(secret)
    const calls = await documentedCalls(app)
    const documented = (name: string) => calls.find((one) => one.name === name)!
    expect(faultOf(documented('GET /api/desk'), listed)).toBeUndefined()
    expect(faultOf(documented('POST /api/desk/{id}/take'), opened)).toBeUndefined()
  })

  it('lists those with a plan first, oldest first', async () => {
    const planned = await asked()
    await db.updateTable('account').set({ plan_until: null }).where('id', '=', farmer.id).execute()
    farmer = await signUpAs(app, db, 'Otieno', clock + DAY_MS)
    const later = await asked()
    expect((await list()).map(({ id, isPro }) => [id, isPro])).toEqual([
      [later.id, true],
      [planned.id, false],
    ])
  })

  it('reads a case in the language of the expert, and the farmer the answer in his', async () => {
    const swahili = { 'accept-language': 'sw' }
    const { id, diagnosisId } = await asked(undefined, { crop: 'tomato' })
    expect((await taken(id, amina, swahili)).told).toContain('Mkulima alitaja zao: Nyanya.')
    await answer(id, { judged: 'other', label: EARLY_BLIGHT, action: 0, line: 'Remove <b>low</b> leaves.' })
    const [english, kiswahili] = [await personOf(diagnosisId), await personOf(diagnosisId, swahili)]
    expect(english).toMatchObject({ state: 'answered', isUnread: true })
    expect(english?.answers).toEqual([
      {
        ...{ by: 'expert', name: 'Amina', judged: 'other', title: 'Tomato: early blight', slug: 'tomato-early-blight' },
        ...{ text: null, action: expect.any(String), line: 'Remove <b>low</b> leaves.', isEarlier: false },
        at: new Date(clock).toISOString(),
      },
    ])
    const [said] = kiswahili?.answers ?? []
    expect(said).toMatchObject({ slug: 'tomato-early-blight', line: 'Remove <b>low</b> leaves.' })
    expect([said?.title, said?.action]).not.toEqual([english?.answers[0]?.title, english?.answers[0]?.action])
  })

  it('lends a case to one expert for 30 minutes', async () => {
    const { id, diagnosisId } = await asked()
    expect(await taken(id)).toMatchObject({ takenBy: 'me', takenUntil: new Date(clock + 30 * MINUTE_MS).toISOString() })
    expect(outcomeOf(await take(id, baraka))).toEqual([409, 'caseTaken'])
    expect(await list(baraka)).toMatchObject([{ state: 'taken', takenBy: 'other' }])
    expect(await personOf(diagnosisId)).toMatchObject({ state: 'taken' })
    for (const response of [await question(id, 'Which?', baraka), await answer(id, {}, baraka)])
      expect(outcomeOf(response)).toEqual([409, 'caseTaken'])
    await leave(id, baraka)
    expect(outcomeOf(await take(id, baraka))).toEqual([409, 'caseTaken'])
    expect((await leave(id)).statusCode).toBe(204)
    expect((await take(id, baraka)).statusCode).toBe(200)
    expect(outcomeOf(await answer(id, {}))).toEqual([409, 'caseTaken'])
  })

  it('shows an expert no case of the own account', async () => {
    farmer = { ...farmer, ...amina }
    await db
      .updateTable('account')
      .set({ plan_until: clock + DAY_MS })
      .where('id', '=', amina.id)
      .execute()
    const { id } = await asked()
    expect([await list(), (await list(baraka)).length]).toEqual([[], 1])
    const refused = [await take(id), await question(id, 'Which?'), await answer(id, { judged: 'right' })]
    for (const response of refused) expect(outcomeOf(response)).toEqual([404, 'caseUnknown'])
  })

  it('knows no case that was only linked, deleted or guessed', async () => {
    const { diagnosisId, id } = await asked()
    const linked = await answerFor(app, farmer.access)
    await call(farmer.access, endpoints.shareLink, linked.id)
    const other = await db.selectFrom('farm_case').select('id').where('id', '!=', id).executeTakeFirstOrThrow()
    await call(farmer.access, endpoints.deleteDiagnosis, diagnosisId)
    for (const unknown of [id, other.id, 'x', '%00', "' or 1=1 --"])
      expect(outcomeOf(await take(encodeURIComponent(unknown)))).toEqual([404, 'caseUnknown'])
    expect(await list()).toEqual([])
  })

  it('asks the farmer one thing, and gives the case back', async () => {
    const { id, diagnosisId } = await asked()
    await take(id)
    for (const text of ['', ' ', null, 'a\u0007', 'x'.repeat(301)])
      expect((await question(id, text)).statusCode).toBe(400)
    expect((await question(id, 'Which variety?')).statusCode).toBe(204)
    expect(await personOf(diagnosisId)).toMatchObject({
      state: 'questioned',
      question: 'Which variety?',
      isUnread: true,
    })
    expect(outcomeOf(await question(id, 'And when?'))).toEqual([409, 'questionAsked'])
    await call(farmer.access, endpoints.changeCase, diagnosisId, { reply: 'H614' })
    expect(await taken(id, baraka)).toMatchObject({ state: 'taken', question: 'Which variety?', reply: 'H614' })
    expect((await answer(id, {}, baraka)).statusCode).toBe(204)
  })

  it('keeps the first answer, and shows it to its expert only', async () => {
    const { id, diagnosisId } = await asked()
    await take(id)
    const answers = await Promise.all([answer(id, { judged: 'right' }), answer(id, { judged: 'cannotSay' })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    expect((await personOf(diagnosisId))?.answers).toHaveLength(1)
    expect(await list()).toMatchObject([{ id, state: 'answered' }])
    expect(await list(baraka)).toEqual([])
    expect((await taken(id)).answers).toHaveLength(1)
    for (const response of [await take(id, baraka), await answer(id, {}, baraka), await answer(id, {})])
      expect(outcomeOf(response)).toEqual([409, 'caseAnswered'])
  })

  it('lists what an answer can name, with its actions', async () => {
    const { names } = (await call(amina.access, endpoints.getChoices)).json<ChoicesResponse>()
    expect(names.length).toBeGreaterThan(90)
    expect(names.find(({ id }) => id === 'fallArmyworm')).toEqual({
      ...{ id: 'fallArmyworm', crop: 'maize', name: 'Fall armyworm', reportTo: null },
      actions: [expect.any(String), expect.any(String), expect.any(String)],
    })
    expect(names.filter(({ reportTo }) => reportTo !== null).map(({ id }) => id)).toContain(GREENING)
  })

  it('is told by the account, which is no expert without the role', async () => {
    expect((await getUser(app, amina.access)).json().user).toMatchObject({ role: 'expert' })
    expect((await getUser(app, farmer.access)).json().user.role).toBeUndefined()
    const refused = await app.inject({ ...endpoints.getDesk, headers: bearer(farmer.access) })
    expect(outcomeOf(refused)).toEqual([403, 'expertsOnly'])
  })
})

describe('the answer of an expert', () => {
  it.each([
    ['an action of nothing', { judged: 'cannotSay', action: 0 }],
    ['an action that what is named has not', { judged: 'other', label: EARLY_BLIGHT, action: 9 }],
    ['an action of an answer in own words', { judged: 'other', text: 'Hail', action: 0 }],
    ['a label and own words', { judged: 'other', label: EARLY_BLIGHT, text: 'Hail' }],
    ['something else without a name', { judged: 'other' }],
    ['a name of what is right', { judged: 'right', label: EARLY_BLIGHT }],
    ['an unknown label', { judged: 'other', label: 'Tomato___Unknown' }],
    ['a confirmation of nothing', { judged: 'cannotSay', confirmedBy: 'seen' }],
    ['a confirmation of own words', { judged: 'other', text: 'Hail', confirmedBy: 'seen' }],
    ['a confirmation of a healthy leaf', { judged: 'other', label: 'Tomato___healthy', confirmedBy: 'seen' }],
    ['a confirmation by photos', { judged: 'other', label: EARLY_BLIGHT, confirmedBy: 'photo' as never }],
    ['no answer that it was given for', { judged: 'cannotSay', shownHash: null as never }],
    ['signs that turn the text', { judged: 'other', text: 'a\u202eb' }],
  ] as [string, Partial<JudgementRequest>][])('is refused with %s', async (_what, request) => {
    const { id } = await asked()
    await take(id)
    expect((await answer(id, request)).statusCode).toBe(400)
    expect([await rows('judgement'), await rows('confirmation')]).toEqual([[], []])
  })

  it('tells the county of what was seen, with the county that the farmer chose', async () => {
    const { id } = await asked()
    await take(id)
    expect((await answer(id, { judged: 'other', label: EARLY_BLIGHT, confirmedBy: 'seen' })).statusCode).toBe(204)
    expect(await rows('confirmation')).toMatchObject([
      { county: 'Nakuru', label: EARLY_BLIGHT, confirmed_by: 'seen', starts_at: clock, expert_id: amina.id },
    ])
    const unknown = await asked({ note: null, county: null })
    await take(unknown.id)
    const refused = await answer(unknown.id, { judged: 'other', label: EARLY_BLIGHT, confirmedBy: 'seen' })
    expect(refused.statusCode).toBe(400)
  })

  it('leaves a quarantine disease to the operator', async () => {
    const { id } = await asked()
    await take(id)
    await answer(id, { judged: 'other', label: GREENING, confirmedBy: 'laboratory' })
    expect(await rows('confirmation')).toMatchObject([{ label: GREENING, starts_at: null }])
  })

  it('is counted by what Jani had said, with its expert, without farmer and case', async () => {
    seen.now = observationOf({ [EARLY_BLIGHT]: 0.8 })
    const { id } = await answerFor(app, farmer.access)
    await call(farmer.access, endpoints.correctDiagnosis, id, { progress: 'worse' })
    await call(farmer.access, endpoints.askPerson, id, { note: null, county: null })
    const [open] = await list()
    expect((await taken(open!.id)).label).toBe(EARLY_BLIGHT)
    expect((await answer(open!.id, { judged: 'right', action: 0 })).statusCode).toBe(204)
    const [row] = await rows('judgement')
    expect(row).toEqual({
      ...{ id: expect.any(String), judge: 'expert', crop: 'tomato', level: 'fairlySure', judged: 'right' },
      ...{ label: EARLY_BLIGHT, judged_label: EARLY_BLIGHT, model_version: 'fake-1', created_at: clock },
      ...{ expert_id: amina.id, officer_id: null },
    })
    expect((await personOf(id))?.answers).toMatchObject([{ judged: 'right', action: expect.any(String) }])
  })

  it('cannot be right and is not counted where Jani had named nothing', async () => {
    seen.now = observations.unsure
    const { id } = await asked()
    await take(id)
    expect((await answer(id, { judged: 'right' })).statusCode).toBe(400)
    expect((await answer(id, { judged: 'other', label: EARLY_BLIGHT })).statusCode).toBe(204)
    expect(await rows('judgement')).toEqual([])
  })
})
