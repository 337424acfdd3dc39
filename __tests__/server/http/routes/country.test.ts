import type { FastifyInstance, InjectOptions } from 'fastify'

import { COUNTRIES } from '~/contract/countries'
import { endpoints } from '~/contract/endpoints'
import type {
  AuthResponse,
  DiagnosisResponse,
  ErrorBody,
  HistoryResponse,
  PredictionResponse,
  UserResponse,
} from '~/contract/responses'

import { bearer, diagnose, getUser, login, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { kenyanIn } from '../../../support/kenyan'
import { classifyByBytes, paidPhoto } from '../../../support/scans'
import { buildTestApp, farmer } from '../../../support/testApp'

describe('the country of an account', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  beforeEach(async () => {
    database = await openSqlite()
    app = await buildTestApp({ db: database.db, classify: classifyByBytes })
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const call = (endpoint: InjectOptions, payload?: object) =>
    app.inject({ ...endpoint, headers: bearer(access), ...(payload && { payload }) })
  const choose = (country: unknown) => call(endpoints.chooseCountry, { country })
  const ofDiagnosis = (endpoint: { method: 'GET' | 'PATCH'; url: string }, id: string) => ({
    ...endpoint,
    url: endpoint.url.replace(':id', id),
  })
  /** Whatever is said of two photos, by every call that says it. */
  const answers = async () => {
    const sent = [paidPhoto('a'), paidPhoto('bc')].map((content) =>
      diagnose(app, access, { content, key: `key-${content.length}` }),
    )
    const predictions = (await Promise.all(sent)).map((response) => response.json<PredictionResponse>())
    const [{ diagnosis }] = predictions as [PredictionResponse]
    const again = await diagnose(app, access, { told: { follows: diagnosis.id } })
    const { id } = again.json<PredictionResponse>().diagnosis
    return [
      ...predictions.map(({ result, diagnosis: { answer } }) => JSON.stringify([result, answer])),
      (await call(ofDiagnosis(endpoints.getDiagnosis, diagnosis.id))).body,
      (await call(endpoints.getDiagnoses)).body,
      (await call(ofDiagnosis(endpoints.correctDiagnosis, id), { progress: 'worse' })).body,
    ]
  }

  it('is unknown until its owner chooses it, and then part of the user everywhere', async () => {
    expect((await getUser(app, access)).json<UserResponse>().user).not.toHaveProperty('country')
    const chosen = await choose('UG')
    expect([chosen.statusCode, chosen.json()]).toEqual([200, { user: expect.objectContaining({ country: 'UG' }) }])
    expect((await getUser(app, access)).json<UserResponse>().user.country).toBe('UG')
    expect((await login(app, farmer)).json<AuthResponse>().user.country).toBe('UG')
    const { account } = (await call(endpoints.exportAccount)).json<{ account: object }>()
    expect(account).toMatchObject({ country: 'UG' })
  })

  it.each(COUNTRIES)('may be %s', async (country) => {
    expect((await choose(country)).json<UserResponse>().user.country).toBe(country)
  })

  it.each([undefined, null, '', 'ke', 'XX', 7, ['KE'], {}])('is never %j', async (country) => {
    const refused = await choose(country)
    expect(refused.statusCode).toBe(400)
    expect(refused.json<ErrorBody>()).toMatchObject({ country: ['Please choose one of the countries in the list.'] })
    expect((await getUser(app, access)).json<UserResponse>().user).not.toHaveProperty('country')
  })

  it('asks for a session', async () => {
    expect((await app.inject({ ...endpoints.chooseCountry, payload: { country: 'UG' } })).statusCode).toBe(401)
  })

  it('decides what every result may name: new, repeated, earlier and follow-ups', async () => {
    const kenyan = async () => (await answers()).map((text) => kenyanIn(text, 'en').length > 0)
    expect((await kenyan()).slice(0, 3)).toEqual([true, true, true])
    await choose('TZ')
    expect(await kenyan()).toEqual([false, false, false, false, false])
    await choose('KE')
    expect((await kenyan()).slice(0, 3)).toEqual([true, true, true])
  })

  it('changes no verdict or credits of an earlier result', async () => {
    const content = paidPhoto('a')
    const before = (await diagnose(app, access, { content })).json<PredictionResponse>()
    await choose('other')
    const after = (await diagnose(app, access, { content })).json<PredictionResponse>()
    const { diagnosis } = (
      await call(ofDiagnosis(endpoints.getDiagnosis, before.diagnosis.id))
    ).json<DiagnosisResponse>()
    for (const one of [after.diagnosis, diagnosis])
      expect([one.id, one.label, one.verdict]).toEqual([
        before.diagnosis.id,
        before.diagnosis.label,
        before.diagnosis.verdict,
      ])
    expect(after.credits).toBe(before.credits)
    expect((await call(endpoints.getDiagnoses)).json<HistoryResponse>().diagnoses).toHaveLength(1)
  })
})
