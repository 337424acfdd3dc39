import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { limitsOf } from '~/server/domain/limits'

import { bearer, diagnose, getUser, login, refresh, register, signUp } from '../../support/calls'
import { fakeDate } from '../../support/fakeDate'
import { NO_LIMITS, buildTestApp, farmer } from '../../support/testApp'

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

  it('allow thirty sign-ups from one address, then one every two minutes', async () => {
    await start()
    const codes = []
    for (let person = 0; person < 31; person++)
      codes.push((await signUpFrom('192.0.2.1', `farmer${person}@example.com`)).statusCode)
    expect(codes).toEqual([...Array<number>(30).fill(201), 429])
    const refused = await signUpFrom('192.0.2.1', 'late@example.com')
    expect(refused.json()).toEqual({ detail: 'Too many attempts. Try again in 120 seconds.' })
    expect(refused.headers['retry-after']).toBe('120')
    expect((await signUpFrom('192.0.2.2', 'else@example.com')).statusCode).toBe(201)
    clock.pass(120_000)
    expect((await signUpFrom('192.0.2.1', 'late@example.com')).statusCode).toBe(201)
  })

  it('count asking whether an e-mail address is taken, apart from sign-ups', async () => {
    await start()
    for (let person = 0; person < 4; person++) await signUpFrom('192.0.2.9', `farmer${person}@example.com`)
    for (let time = 0; time < 30; time++)
      expect((await signUpFrom('192.0.2.1', `farmer${time % 3}@example.com`)).statusCode).toBe(409)
    const [taken, free] = [
      await signUpFrom('192.0.2.1', 'farmer3@example.com'),
      await signUpFrom('192.0.2.1', 'free@example.com'),
    ]
    expect([taken.statusCode, taken.body]).toEqual([429, free.body])
  })

  it('give a sign-up back that found its e-mail address taken', async () => {
    await start()
    await signUpFrom('192.0.2.1', 'farmer@example.com')
    for (let time = 0; time < 20; time++) await signUpFrom('192.0.2.1', 'farmer@example.com')
    for (let person = 0; person < 29; person++)
      expect((await signUpFrom('192.0.2.1', `farmer${person}@example.com`)).statusCode).toBe(201)
    expect((await signUpFrom('192.0.2.1', 'late@example.com')).statusCode).toBe(429)
  })

  it('give a sign-up back that found the server busy', async () => {
    await start()
    const people = Array.from({ length: 60 }, (_, person) => person)
    const strangers = people.map((person) => login(app, { ...farmer, email: `stranger${person}@example.com` }))
    const early = people.slice(0, 30).map((person) => signUpFrom('192.0.2.1', `farmer${person}@example.com`))
    const statuses = (await Promise.all(early)).map(({ statusCode }) => statusCode)
    await Promise.all(strangers)
    const busy = statuses.filter((status) => status === 503).length
    expect([...new Set(statuses)].sort()).toEqual(busy > 0 ? [201, 503] : [201])
    for (let person = 0; person < busy; person++)
      expect((await signUpFrom('192.0.2.1', `again${person}@example.com`)).statusCode).toBe(201)
    expect((await signUpFrom('192.0.2.1', 'late@example.com')).statusCode).toBe(429)
  })

  it('do not count a sign-up with invalid fields', async () => {
    await start()
    for (let time = 0; time < 40; time++) await register(app, { ...farmer, password: 'password' })
    expect((await register(app)).statusCode).toBe(201)
  })

  it.each([
    ['get_user', (tokens: Tokens) => getUser(app, tokens.access)],
    ['predict', (tokens: Tokens) => diagnose(app, tokens.access)],
    ['refresh', (tokens: Tokens) => refresh(app, tokens.refresh)],
  ])('return 429 when an account has used up its minute: %s', async (_name, call) => {
    await start({ accountRequestsPerMinute: 20 })
    const tokens = await signUp(app)
    for (let time = 0; time < 20; time++) expect((await call(tokens)).statusCode).not.toBe(429)
    const answer = await call(tokens)
    expect(answer.statusCode).toBe(429)
    expect(answer.json().detail).toMatch(TOO_MANY)
    expect(answer.headers['retry-after']).toBe('60')
    const { access } = (await register(app, { ...farmer, email: 'otieno@example.com' })).json()
    expect((await getUser(app, access)).statusCode).toBe(200)
    clock.pass(60_000)
    expect((await call(tokens)).statusCode).not.toBe(429)
  })

  it('return 429 when an address has used up its minute without a login, but never to a logout', async () => {
    await start({ addressRequestsPerMinute: 10 })
    const { access, refresh: token } = await signUp(app)
    for (let time = 0; time < 9; time++) await getUser(app, 'forged')
    for (const answer of [
      await getUser(app, 'forged'),
      await app.inject(endpoints.getUser),
      await login(app, {}),
      await diagnose(app, 'forged'),
      await refresh(app, 'forged'),
      await app.inject('/api/openapi.json'),
    ]) {
      expect(answer.statusCode).toBe(429)
      expect(answer.json().detail).toMatch(TOO_MANY)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    }
    expect((await app.inject({ url: '/' })).statusCode).toBe(404) // the site itself has no limit
    expect((await getUser(app, access)).statusCode).toBe(200)
    expect((await app.inject({ ...endpoints.logout, payload: { refresh: token } })).statusCode).toBe(204)
    clock.pass(60_000)
    expect((await getUser(app, access)).statusCode).toBe(401)
  })

  it('count a signed-in call for its account alone', async () => {
    await start({ addressRequestsPerMinute: 5 })
    const tokens = await signUp(app)
    for (let time = 0; time < 10; time++) await getUser(app, 'forged')
    expect((await diagnose(app, tokens.access)).statusCode).toBe(200)
    expect((await getUser(app, tokens.access)).statusCode).toBe(200)
    expect((await refresh(app, tokens.refresh)).statusCode).toBe(200)
  })

  it('cannot be avoided by writing a path in another way', async () => {
    await start({ addressRequestsPerMinute: 5 })
    const ask = (url: string) => app.inject({ url, headers: bearer('forged') })
    for (let time = 0; time < 5; time++) await ask(endpoints.getUser.url)
    for (const url of ['/%61pi/users/get_user', '/api/users/get_user/', '/api/%75sers/get_user?x=1'])
      expect((await ask(url)).statusCode).toBe(429)
  })

  it('allow two hundred scans of one account at once', async () => {
    await start()
    const { access } = await signUp(app)
    const answers = await Promise.all(Array.from({ length: 200 }, () => diagnose(app, access)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(195)
  })

  it('return 503 when too many passwords wait to be hashed, which does not count as a guess', async () => {
    app = await buildTestApp({ limits: { ...NO_LIMITS, passwordGuesses: limitsOf(settings).passwordGuesses } })
    await signUp(app)
    const strangers = Array.from({ length: 60 }, (_, person) => ({ ...farmer, email: `farmer${person}@example.com` }))
    const answers = await Promise.all(strangers.map((person) => login(app, person)))
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(busy.length).toBeGreaterThan(0)
    for (const answer of busy) {
      expect(answer.json()).toEqual({
        detail: 'Too many people are logging in right now. Please try again in a moment.',
      })
      expect(answer.headers['retry-after']).toBe('2')
    }
    expect((await login(app, farmer)).statusCode).toBe(200)
  })
})

type Tokens = { access: string; refresh: string }
