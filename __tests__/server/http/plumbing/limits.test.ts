import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { limitsOf } from '~/server/domain/limits/limitSettings'
import { networkOf } from '~/server/http/plumbing/visitor'

import { bearer, diagnose, getUser, login, refresh, register, said, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { fakeDate } from '../../../support/fakeDate'
import { NO_LIMITS, buildTestApp, farmer } from '../../../support/testApp'

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:5061', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s belongs to the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('limits', () => {
  const settings = { signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 }
  const TOO_MANY = /^Too many attempts\. Try again in \d+ seconds\.$/

  describe('request limits', () => {
    let clock: ReturnType<typeof fakeDate>
    let app: FastifyInstance
    const start = async (change: Partial<typeof settings> = {}) => {
      app = await buildTestApp({ limits: limitsOf({ ...settings, ...change }) })
    }
    beforeEach(() => {
      clock = fakeDate()
    })
    afterEach(async () => {
      await app.close()
      jest.useRealTimers()
    })

    const signUpFrom = (address: string, email: string) =>
      app.inject({ ...endpoints.register, payload: { ...farmer, email }, remoteAddress: address })
    const statusFrom = async (email: string) => (await signUpFrom('192.0.2.1', email)).statusCode
    const expectEach = async (times: number, status: number, emailOf: (time: number) => string) => {
      for (let time = 0; time < times; time++) expect(await statusFrom(emailOf(time))).toBe(status)
    }

    it('allow thirty sign-ups from one address, then one every two minutes', async () => {
      await start()
      await expectEach(30, 201, (person) => `farmer${person}@example.com`)
      const refused = await signUpFrom('192.0.2.1', 'late@example.com')
      expect(refused.json()).toMatchObject({ detail: 'Too many attempts. Try again in 120 seconds.' })
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '120'])
      expect((await signUpFrom('192.0.2.2', 'else@example.com')).statusCode).toBe(201)
      clock.pass(120_000)
      expect(await statusFrom('late@example.com')).toBe(201)
    })

    it('count checks for taken e-mail addresses apart from sign-ups', async () => {
      await start()
      await expectEach(4, 201, (person) => `farmer${person}@example.com`)
      await expectEach(30, 409, (time) => `farmer${time % 3}@example.com`)
      const taken = await signUpFrom('192.0.2.1', 'farmer3@example.com')
      expect([taken.statusCode, taken.body]).toEqual([429, (await signUpFrom('192.0.2.1', 'free@example.com')).body])
    })

    it('refund a sign-up whose e-mail address was taken', async () => {
      await start()
      await expectEach(2, 201, (person) => `taken${person}@example.com`)
      await expectEach(20, 409, (time) => `taken${time % 2}@example.com`)
      await expectEach(28, 201, (person) => `farmer${person}@example.com`)
      expect(await statusFrom('late@example.com')).toBe(429)
    })

    it('refund a sign-up that found the server busy', async () => {
      await start()
      const people = Array.from({ length: 60 }, (_, person) => person)
      const strangers = people.map((person) => login(app, { ...farmer, email: `stranger${person}@example.com` }))
      const early = people.slice(0, 30).map((person) => statusFrom(`farmer${person}@example.com`))
      const statuses = await Promise.all(early)
      await Promise.all(strangers)
      const busy = statuses.filter((status) => status === 503).length
      expect([...new Set(statuses)].sort()).toEqual(busy > 0 ? [201, 503] : [201])
      await expectEach(busy, 201, (person) => `again${person}@example.com`)
      expect(await statusFrom('late@example.com')).toBe(429)
    })

    it('do not count a sign-up with invalid fields', async () => {
      await start()
      for (let time = 0; time < 40; time++) await register(app, { ...farmer, password: 'password' })
      expect((await register(app)).statusCode).toBe(201)
    })

    it.each<[string, (tokens: { access: string; refresh: string }) => Promise<Awaited<ReturnType<typeof getUser>>>]>([
      ['get_user', ({ access }) => getUser(app, access)],
      ['predict', ({ access }) => diagnose(app, access)],
      ['refresh', (tokens) => refresh(app, tokens.refresh)],
    ])('return 429 when an account has used up its minute: %s', async (_name, call) => {
      await start({ accountRequestsPerMinute: 20 })
      const tokens = await signUp(app)
      for (let time = 0; time < 20; time++) expect((await call(tokens)).statusCode).not.toBe(429)
      const response = await call(tokens)
      expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60'])
      expect(response.json().detail).toMatch(TOO_MANY)
      const { access } = (await register(app, { ...farmer, email: 'otieno@example.com' })).json()
      expect((await getUser(app, access)).statusCode).toBe(200)
      clock.pass(60_000)
      expect((await call(tokens)).statusCode).not.toBe(429)
    })

    it('return 429 to more than twenty requests of an account in a second, and to a sixth export', async () => {
      await start()
      const tokens = await signUp(app)
      const statuses = async (calls: Promise<{ statusCode: number }>[]) =>
        (await Promise.all(calls)).map(({ statusCode }) => statusCode)
      const burst = await statuses(Array.from({ length: 40 }, () => getUser(app, tokens.access)))
      expect(burst.filter((status) => status === 429)).toHaveLength(20)
      clock.pass(1_000)
      const exportAll = () => app.inject({ ...endpoints.exportAccount, headers: bearer(tokens.access) })
      expect(await statuses(Array.from({ length: 6 }, exportAll))).toEqual([200, 200, 200, 200, 200, 429])
    })

    it('return 429 to the thirty-first refresh of a session in a minute', async () => {
      await start()
      const { refresh: token } = await signUp(app)
      for (let time = 0; time < 30; time++) expect((await refresh(app, token)).statusCode).toBe(200)
      expect((await refresh(app, token)).statusCode).toBe(429)
    })

    it('return 429 when an address has used up its minute without a login, but never to a logout', async () => {
      await start({ addressRequestsPerMinute: 10 })
      const { access, refresh: token } = await signUp(app)
      for (let time = 0; time < 9; time++) await getUser(app, 'forged')
      for (const response of [
        await getUser(app, 'forged'),
        await app.inject(endpoints.getUser),
        await login(app, {}),
        await diagnose(app, 'forged'),
        await refresh(app, 'forged'),
        await app.inject('/api/openapi.json'),
      ]) {
        expect(response.statusCode).toBe(429)
        expect(response.json().detail).toMatch(TOO_MANY)
        expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      }
      expect((await app.inject({ url: '/' })).statusCode).toBe(404) // the site itself has no limit
      expect((await getUser(app, access)).statusCode).toBe(200)
      expect((await app.inject({ ...endpoints.logout, payload: { refresh: token } })).statusCode).toBe(204)
      clock.pass(60_000)
      expect((await getUser(app, access)).statusCode).toBe(401)
    })

    it('count a signed-in call for its account only', async () => {
      await start({ addressRequestsPerMinute: 5 })
      const tokens = await signUp(app)
      for (let time = 0; time < 10; time++) await getUser(app, 'forged')
      for (const call of [diagnose(app, tokens.access), getUser(app, tokens.access), refresh(app, tokens.refresh)])
        expect((await call).statusCode).toBe(200)
    })

    it('cannot be avoided by writing a path in another way', async () => {
      await start({ addressRequestsPerMinute: 5 })
      const ask = (url: string) => app.inject({ url, headers: bearer('forged') })
      for (let time = 0; time < 5; time++) await ask(endpoints.getUser.url)
      for (const url of ['/%61pi/users/get_user', '/api/users/get_user/', '/api/%75sers/get_user?x=1'])
        expect((await ask(url)).statusCode).toBe(429)
    })

    it('return 503 when too many passwords wait to be hashed, which does not count as a guess', async () => {
      app = await buildTestApp({ limits: { ...NO_LIMITS, passwordGuesses: limitsOf(settings).passwordGuesses } })
      await signUp(app)
      const strangers = Array.from({ length: 60 }, (_, person) => ({ ...farmer, email: `farmer${person}@example.com` }))
      const responses = await Promise.all(strangers.map((person) => login(app, person)))
      const busy = responses.filter(({ statusCode }) => statusCode === 503)
      expect(busy.length).toBeGreaterThan(0)
      const detail = 'Too many people are logging in right now. Please try again in a moment.'
      for (const response of busy) expect([said(response), response.headers['retry-after']]).toEqual([{ detail }, '2'])
      expect((await login(app, farmer)).statusCode).toBe(200)
    })
  })
})

