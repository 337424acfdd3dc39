import type { FastifyInstance, InjectOptions } from 'fastify'

import type { SessionsResponse } from '~/contract/accountSchemas'
import { loginSchema } from '~/contract/credentials'
import { DEFAULT_ALERTS } from '~/contract/alerts'
import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'
import { limitsOf } from '~/server/domain/limits/limitSettings'
import { PASSWORD_COST, createPasswords } from '~/server/security/passwords'

import { bearer, diagnose, getUser, login, refresh, register, said, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { NO_LIMITS, buildTestApp, farmer } from '../../../support/testApp'
import { createTestMailer } from '../../../support/testMailer'

describe('the own account', () => {
  const NEW_PASSWORD = 'a-new-Shamba-8'
  const limits = {
    ...NO_LIMITS,
    passwordChecks: limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 9, addressRequestsPerMinute: 9 })
      .passwordChecks,
  }

  describe('the own account', () => {
    let database: TestDatabase
    let app: FastifyInstance
    let person: AuthResponse
    let mails: ReturnType<typeof createTestMailer>
    beforeEach(async () => {
      database = await openSqlite()
      mails = createTestMailer()
      app = await buildTestApp({ db: database.db, deliver: mails.deliver, limits })
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
        recoveryCodeMadeAt: null,
        alerts: DEFAULT_ALERTS,
        county: null,
        sendsMail: true,
      })
    })

    it('refuses every call without a session', async () => {
      const { getAccount, changePassword, sendConfirmation, exportAccount, deleteAccount, getSessions, endSession } =
        endpoints
      const calls = [
        getAccount,
        changePassword,
        sendConfirmation,
        exportAccount,
        deleteAccount,
        getSessions,
        endSession,
      ]
      for (const one of calls) expect((await app.inject(one)).statusCode).toBe(401)
    })

    it('gets a new password, which ends other sessions and is reported by mail', async () => {
      const other = await logIn()
      const response = await call(endpoints.changePassword, {
        currentPassword: farmer.password,
        password: NEW_PASSWORD,
      })
      expect([response.statusCode, response.body]).toEqual([204, ''])
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
        const response = await call(endpoints.changePassword, payload)
        expect([response.statusCode, said(response)]).toEqual([400, body])
      }
      expect((await login(app, farmer)).statusCode).toBe(200)
    })

    it('accepts ten password attempts in 15 minutes, right or wrong, from the holder of the phone', async () => {
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
      const response = await call(endpoints.exportAccount)
      expect(response.headers['content-disposition']).toBe('attachment; filename="jani-account.json"')
      expect(response.json()).toMatchObject({ account: { email: farmer.email }, diagnoses: [{ verdict: 'confident' }] })
      expect(response.body).not.toMatch(/password_hash|token_hash|argon2/)
    })

    it('is deleted with its password: no call works, and the ledger names no user', async () => {
      await diagnose(app, person.access, { key: 'key-1' })
      expect((await call(endpoints.deleteAccount, {})).statusCode).toBe(400)
      expect((await call(endpoints.deleteAccount, { password: farmer.password })).statusCode).toBe(204)
      expect(await statusesOf(person)).toEqual([401, 401])
      for (const one of [endpoints.getAccount, endpoints.exportAccount, endpoints.getSessions])
        expect((await call(one)).statusCode).toBe(401)
      expect((await login(app, farmer)).statusCode).toBe(401)
      for (const table of [
        'account',
        'session',
        'device',
        'diagnosis',
        'idempotent_response',
        'password_reset',
        'former_email',
        'outbox',
      ] as const)
        expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
      const ledger = await database.db.selectFrom('ledger').select(['account_id', 'amount', 'reason']).execute()
      expect(ledger.map(({ amount }) => amount).sort()).toEqual([-1, 5])
      expect(ledger.every(({ account_id, reason }) => account_id === null && reason === null)).toBe(true)
    })
  })
})

