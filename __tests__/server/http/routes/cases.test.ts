import type { FastifyInstance } from 'fastify'

import { CASE_TEXT_LENGTH } from '~/contract/limits'
import { endpoints } from '~/contract/endpoints'
import type { DiagnosisResponse, HistoryResponse } from '~/contract/responses'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer } from '../../../support/calls'
import { answerFor, callOf, DAY_MS, signUpAs, signUpExpert, type LinkResponse } from '../../../support/farmCases'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { documentedCalls, faultOf } from '../../../support/openApi'
import { buildTestApp, NO_LIMITS, observations, type TestOptions } from '../../../support/testApp'

let clock = Date.UTC(2026, 10, 29, 6)
let db: OpenDatabase
let app: FastifyInstance
let farmer: { access: string; id: string }
let call: ReturnType<typeof callOf>

async function start(options: TestOptions = {}, planUntil: number | undefined = clock + DAY_MS) {
  db = await openMigratedSqlite()
  app = await buildTestApp({ db, now: () => clock, observation: observations.ranked, ...options })
  call = callOf(app)
  farmer = await signUpAs(app, db, 'Wanjiru', planUntil)
}
afterEach(async () => {
  await app.close()
  await db.destroy()
})

const ask = (id: string, payload: object = { note: null, county: null }, access = farmer.access) =>
  call(access, endpoints.askPerson, id, payload)
const change = (id: string, payload: object, access = farmer.access) => call(access, endpoints.changeCase, id, payload)
const link = async (id: string) => (await call(farmer.access, endpoints.shareLink, id)).json<LinkResponse>()
const find = async (id: string, access = farmer.access) =>
  (await call(access, endpoints.getDiagnosis, id)).json<DiagnosisResponse>().diagnosis
const codeOf = (response: { json: () => { error: { code: string } } }) => response.json().error.code

