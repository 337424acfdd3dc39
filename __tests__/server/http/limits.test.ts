import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { limitsOf } from '~/server/domain/limits'

import { diagnose, getUser, login, refresh, register, signUp } from '../../support/calls'
import { NO_LIMITS, buildTestApp, farmer } from '../../support/testApp'

const settings = { signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 }
const TOO_MANY = /^Too many attempts\. Try again in \d+ seconds\.$/

describe('limits', () => {
  let now: number
  let app: FastifyInstance
  const start = async (change: Partial<typeof settings> = {}) => {
    app = await buildTestApp({ limits: limitsOf({ ...settings, ...change }), now: () => now })
  }
  beforeEach(() => {
    now = Date.UTC(2030, 0, 1)
  })
  afterEach(() => app.close())

  const signUpFrom = (address: string, email: string) =>
    app.inject({ ...endpoints.register, payload: { ...farmer, email }, remoteAddress: address })

  it('let thirty people sign up at one address, then one every two minutes', async () => {
    await start()
    const codes = []
    for (let person = 0; person < 31; person++)
      codes.push((await signUpFrom('192.0.2.1', `farmer${person}@example.com`)).statusCode)
    expect(codes).toEqual([...Array<number>(30).fill(201), 429])
    const refused = await signUpFrom('192.0.2.1', 'late@example.com')
    expect(refused.json()).toEqual({ detail: 'Too many attempts. Try again in 120 seconds.' })
    expect(refused.headers['retry-after']).toBe('120')
    expect((await signUpFrom('192.0.2.2', 'else@example.com')).statusCode).toBe(201)
    now += 120_000
    expect((await signUpFrom('192.0.2.1', 'late@example.com')).statusCode).toBe(201)
  })

  it('count asking whether an address is taken like signing up', async () => {
    await start()
    for (let time = 0; time < 30; time++) await signUpFrom('192.0.2.1', 'farmer@example.com')
    const [taken, free] = [
      await signUpFrom('192.0.2.1', 'farmer@example.com'),
      await signUpFrom('192.0.2.1', 'free@example.com'),
    ]
    expect([taken.statusCode, taken.body]).toEqual([429, free.body])
  })

  it('do not count what was refused for its form', async () => {
    await start()
    for (let time = 0; time < 40; time++) await register(app, { ...farmer, password: 'password' })
    expect((await register(app)).statusCode).toBe(201)
  })

  it.each([
    ['get_user', (tokens: Tokens) => getUser(app, tokens.access)],
    ['predict', (tokens: Tokens) => diagnose(app, tokens.access)],
    ['refresh', (tokens: Tokens) => refresh(app, tokens.refresh)],
  ])('hold for one account: %s', async (_name, call) => {
    await start({ accountRequestsPerMinute: 20 })
    const tokens = await signUp(app)
    for (let time = 0; time < 20; time++) expect((await call(tokens)).statusCode).not.toBe(429)
    const answer = await call(tokens)
    expect(answer.statusCode).toBe(429)
    expect(answer.json().detail).toMatch(TOO_MANY)
    expect(answer.headers['retry-after']).toBe('3')
    const { access } = (await register(app, { ...farmer, email: 'otieno@example.com' })).json()
    expect((await getUser(app, access)).statusCode).toBe(200)
    now += 3000
    expect((await call(tokens)).statusCode).not.toBe(429)
  })

  it('hold for one address, before a token or a body is looked at, but never keep anybody from logging out', async () => {
    await start({ addressRequestsPerMinute: 10 })
    const { access, refresh: token } = await signUp(app)
    for (let time = 0; time < 9; time++) await getUser(app, 'forged')
    for (const answer of [await getUser(app, access), await login(app, {}), await diagnose(app, access)]) {
      expect(answer.statusCode).toBe(429)
      expect(answer.json().detail).toMatch(TOO_MANY)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    }
    expect((await app.inject({ url: '/' })).statusCode).toBe(404) // the site itself has no limit
    expect((await app.inject({ ...endpoints.logout, payload: { refresh: token } })).statusCode).toBe(204)
    now += 60_000
    expect((await getUser(app, access)).statusCode).toBe(401)
  })

  it('leave room for two hundred scans of one account at once', async () => {
    await start()
    const { access } = await signUp(app)
    const answers = await Promise.all(Array.from({ length: 200 }, () => diagnose(app, access)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(195)
  })

  it('keep the hashing of passwords to a short queue, and count what it turns away as no guess', async () => {
    app = await buildTestApp({ limits: { ...NO_LIMITS, guesses: limitsOf(settings).guesses }, now: () => now })
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
