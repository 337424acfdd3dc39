import type { FastifyInstance, InjectOptions } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { SessionsResponse } from '~/contract/account'
import type { AuthResponse } from '~/contract/responses'
import { limitsOf } from '~/server/domain/limits'

import { bearer, diagnose, getUser, login, refresh, signUp, said } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { NO_LIMITS, buildTestApp, farmer } from '../../support/testApp'
import { createTestMailer } from '../../support/testMailer'

const NEW_PASSWORD = 'a-new-Shamba-8'
const limits = {
  ...NO_LIMITS,
  passwordChecks: limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 9, addressRequestsPerMinute: 9 })
    .passwordChecks,
}

describe.each(databases)('the own account on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let person: AuthResponse
  let mails: ReturnType<typeof createTestMailer>
  beforeEach(async () => {
    database = await open()
    mails = createTestMailer()
    app = await buildTestApp({ db: database.db, mailer: mails.mailer, limits })
    person = await signUp(app)
    await mails.next()
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const call = (endpoint: InjectOptions, payload?: object, { access } = person) =>
    app.inject({ ...endpoint, headers: bearer(access), ...(payload && { payload }) })
  const logIn = async (password = farmer.password) => (await login(app, { ...farmer, password })).json<AuthResponse>()
  const statusesOf = async ({ access, refresh: token }: AuthResponse) => [
    (await getUser(app, access)).statusCode,
    (await refresh(app, token)).statusCode,
  ]

  it('is described to its owner', async () => {
    expect((await call(endpoints.getAccount)).json()).toEqual({
      username: farmer.username,
      email: farmer.email,
      isEmailConfirmed: false,
    })
  })

  it('refuses every call without a session', async () => {
    const { getAccount, changePassword, sendConfirmation, exportAccount, deleteAccount, getSessions, endSession } =
      endpoints
    const calls = [getAccount, changePassword, sendConfirmation, exportAccount, deleteAccount, getSessions, endSession]
    for (const one of calls) expect((await app.inject(one)).statusCode).toBe(401)
  })

  it('gets a new password, which ends every other session and is told by mail', async () => {
    const other = await logIn()
    const answer = await call(endpoints.changePassword, { currentPassword: farmer.password, password: NEW_PASSWORD })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await statusesOf(person)).toEqual([200, 200])
    expect(await statusesOf(other)).toEqual([401, 401])
    expect((await login(app, farmer)).statusCode).toBe(401)
    expect(await statusesOf(await logIn(NEW_PASSWORD))).toEqual([200, 200])
    expect(await mails.next()).toMatchObject({ to: farmer.email, subject: 'Your Jani password was changed' })
  })

  it('keeps its password when the current one is wrong or the new one is not allowed', async () => {
    const refused: [object, object][] = [
      [{ currentPassword: 'a-wrong-guess', password: NEW_PASSWORD }, { currentPassword: ['The password is wrong.'] }],
      [{ currentPassword: farmer.password, password: 'short' }, { password: [expect.stringMatching('at least 8')] }],
      [{ currentPassword: farmer.password, password: 'wanjiru-2026' }, { password: [expect.stringMatching('name')] }],
    ]
    for (const [payload, body] of refused) {
      const answer = await call(endpoints.changePassword, payload)
      expect([answer.statusCode, said(answer)]).toEqual([400, body])
    }
    expect((await login(app, farmer)).statusCode).toBe(200)
  })

  it('takes ten passwords in a quarter of an hour, right or wrong, from somebody who holds the phone', async () => {
    const change = (currentPassword: string) =>
      call(endpoints.changePassword, { currentPassword, password: farmer.password })
    for (let time = 0; time < 5; time++) {
      expect((await change(farmer.password)).statusCode).toBe(204)
      expect((await call(endpoints.deleteAccount, { password: `a-wrong-guess-${time}` })).statusCode).toBe(400)
    }
    expect((await change(farmer.password)).statusCode).toBe(429)
    expect((await call(endpoints.deleteAccount, { password: farmer.password })).statusCode).toBe(429)
    expect((await login(app, farmer)).statusCode).toBe(200)
  })

  it('lists its sessions and ends one of them, and none of another account', async () => {
    const other = await logIn()
    const stranger = (
      await app.inject({ ...endpoints.register, payload: { ...farmer, email: 'otieno@example.com' } })
    ).json<AuthResponse>()
    const list = async () => (await call(endpoints.getSessions)).json<SessionsResponse>().sessions
    const sessions = await list()
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    expect(Date.parse(sessions[0]!.createdAt)).toBeLessThanOrEqual(Date.now())
    const ended = sessions.find(({ isCurrent }) => !isCurrent)!
    const { method, url } = endpoints.endSession
    const end = (by: AuthResponse) => call({ method, url: url.replace(':id', ended.id) }, undefined, by)
    expect((await end(stranger)).statusCode).toBe(204)
    expect(await statusesOf(other)).toEqual([200, 200])
    expect((await end(person)).statusCode).toBe(204)
    expect(await statusesOf(other)).toEqual([401, 401])
    expect(await list()).toHaveLength(1)
  })

  it('is exported as a download without any secret', async () => {
    await diagnose(app, person.access)
    const answer = await call(endpoints.exportAccount)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="jani-account.json"')
    expect(answer.json()).toMatchObject({ account: { email: farmer.email }, diagnoses: [{ verdict: 'confident' }] })
    expect(answer.body).not.toMatch(/password_hash|token_hash|argon2/)
  })

  it('is deleted with its password: nothing of it answers, and the ledger names nobody', async () => {
    await diagnose(app, person.access, { key: 'key-1' })
    expect((await call(endpoints.deleteAccount, {})).statusCode).toBe(400)
    expect((await call(endpoints.deleteAccount, { password: farmer.password })).statusCode).toBe(204)
    expect(await statusesOf(person)).toEqual([401, 401])
    for (const one of [endpoints.getAccount, endpoints.exportAccount, endpoints.getSessions])
      expect((await call(one)).statusCode).toBe(401)
    expect((await login(app, farmer)).statusCode).toBe(401)
    expect(mails.forgotten).toEqual([farmer.email])
    for (const table of ['account', 'session', 'device', 'diagnosis', 'idempotent_response', 'password_reset'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
    const ledger = await database.db.selectFrom('ledger').select(['account_id', 'amount', 'reason']).execute()
    expect(ledger.map(({ amount }) => amount).sort()).toEqual([-1, 5])
    expect(ledger.every(({ account_id, reason }) => account_id === null && reason === null)).toBe(true)
  })
})