describe('asking a person', () => {
  it('is offered where Jani is not sure and the server has an expert, and tells its state from then on', async () => {
    await start()
    const before = await answerFor(app, farmer.access)
    expect(before.asking).toBeUndefined()
    await signUpExpert(app, db)
    expect((await find(before.id)).asking).toBe('now')
    clock += 1
    const { id, asking } = await answerFor(app, farmer.access)
    expect(asking).toBe('now')
    const asked = await ask(id, { note: ' Since Monday ', county: 'Nakuru' })
    expect(asked.statusCode).toBe(200)
    const { diagnosis } = asked.json<DiagnosisResponse>()
    expect(diagnosis.asking).toBeUndefined()
    expect(diagnosis.person).toEqual({
      ...{ state: 'asked', linkUntil: null, photos: 0, showsPhotos: false, teaches: false, isPacked: false },
      ...{ note: 'Since Monday', question: null, reply: null, answers: [], isUnread: false },
    })
    expect((await ask(id, { note: 'Another note', county: null })).json()).toEqual(asked.json())
    const { diagnoses } = (await call(farmer.access, endpoints.getDiagnoses)).json<HistoryResponse>()
    expect(diagnoses.map(({ person }) => person)).toEqual([{ state: 'asked', isUnread: false }, undefined])
    const [documented] = (await documentedCalls(app)).filter(({ name }) => name === 'POST /api/diagnoses/{id}/person')
    expect(faultOf(documented!, asked)).toBeUndefined()
  })

  it('changes neither the answer nor the balance', async () => {
    await start()
    await signUpExpert(app, db)
    const { id, ...before } = await answerFor(app, farmer.access)
    await ask(id)
    expect({ ...(await find(id)), person: undefined }).toEqual({ ...before, id, asking: undefined, person: undefined })
    expect(await db.selectFrom('ledger').select('kind').where('account_id', '=', farmer.id).execute()).toEqual([
      { kind: 'sign_up' },
    ])
  })

  it('is not offered where Jani is sure, until the farmer says that the plants are worse', async () => {
    await start({ observation: observations.confident })
    await signUpExpert(app, db)
    const { id, asking } = await answerFor(app, farmer.access)
    expect(asking).toBeUndefined()
    const refused = await ask(id)
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'notAskable'])
    await call(farmer.access, endpoints.correctDiagnosis, id, { progress: 'worse' })
    expect((await ask(id)).statusCode).toBe(200)
  })

  it.each(['notALeaf', 'tooDark', 'tooBlurred', 'falseColours', 'tooFar', 'cropQuestion'] as const)(
    'is not offered for photos that need another one or a crop: %s',
    async (kind) => {
      await start({ observation: observations[kind] })
      await signUpExpert(app, db)
      expect((await answerFor(app, farmer.access)).asking).toBeUndefined()
    },
  )

  it.each(['unsure', 'unknownCrop'] as const)('is offered where the photos told nothing: %s', async (kind) => {
    await start({ observation: observations[kind] })
    await signUpExpert(app, db)
    expect((await answerFor(app, farmer.access)).asking).toBe('now')
  })

  it('needs the plan where the operator gives nothing for free', async () => {
    await start({}, 0)
    await signUpExpert(app, db)
    const { id, asking } = await answerFor(app, farmer.access)
    expect(asking).toBe('planNeeded')
    const refused = await ask(id)
    expect([refused.statusCode, codeOf(refused)]).toEqual([402, 'askingNeedsPlan'])
    expect(await db.selectFrom('farm_case').selectAll().execute()).toEqual([])
  })

  it('is free as often as ASK_FREE says, also after a deletion, and not counted with a plan', async () => {
    await start({ environment: { ASK_FREE: '2' } }, 0)
    await signUpExpert(app, db)
    const answers = [await answerFor(app, farmer.access), await answerFor(app, farmer.access)]
    for (const { id } of answers) expect((await ask(id)).statusCode).toBe(200)
    expect((await ask(answers[0]!.id)).statusCode).toBe(200)
    await call(farmer.access, endpoints.deleteDiagnosis, answers[0]!.id)
    const { id, asking } = await answerFor(app, farmer.access)
    expect(asking).toBe('usedUp')
    const refused = await ask(id)
    expect([refused.statusCode, codeOf(refused)]).toEqual([402, 'askedEnough'])
    await db
      .updateTable('account')
      .set({ plan_until: clock + 1 })
      .where('id', '=', farmer.id)
      .execute()
    expect((await ask(id)).statusCode).toBe(200)
  })

  it('is limited a day, whatever the plan', async () => {
    await start({ limits: { ...NO_LIMITS, asks: { points: 1, durationSeconds: 86_400 } } })
    await signUpExpert(app, db)
    const [first, second] = [await answerFor(app, farmer.access), await answerFor(app, farmer.access)]
    expect((await ask(first.id)).statusCode).toBe(200)
    const refused = await ask(second.id)
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'tooManyCases'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600)
  })

  it('refuses control signs, signs that turn the text, and texts that are too long or no county', async () => {
    await start()
    await signUpExpert(app, db)
    const { id } = await answerFor(app, farmer.access)
    for (const note of [
      'a\u0000b',
      'a\u001bb',
      'a\u202eb',
      'a\u2066b',
      'a\u200bb',
      'a\ud800b',
      'x'.repeat(CASE_TEXT_LENGTH + 1),
      {},
    ])
      expect((await ask(id, { note, county: null })).statusCode).toBe(400)
    expect((await ask(id, { note: null, county: 'Paris' })).statusCode).toBe(400)
    expect((await ask(id, { note: '<b>Habari</b>\r\nsana 👩‍🌾 ', county: null })).json().diagnosis.person.note).toBe(
      '<b>Habari</b>\nsana 👩‍🌾',
    )
  })
})

