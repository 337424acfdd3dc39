import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { AccessResponse } from '~/contract/responses'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import { PASSWORD_COST } from '~/server/security/passwords'

import { bearer, diagnose, getUser, login, refresh, refreshed, register, said, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { buildTestApp, farmer } from '../../../support/testApp'

const USERNAME_RULE =
  'A username is one or two names of 2 to 16 letters each, no other signs. For example: Nganga, or Mary Wanjiru.'

describe('sign-up', () => {
  describe('POST /api/auth/register/', () => {
    let app: FastifyInstance
    beforeEach(async () => {
      app = await buildTestApp()
    })
    afterEach(() => app.close())

    it('opens an account with five credits and a session, whatever else is sent', async () => {
      const response = await register(app, { ...farmer, credits: 1000, id: 'x' })
      expect([response.statusCode, response.headers['cache-control']]).toEqual([201, 'no-store'])
      const user = { username: 'Wanjiru', credits: 5 }
      expect(response.json()).toEqual({ access: expect.any(String), refresh: expect.any(String), user })
    })

    it('returns 409 when the address is taken, however it is written', async () => {
      await register(app)
      const response = await register(app, { ...farmer, email: 'WanJiru@Example.com' })
      expect(response.statusCode).toBe(409)
      expect(response.json()).toMatchObject({ email: ['This e-mail address is already registered.'] })
      expect((await login(app, farmer)).statusCode).toBe(200)
    })

    it('opens one account when the same form is sent twice at once', async () => {
      const responses = await Promise.all([register(app), register(app), register(app)])
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    })

    it('names every wrong field', async () => {
      const response = await register(app, { username: '1', email: 'x', password: 'short' })
      expect(response.statusCode).toBe(400)
      expect(said(response)).toEqual({
        username: ['Invalid Username', USERNAME_RULE],
        email: ['Invalid Email'],
        password: ['Password must be at least 8 characters'],
      })
    })

    it.each([
      ['with a space behind it', 'Wanjiru ', 'Wanjiru'],
      ['with a mark of its own', 'Wangari\u0303', 'Wangarĩ'],
      ['between a zero-width and a no-break space', '\u200bWanjiru\u00a0', 'Wanjiru'],
      ['with a no-break space between its names', 'Mary\u00a0Wanjiru', 'Mary Wanjiru'],
    ])('stores a username %s as it is read', async (_name, username, stored) => {
      const response = await register(app, { ...farmer, username })
      expect([response.statusCode, response.json()]).toEqual([
        201,
        expect.objectContaining({ user: { username: stored, credits: 5 } }),
      ])
    })

    it.each(["Ng'ang'a", 'Ng’ang’a', 'Mary Wanjiru Kamau', 'Anne-Marie'])(
      'explains the username rule to %s, in both languages',
      async (username) => {
        for (const [language, sentences] of [
          ['en', ['Invalid Username', USERNAME_RULE]],
          [
            'sw',
            [
              'Jina si sahihi',
              'Jina liwe moja au mawili, kila moja la herufi 2 hadi 16, bila alama nyingine. Kwa mfano: Nganga, au Mary Wanjiru.',
            ],
          ],
        ] as const) {
          const headers = { 'accept-language': language }
          const response = await app.inject({ ...endpoints.register, headers, payload: { ...farmer, username } })
          expect([response.statusCode, said(response)]).toEqual([400, { username: sentences }])
        }
      },
    )

    it.each([
      ['nothing', {}],
      ['a list', [farmer]],
      ['numbers and objects', { username: 1, email: {}, password: ['maize-and-beans'] }],
      ['null', { username: null, email: null, password: null }],
    ])('refuses %s field by field, with sentences only', async (_name, payload) => {
      const response = await register(app, payload)
      expect(response.statusCode).toBe(400)
      const body = said(response)
      expect(Object.keys(body).sort()).toEqual(['email', 'password', 'username'])
      for (const sentence of Object.values(body).flat()) expect(sentence).toMatch(/^[A-Z][^`{}]+$/)
    })
  })
})

describe('login', () => {
  let app: FastifyInstance
  beforeEach(async () => {
    app = await buildTestApp()
  })
  afterEach(() => app.close())

  describe('POST /api/auth/login/', () => {
    it('opens a session, with the address written in any case', async () => {
      await register(app)
      const response = await login(app, { email: farmer.email.toUpperCase(), password: farmer.password })
      expect(response.statusCode).toBe(200)
      const user = { username: 'Wanjiru', credits: 5 }
      expect(response.json()).toEqual({ access: expect.any(String), refresh: expect.any(String), user })
      expect((await getUser(app, response.json().access)).statusCode).toBe(200)
    })

    it.each(['wanjiru@example.com ', '\u200bwanjiru@example.com\n', '\u00a0wanjiru@example.com'])(
      'opens the account of %j, which was registered with white space too',
      async (email) => {
        expect((await register(app, { ...farmer, email: ` ${farmer.email}\t` })).statusCode).toBe(201)
        expect((await login(app, { email, password: farmer.password })).statusCode).toBe(200)
        expect((await login(app, { email, password: `${farmer.password} ` })).statusCode).toBe(401)
      },
    )

    it('does not tell a wrong password from an unknown address, at the real cost of a password', async () => {
      const real = await buildTestApp({ passwordCost: PASSWORD_COST })
      await register(real)
      const wrong = await login(real, { email: farmer.email, password: 'maize-and-peas' })
      const unknown = await login(real, { email: 'nobody@example.com', password: farmer.password })
      expect(wrong.json()).toMatchObject({ detail: 'The e-mail address or the password is wrong.' })
      expect([wrong.statusCode, unknown.statusCode, unknown.body]).toEqual([401, 401, wrong.body])
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
      await real.close()
    })

    it('names every wrong field', async () => {
      const response = await login(app, { email: 'x', password: '' })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ email: ['Invalid Email'], password: expect.any(Array) })
    })

    it.each([
      ['broken JSON', 'application/json', '{"email":', 400, 'The request could not be understood.'],
      ['nothing at all', 'application/json', '', 400, 'The request could not be understood.'],
      ['another format', 'application/xml', '<email/>', 415, 'Please send this request as JSON.'],
      ['too much', 'application/json', `"${'x'.repeat(20_000)}"`, 413, 'The request is too large.'],
      [
        'a poisoned prototype',
        'application/json',
        '{"__proto__":{"a":1}}',
        400,
        'The request could not be understood.',
      ],
    ])('refuses %s in one sentence', async (_name, type, payload, status, detail) => {
      const response = await app.inject({ ...endpoints.login, headers: { 'content-type': type }, payload })
      expect([response.statusCode, said(response)]).toEqual([status, { detail }])
    })
  })

  describe('GET /api/users/get_user', () => {
    it('returns who is signed in, and nothing more about them', async () => {
      const response = await getUser(app, (await signUp(app)).access)
      expect([response.statusCode, response.json()]).toEqual([200, { user: { username: 'Wanjiru', credits: 5 } }])
    })

    it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic d2FuamlydTp4', 'Bearer a b'])(
      'asks to log in for the authorization %p',
      async (authorization) => {
        const headers = authorization === undefined ? {} : { authorization }
        const response = await app.inject({ ...endpoints.getUser, headers })
        expect([response.statusCode, said(response)]).toEqual([401, { detail: 'Please log in first.' }])
        expect(response.headers['www-authenticate']).toBe('Bearer')
      },
    )
  })
})

describe('logout', () => {
  const ENDED = { detail: 'Your session has ended. Please log in again.' }

  describe('POST /api/auth/logout/', () => {
    let database: TestDatabase
    let app: FastifyInstance
    beforeEach(async () => {
      database = await openSqlite()
      app = await buildTestApp({ db: database.db })
    })
    afterEach(async () => {
      await app.close()
      await database.close()
    })

    const logOut = (payload: object | string, headers: Record<string, string> = {}) =>
      app.inject({ ...endpoints.logout, payload, headers })
    const logIn = async () => (await login(app, farmer)).json<AccessResponse>()

    async function expectEnded(...all: AccessResponse[]) {
      for (const { access, refresh: token } of all)
        for (const response of [await getUser(app, access), await diagnose(app, access), await refresh(app, token)])
          expect([response.statusCode, said(response)]).toEqual([401, ENDED])
    }

    it('ends the session for all of its tokens, and no other session', async () => {
      const first = await signUp(app)
      const other = await logIn()
      const second = await refreshed(app, first.refresh)
      const response = await logOut({ refresh: second.refresh })
      expect([response.statusCode, response.body]).toEqual([204, ''])
      expect(response.headers).not.toHaveProperty('clear-site-data')
      await expectEnded(second, first)
      expect((await getUser(app, other.access)).statusCode).toBe(200)
    })

    it.each<[string, (tokens: AccessResponse) => [object | string, Record<string, string>?]]>([
      ['its newest refresh token', ({ refresh: token }) => [{ refresh: token }]],
      ['its access token', ({ access }) => [{}, bearer(access)]],
      ['a forged refresh token and its access token', ({ access }) => [{ refresh: 'forged' }, bearer(access)]],
      [
        'JSON that is sent as text, as a beacon does',
        ({ refresh: token }) => [JSON.stringify({ refresh: token }), { 'content-type': 'text/plain' }],
      ],
    ])('ends the session of %s', async (_name, given) => {
      const tokens = await signUp(app)
      expect((await logOut(...given(tokens))).statusCode).toBe(204)
      await expectEnded(tokens)
    })

    it('ends the session of a token that has been used up', async () => {
      const first = await signUp(app)
      const second = await refreshed(app, first.refresh)
      const third = await refreshed(app, second.refresh)
      await logOut({ refresh: first.refresh })
      await expectEnded(third)
    })

    it('ends a session that is being refreshed at the same moment', async () => {
      await signUp(app)
      for (let round = 0; round < 10; round++) {
        const first = await logIn()
        const [renewal] = await Promise.all([refresh(app, first.refresh), logOut({ refresh: first.refresh })])
        await expectEnded(first, ...(renewal.statusCode === 200 ? [renewal.json<AccessResponse>()] : []))
      }
    })

    it('returns 204 again, and whatever is sent without a session', async () => {
      const tokens = await signUp(app)
      const bodies = [{ refresh: tokens.refresh }, { refresh: tokens.refresh }, {}, { refresh: 7 }, [], { x: 1 }]
      const statuses = []
      for (const payload of bodies) statuses.push((await logOut(payload)).statusCode)
      for (const authorization of ['', 'Bearer', 'Bearer forged', `Bearer ${tokens.refresh}`, 'Basic x'])
        statuses.push((await logOut({}, { authorization })).statusCode)
      for (const text of ['', '{"refresh":', 'null', '{"__proto__":{"refresh":"x"}}'])
        statuses.push((await logOut(text, { 'content-type': 'application/json' })).statusCode)
      statuses.push((await logOut('refresh=x', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode)
      statuses.push((await logOut('bye', { 'content-type': 'text/plain;charset=UTF-8' })).statusCode)
      statuses.push((await app.inject(endpoints.logout)).statusCode)
      expect(new Set(statuses)).toEqual(new Set([204]))
    })

    it('refuses the tokens of a deleted account', async () => {
      const { access, refresh: token } = await signUp(app)
      const records = createAccountRepository(database.db)
      await records.remove((await records.find(farmer.email))!.id)
      for (const response of [await getUser(app, access), await diagnose(app, access), await refresh(app, token)])
        expect(response.statusCode).toBe(401)
    })
  })
})
