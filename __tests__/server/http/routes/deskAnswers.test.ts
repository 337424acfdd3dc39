import type { FastifyInstance } from 'fastify'

import type { JudgementRequest } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import type { DiagnosisResponse, HistoryResponse } from '~/contract/responses'
import { limitsOf } from '~/server/domain/limits/limitSettings'
import type { OpenDatabase } from '~/server/persistence/schema'

import { answerFor, callOf, DAY_MS, shownHashOf, signUpAs, signUpExpert } from '../../../support/farmCases'
import type { DeskCaseResponse } from '../../../support/farmCases'
import { countNote } from '../../../support/fieldNotes'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { inviteOfficer, linkTo, sendForm } from '../../../support/officers'
import { buildTestApp, NO_LIMITS, observationOf, observations, type FakeClassify } from '../../../support/testApp'

const EITHER_CROP = observationOf({
  ...{ Tomato___Early_blight: 0.3, Tomato___Late_blight: 0.3 },
  ...{ Potato___Early_blight: 0.2, Potato___Late_blight: 0.18 },
})

const { judgedAnswers } = limitsOf({ signUpsPerHour: 2, accountRequestsPerMinute: 1, addressRequestsPerMinute: 1 })

let clock: number
let db: OpenDatabase
let app: FastifyInstance
let call: ReturnType<typeof callOf>
let farmer: { access: string; id: string }
let amina: { access: string; id: string }
const seen = { now: observations.ranked }

beforeEach(async () => {
  clock = Date.UTC(2026, 10, 29, 6)
  seen.now = observations.ranked
  const classify: FakeClassify = async () => seen.now
  db = await openMigratedSqlite()
  app = await buildTestApp({ db, now: () => clock, classify, limits: { ...NO_LIMITS, judgedAnswers } })
  call = callOf(app)
  farmer = await signUpAs(app, db, 'Wanjiru Kamau', clock + DAY_MS)
  amina = await signUpExpert(app, db)
})
afterEach(async () => {
  await app.close()
  await db.destroy()
})

async function asked(told?: Record<string, string>) {
  clock += 1
  const { id } = await answerFor(app, farmer.access, told)
  await call(farmer.access, endpoints.askPerson, id, { note: null, county: 'Nakuru' })
  const row = await db.selectFrom('farm_case').select('id').where('diagnosis_id', '=', id).executeTakeFirstOrThrow()
  return { id: row.id, diagnosisId: id }
}
const take = async (id: string) => (await call(amina.access, endpoints.takeCase, id)).json<DeskCaseResponse>().case
const answer = async (id: string, request: Partial<JudgementRequest>) => {
  const nothing = { judged: 'cannotSay', label: null, text: null, line: null }
  const response = await call(amina.access, endpoints.answerCase, id, {
    ...nothing,
    shownHash: await shownHashOf(db, id),
    ...request,
  })
  return [response.statusCode, response.statusCode < 300 ? undefined : response.json().error.code]
}
const personOf = async (id: string) =>
  (await call(farmer.access, endpoints.getDiagnosis, id)).json<DiagnosisResponse>().diagnosis.person
const rows = (table: 'judgement' | 'confirmation') => db.selectFrom(table).selectAll().execute()

describe('the answer of an expert', () => {
  it('is in the download of his data, without the case of the farmer', async () => {
    const { id, diagnosisId } = await asked()
    await take(id)
    await answer(id, { judged: 'cannotSay', line: 'Look below the leaf.' })
    const { given_answers: given } = (await call(amina.access, endpoints.exportAccount)).json<{
      given_answers: object[]
    }>()
    expect(given).toMatchObject([{ judged: 'cannotSay', line: 'Look below the leaf.' }])
    for (const ofFarmer of [id, diagnosisId, farmer.id]) expect(JSON.stringify(given)).not.toContain(ofFarmer)
  })

  it('is refused where the farmer has changed the crop since the case was shown', async () => {
    seen.now = EITHER_CROP
    const { id, diagnosisId } = await asked({ crop: 'tomato' })
    const { shownHash } = await take(id)
    await call(farmer.access, endpoints.correctDiagnosis, diagnosisId, { crop: 'potato' })
    const judgement = { judged: 'right', action: 0, confirmedBy: 'seen' } as const
    expect(await answer(id, { ...judgement, shownHash })).toEqual([409, 'answerChanged'])
    expect([await personOf(diagnosisId), await rows('confirmation')]).toMatchObject([{ answers: [] }, []])
    const again = await take(id)
    expect(again.shownHash).not.toBe(shownHash)
    expect(await answer(id, { judged: 'right', shownHash: again.shownHash })).toEqual([204, undefined])
  })

  it('is about the earlier answer once the farmer changes the crop', async () => {
    seen.now = EITHER_CROP
    const { id, diagnosisId } = await asked({ crop: 'tomato' })
    await take(id)
    await answer(id, { judged: 'right' })
    expect((await personOf(diagnosisId))?.answers).toMatchObject([{ judged: 'right', isEarlier: false }])
    await call(farmer.access, endpoints.correctDiagnosis, diagnosisId, { crop: 'potato' })
    expect((await personOf(diagnosisId))?.answers).toMatchObject([{ judged: 'right', isEarlier: true }])
    const url = `${endpoints.getDiagnoses.url}?before=${new Date(clock + DAY_MS).toISOString()}`
    const { diagnoses } = (
      await call(farmer.access, { ...endpoints.getDiagnoses, url } as never)
    ).json<HistoryResponse>()
    expect(diagnoses[0]?.person?.answers).toMatchObject([{ judged: 'right', isEarlier: true }])
  })

  it('counts for five answers of one farmer in 30 days, those of officers included; the farmer gets each', async () => {
    const { token } = await inviteOfficer(db)
    for (let time = 0; time < 6; time += 1) {
      const { id, diagnosisId } = await asked()
      if (time === 0) expect(await answer(id, { judged: 'right', shownHash: 'x' })).toEqual([409, 'answerChanged'])
      await take(id)
      const viaDesk = async () => (await answer(id, { judged: 'right' }))[0]
      const { statusCode } =
        time % 2
          ? { statusCode: await viaDesk() }
          : await sendForm(app, await linkTo(db, diagnosisId), { judged: 'right' }, { token })
      expect(statusCode).toBe(time % 2 ? 204 : 303)
      expect((await personOf(diagnosisId))?.answers).toHaveLength(1)
    }
    expect(await rows('judgement')).toHaveLength(5)
    farmer = await signUpAs(app, db, 'Otieno', clock + DAY_MS)
    const { id } = await asked()
    await take(id)
    await answer(id, { judged: 'right' })
    expect(await rows('judgement')).toHaveLength(6)
  })
})

describe('the history of the field', () => {
  const note = () => countNote({ plot: 'river', notedAt: new Date(clock).toISOString() })

  it('is shown until the experts were asked, and while the case is not answered', async () => {
    await call(farmer.access, endpoints.storeNotes, '', { notes: [note()] })
    await answerFor(app, farmer.access, { plot: 'river' })
    const { id } = await asked({ plot: 'river' })
    clock += 60_000
    await call(farmer.access, endpoints.storeNotes, '', { notes: [note()] })
    await answerFor(app, farmer.access, { plot: 'river' })
    const [open] = [await take(id), await answer(id, {})]
    expect([open.earlier.length, open.notes.length]).toEqual([1, 1])
    expect(await take(id)).toMatchObject({ state: 'answered', earlier: [], notes: [] })
  })
})