describe('logins of a village', () => {
  const limits = limitsOf({ signUpsPerHour: 120, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })
  const VILLAGE = '192.0.2.1'

  describe('fair logins', () => {
    let database: TestDatabase
    let app: FastifyInstance
    let clock: ReturnType<typeof fakeDate>
    beforeEach(async () => {
      clock = fakeDate()
      database = await openSqlite()
      app = await buildTestApp({ db: database.db, limits })
      await register(app)
    })
    afterEach(async () => {
      await app.close()
      await database.close()
      jest.useRealTimers()
    })

    const login = (address: string, email: string = farmer.email, password: string = farmer.password) =>
      app.inject({ ...endpoints.login, payload: { email, password }, remoteAddress: address })

    /** Seconds until the owner is in, on a new phone, waiting as told; the attacker asks four times a second. */
    async function secondsToGetIn(address: string, attack: (time: number) => Promise<unknown>) {
      let time = 0
      for (; time < 60; time++) await attack(time)
      for (let waited = 0; waited < 200;) {
        const response = await login(address)
        if (response.statusCode === 200) return waited
        const wait = Number(response.headers['retry-after'])
        for (let quarter = 0; quarter < wait * 4; quarter++) {
          clock.pass(250)
          await attack(time++)
        }
        waited += wait
      }
      return Infinity
    }

    it.each<[string, (time: number) => Promise<unknown>]>([
      ['from the same address at many accounts', (time) => login(VILLAGE, `f${time}@example.com`, 'wrong-guess')],
      ['at this account from one address', () => login('198.51.100.1', farmer.email, 'wrong-guess')],
      [
        'at this account from many addresses',
        (time) => login(`198.51.${time % 250}.${Math.floor(time / 250)}`, farmer.email, 'wrong-guess'),
      ],
    ])('let the owner in on a new phone within a minute despite guesses %s', async (_, attack) => {
      expect(await secondsToGetIn(VILLAGE, attack)).toBeLessThanOrEqual(60)
    })

    it('let sixty people behind one address sign up and log in within ten minutes', async () => {
      const codes: number[] = []
      for (let person = 0; person < 60; person++) {
        const payload = { ...farmer, email: `farmer${person}@example.com` }
        codes.push((await app.inject({ ...endpoints.register, payload, remoteAddress: VILLAGE })).statusCode)
        codes.push((await login(VILLAGE, payload.email)).statusCode)
        clock.pass(10_000)
      }
      expect(codes.filter((code) => code !== 200 && code !== 201)).toEqual([])
    })

    it('count right logins, and keep at most twenty sessions of an account', async () => {
      const codes: number[] = []
      for (let time = 0; time < 33; time++) codes.push((await login(`192.0.2.${Math.floor(time / 11)}`)).statusCode)
      expect(codes.filter((code) => code === 200)).toHaveLength(30)
      const sessions = await database.db.selectFrom('session').select('id').execute()
      expect(sessions).toHaveLength(20)
    })

    it('reveal a taken e-mail address ten times an hour, however many networks ask', async () => {
      const codes: number[] = []
      for (let time = 0; time < 12; time++)
        codes.push(
          (await app.inject({ ...endpoints.register, payload: farmer, remoteAddress: `198.51.100.${time}` }))
            .statusCode,
        )
      expect(codes).toEqual([...Array<number>(10).fill(409), 429, 429])
    })
  })
})