describe('a case', () => {
  it('is not reached by other accounts', async () => {
    await start()
    await signUpExpert(app, db)
    const { id } = await answerFor(app, farmer.access)
    const { access } = await signUpAs(app, db, 'Otieno', clock + DAY_MS)
    const calls = [
      ask(id, undefined, access),
      change(id, { read: true }, access),
      change(id, { reply: 'Yes' }, access),
      call(access, endpoints.shareLink, id),
      call(access, endpoints.withdrawLink, id),
    ]
    for (const response of await Promise.all(calls))
      expect([response.statusCode, codeOf(response)]).toEqual([404, 'diagnosisNotFound'])
  })

  it('gives one link while it lives, of which the database has neither secret nor address', async () => {
    await start()
    const { id } = await answerFor(app, farmer.access)
    const given = await link(id)
    expect(given).toEqual({
      path: expect.stringMatching(/^\/a\/[\w-]{22}$/),
      until: new Date(clock + 30 * DAY_MS).toISOString(),
    })
    clock += 5 * 60_000
    const again = await link(id)
    expect(again).toEqual({ path: given.path, until: new Date(clock + 30 * DAY_MS).toISOString() })
    const rows = JSON.stringify(await db.selectFrom('farm_case').selectAll().execute())
    expect(rows).not.toContain(given.path.slice('/a/'.length))
    expect((await find(id)).person).toMatchObject({ state: null, linkUntil: again.until })
    const withdrawn = await call(farmer.access, endpoints.withdrawLink, id)
    expect(withdrawn.json<DiagnosisResponse>().diagnosis.person).toMatchObject({ linkUntil: null })
    expect((await link(id)).path).not.toBe(given.path)
  })

  it('takes a reply only to a question, and is marked as read', async () => {
    await start()
    await signUpExpert(app, db)
    const { id } = await answerFor(app, farmer.access)
    await ask(id)
    const refused = await change(id, { reply: 'H614' })
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'caseAnswered'])
    await db.updateTable('farm_case').set({ question: 'Which variety?', unread_at: clock }).execute()
    expect((await find(id)).person).toMatchObject({ state: 'questioned', isUnread: true })
    for (const reply of ['', ' ', null, 'x'.repeat(CASE_TEXT_LENGTH + 1), 'a\u0007b'])
      expect((await change(id, { reply })).statusCode).toBe(400)
    const read = (await change(id, { read: true })).json<DiagnosisResponse>()
    expect(read.diagnosis.person).toMatchObject({ state: 'questioned', isUnread: false })
    const replied = (await change(id, { reply: 'H614' })).json<DiagnosisResponse>()
    expect(replied.diagnosis.person).toMatchObject({ state: 'asked', reply: 'H614' })
    expect((await change(id, {})).json()).toEqual(replied)
  })

  it('goes with its answer, and is exported without accounts of others and what makes its link', async () => {
    await start()
    await signUpExpert(app, db)
    const { id } = await answerFor(app, farmer.access)
    const { path } = await link(id)
    await ask(id, { note: 'Since Monday', county: 'Nakuru' })
    const { id: caseId } = await db.selectFrom('farm_case').select('id').executeTakeFirstOrThrow()
    const answer = { judge: 'link', judged: 'other', body: 'Hail', created_at: clock } as const
    await db
      .insertInto('case_answer')
      .values({ id: 'a', case_id: caseId, ...answer })
      .execute()
    const exported = await app.inject({ ...endpoints.exportAccount, headers: bearer(farmer.access) })
    expect(exported.json()).toMatchObject({
      cases: [{ note: 'Since Monday', county: 'Nakuru', asked_at: new Date(clock).toISOString() }],
      case_answers: [{ body: 'Hail' }],
    })
    expect(exported.body).not.toMatch(/link_salt|link_hash|expert_id|officer_id/)
    expect(exported.body).not.toContain(path)
    await call(farmer.access, endpoints.deleteDiagnosis, id)
    for (const table of ['farm_case', 'case_answer'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    expect((await change(id, { read: true })).statusCode).toBe(404)
  })
})