describe('passwords', () => {
  describe('a password', () => {
    let app: FastifyInstance
    beforeAll(async () => {
      app = await buildTestApp()
    })
    afterAll(() => app.close())
    let people = 0
    const signUp = (password: string) => register(app, { ...farmer, email: `farmer${++people}@example.com`, password })
    const statusOf = async (password: string) =>
      (await login(app, { email: `farmer${people}@example.com`, password })).statusCode

    it.each(['password', 'PASSWORD', 'iloveyou', 'Football', 'wanjiru-2026', 'farmer1234', 'Jani12345'])(
      'may not be %s: a message says so, and the address stays free',
      async (password) => {
        const response = await signUp(password)
        const sentence = expect.stringMatching(/^This password .+\. Please choose another one\.$/)
        expect([response.statusCode, said(response)]).toEqual([400, { password: [sentence] }])
        expect((await register(app, { ...farmer, email: `farmer${people}@example.com` })).statusCode).toBe(201)
      },
    )

    it.each([
      ['eight characters', '8 chars!', '8 chars?'],
      ['emoji', '🌽'.repeat(125), '🌽'.repeat(124) + '🍅'],
      ['letters with accents', 'ñ'.repeat(124) + 'a', 'ñ'.repeat(124) + 'b'],
      ['accents as characters of their own', 'n\u0303'.repeat(124) + 'a', 'n\u0303'.repeat(124) + 'b'],
      ['families of emoji', '👩‍🌾'.repeat(41) + 'ab', '👩‍🌾'.repeat(41) + 'ac'],
      ['Chinese', '密'.repeat(125), '密'.repeat(124) + '码'],
      ['Arabic', 'ش'.repeat(125), 'ش'.repeat(124) + 'س'],
      ['NUL in the middle', 'a\0'.repeat(62) + 'b', 'a\0'.repeat(62) + 'c'],
      ['line ends and tabs', '\r\n\t'.repeat(41) + 'ab', '\r\n\t'.repeat(41) + 'ac'],
      ['spaces around', '  maize and beans  ', '  maize and beans '],
      ['signs that only look like others', 'm² ya shamba ﬁrst', 'm2 ya shamba first'],
    ])('may be of %s, up to 125 characters, and the last one counts', async (_name, password, almost) => {
      expect((await signUp(password)).statusCode).toBe(201)
      expect([await statusOf(password), await statusOf(almost)]).toEqual([200, 401])
    })

    it('is the same composed and decomposed, and counts the same', async () => {
      const [composed, decomposed] = ['ñ'.repeat(125), 'n\u0303'.repeat(125)]
      expect((await signUp(decomposed)).statusCode).toBe(201)
      expect(await statusOf(composed)).toBe(200)
    })

    it.each([
      ['too short in characters, though not in bytes', '🌽'.repeat(7), 'Password must be at least 8 characters'],
      ['too long', '🌽'.repeat(126), 'Password must be at most 125 characters'],
      ['half a character', 'maize-and-\ud83c', 'Password contains half a character'],
      ['the other half', '\udf3d-maize-and', 'Password contains half a character'],
    ])('is refused alike by client and server: %s', async (_name, password, sentence) => {
      const response = await signUp(password)
      expect([response.statusCode, said(response)]).toEqual([400, { password: [sentence] }])
      expect(() => loginSchema.validateSync({ email: 'a@b.co', password }, { abortEarly: false })).toThrow(sentence)
    })
  })

  it('is rehashed only at the first login after the cost was raised', async () => {
  const database = await openSqlite()
  const app = await buildTestApp({ db: database.db })
  const weak = await (await createPasswords({ memoryCost: 32, timeCost: 1 })).hash(farmer.password)
  await register(app)
  await database.db.updateTable('account').set({ password_hash: weak }).execute()
  const storedAfter = async (password: string) => {
    await login(app, { ...farmer, password })
    return (await database.db.selectFrom('account').select('password_hash').executeTakeFirst())!.password_hash
  }
  expect(await storedAfter('wrong-guess')).toBe(weak)
  const stronger = await storedAfter(farmer.password)
  expect(stronger).toMatch(/^\$argon2id\$v=19\$m=64,t=1,/)
  expect(await storedAfter(farmer.password)).toBe(stronger)
  await app.close()
  await database.close()
}) // prettier-ignore

  it('a hash is outdated when memory or passes were fewer, and not when they were more', async () => {
    const passwords = await createPasswords(PASSWORD_COST)
    const costs = ['m=19456,t=3', 'm=65536,t=2', 'm=65536,t=3', 'm=131072,t=4', 'x']
    const outdated = costs.filter((cost) => passwords.isOutdated(`$argon2id$v=19$${cost},p=1$c2FsdA$aGFzaA`))
    expect(outdated).toEqual(['m=19456,t=3', 'm=65536,t=2', 'x'])
  })
})
