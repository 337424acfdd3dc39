import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { limitsOf } from '~/server/domain/limits/limitSettings'

import { register, said } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { fakeDate } from '../../../support/fakeDate'
import { buildTestApp, farmer } from '../../../support/testApp'
import type { TestOptions } from '../../../support/testApp'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const limits = limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })
const WRONG = { detail: 'The e-mail address or the password is wrong.' }
const FIVE_AND_NO_MORE = [401, 401, 401, 401, 401, 429]

type From = { address?: string; cookie?: string; email?: string; password?: string }

describe('login throttle', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let clock: ReturnType<typeof fakeDate>
  const build = (options: TestOptions = {}) => buildTestApp({ db: database.db, limits, ...options })
  beforeEach(async () => {
    clock = fakeDate()
    database = await openSqlite()
    app = await build()
  })
  afterEach(async () => {
    await app.close()
    await database.close()
    jest.useRealTimers()
  })

  const guess = ({ address = '192.0.2.7', cookie = '', email = farmer.email, password = 'wrong-guess' }: From = {}) =>
    app.inject({ ...endpoints.login, payload: { email, password }, remoteAddress: address, headers: { cookie } })
  const right = (from: From = {}) => guess({ password: farmer.password, ...from })
  const statuses = async (times: number, from?: (time: number) => From) => {
    const codes: number[] = []
    for (let time = 0; time < times; time++) codes.push((await guess(from?.(time))).statusCode)
    return codes
  }
  const cookieOf = (response: { headers: Record<string, unknown> }) =>
    String(response.headers['set-cookie']).split(';')[0]!
  /** A guesser with as many addresses as guesses. */
  const elsewhere = (time: number) => ({ address: `198.51.${Math.floor(time / 250)}.${time % 250}` })

  it('allows five wrong passwords for an account from an address, then five more after 15 seconds, then none for 15 minutes', async () => {
    await register(app)
    expect(await statuses(5)).toEqual([401, 401, 401, 401, 401])
    clock.pass(30_000) // the address itself has guesses again
    const response = await guess()
    expect(said(response)).toEqual({ detail: 'Too many attempts. Try again in 15 seconds.' })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '15'])
    clock.pass(15_000)
    expect(await statuses(5)).toEqual([401, 401, 401, 401, 401])
    clock.pass(30_000)
    expect((await guess()).statusCode).toBe(429)
    clock.pass(15 * MINUTE_MS)
    expect((await guess()).statusCode).toBe(401)
  })

  it('answers the same for an unknown address', async () => {
    await register(app)
    const responses = async (email: string, address: string) => {
      const seen = []
      for (let time = 0; time < 8; time++) {
        const { statusCode, body, headers } = await guess({ email, address })
        seen.push([statusCode, body, Object.keys(headers), headers['retry-after']])
      }
      return seen
    }
    const known = await responses(farmer.email, '198.51.100.1')
    expect(await responses('nobody@example.com', '203.0.113.1')).toEqual(known)
    expect([JSON.parse(String(known[0]![1])), known[7]![0]]).toEqual([expect.objectContaining(WRONG), 429])
  })

  it('does not lengthen a wait when the clock is put back', async () => {
    await register(app)
    await statuses(5)
    clock.pass(-24 * HOUR_MS)
    expect((await right()).headers['retry-after']).toBe('15')
    clock.pass(15_000)
    expect((await right()).statusCode).toBe(200)
  })

  it('counts guesses that come at the same time, and after a restart', async () => {
    await register(app)
    const responses = await Promise.all(Array.from({ length: 40 }, () => guess()))
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(35)
    await app.close()
    app = await build()
    expect((await guess()).statusCode).toBe(429)
  })

  it('allows five wrong passwords from one address or IPv6 network in 30 seconds, whatever the account', async () => {
    expect(await statuses(6, (time) => ({ email: `farmer${time}@example.com` }))).toEqual(FIVE_AND_NO_MORE)
    const response = await guess({ email: 'x@example.com' })
    expect(said(response)).toEqual({ detail: 'Too many attempts. Try again in 30 seconds.' })
    expect((await guess({ email: 'x@example.com', address: '192.0.2.8' })).statusCode).toBe(401)
    clock.pass(30_000)
    expect((await guess({ email: 'y@example.com' })).statusCode).toBe(401)
    const near = (time: number) => ({ email: `farmer${time}@example.com`, address: `2001:db8:1:2::${time + 1}` })
    expect((await statuses(6, near))[5]).toBe(429)
    expect((await guess({ email: 'x@example.com', address: '2001:db8:1:3::1' })).statusCode).toBe(401)
  })

  it('counts the address that a trusted proxy names, and ignores the header of anyone else', async () => {
    const behind = await build({ environment: { TRUST_PROXY: '192.0.2.7' } })
    const ask = async (server: FastifyInstance, time: number) => {
      const payload = { email: `f${time}@example.com`, password: 'wrong-guess' }
      const headers = { 'x-forwarded-for': `203.0.113.${time}` }
      return (await server.inject({ ...endpoints.login, payload, remoteAddress: '192.0.2.7', headers })).statusCode
    }
    for (let time = 0; time < 8; time++) expect(await ask(behind, time)).toBe(401)
    for (let time = 10; time < 15; time++) expect(await ask(app, time)).toBe(401)
    expect(await ask(app, 15)).toBe(429)
    await behind.close()
  })

  it('allows one address at most a hundred guesses at an account in any hour, across all devices', async () => {
    const phones = [cookieOf(await register(app))]
    for (let phone = 0; phone < 2; phone++) phones.push(cookieOf(await right()))
    const tries: number[] = []
    for (let round = 0; round < 21; round++) {
      for (let time = 0; time < 10 * (phones.length + 1); time++) {
        const cookie = ['', ...phones][Math.floor(time / 10)]!
        // after every four guesses the owner logs in from there: their success must not make guessing faster
        const ask = time % 5 === 4 ? right : guess
        if ((await ask({ cookie })).statusCode === 401) tries.push(Date.now())
      }
      clock.pass(3 * MINUTE_MS)
    }
    const inHourFrom = (from: number) => tries.filter((at) => at >= from && at < from + HOUR_MS).length
    const mostInAnHour = Math.max(...tries.map(inHourFrom))
    expect(mostInAnHour).toBeGreaterThan(20)
    expect(mostInAnHour).toBeLessThanOrEqual(100)
  })

  it('never locks the owner out on a known device', async () => {
    const owner = cookieOf(await register(app))
    // so many that no point is left in this turn, whoever has it
    await statuses(150, elsewhere)
    for (let time = 0; time < 8; time++) await guess({ address: '192.0.2.200' })
    expect((await right({ address: '203.0.113.9' })).statusCode).toBe(429)
    const response = await right({ address: '192.0.2.200', cookie: `theme=dark; ${owner}` })
    expect([response.statusCode, cookieOf(response)]).toEqual([200, owner])
  })

  it('counts a known device by itself, and allows ten right logins from it in 15 minutes', async () => {
    const cookie = cookieOf(await register(app))
    expect(await statuses(6, () => ({ cookie }))).toEqual(FIVE_AND_NO_MORE)
    expect((await right()).statusCode).toBe(200)
    clock.pass(15 * MINUTE_MS)
    await statuses(12, elsewhere)
    for (let time = 0; time < 10; time++) expect((await right({ cookie })).statusCode).toBe(200)
    expect((await right({ cookie })).statusCode).toBe(429)
    clock.pass(15 * MINUTE_MS)
    expect((await right({ cookie })).statusCode).toBe(200)
  })

  it('forgives wrong passwords after a login', async () => {
    const owner = cookieOf(await register(app))
    for (const from of [{ cookie: owner }, {}])
      for (let round = 0; round < 2; round++) {
        const near = (time: number) => ({ ...from, address: `198.51.${round}.${time}` })
        expect(await statuses(4, near)).toEqual([401, 401, 401, 401])
        expect((await right(near(9))).statusCode).toBe(200)
      }
  })

  it('does not recognise a device by the token of another account or an invented one', async () => {
    await register(app)
    const foreign = cookieOf(await register(app, { ...farmer, email: 'otieno@example.com' }))
    const invented = `jani_device=${'A'.repeat(43)}`
    await statuses(5)
    for (const cookie of [foreign, invented, 'jani_device=short', 'other=1'])
      expect((await right({ cookie })).statusCode).toBe(429)
    clock.pass(HOUR_MS)
    const response = await right({ cookie: invented })
    expect(response.statusCode).toBe(200)
    expect(cookieOf(response)).not.toBe(invented)
  })

  it('finds a device by its own token among planted ones', async () => {
    const own = cookieOf(await register(app))
    const planted = Array.from({ length: 10 }, (_, index) => `jani_device=${String(index).padStart(43, 'A')}`)
    await statuses(5)
    const response = await right({ cookie: [...planted, own].join('; ') })
    expect([response.statusCode, cookieOf(response)]).toEqual([200, own])
  })

  it.each<[string, (time: number) => From]>([
    ['at many accounts', (time) => ({ email: `farmer${time}@example.com` })],
    ['at one account', () => ({})],
    ['at one account from many addresses', elsewhere],
  ])('writes nothing when it refuses a guess: %s', async (_where, from) => {
    const { addressGuesses, accountGuesses } = limits
    const oneInTurn = {
      addressGuesses: { ...addressGuesses, pointsInTurn: 1 },
      accountGuesses: { ...accountGuesses, pointsInTurn: 1 },
    }
    await app.close()
    app = await build({ limits: { ...limits, ...oneInTurn } })
    const stored = () => database.db.selectFrom('rate_limit').selectAll().orderBy('key').execute()
    await statuses(120, from)
    const before = await stored()
    expect(new Set(await statuses(30, (time) => from(120 + time)))).toEqual(new Set([429]))
    expect(await stored()).toEqual(before)
  })

  it('stores no address of a user or a network', async () => {
    await register(app)
    await statuses(7)
    const rows = await database.db.selectFrom('rate_limit').select('key').execute()
    const stored = JSON.stringify([rows, await database.db.selectFrom('device').selectAll().execute()])
    for (const plain of [farmer.email, 'wanjiru', '192.0.2']) expect(stored).not.toContain(plain)
    for (const { key } of rows) expect(key).toMatch(/^\w+:[\w-]{43}$/)
  })

  it('sets a device cookie that scripts and other sites cannot use', async () => {
    const attributes = /^jani_device=[\w-]{43}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/
    expect((await register(app)).headers['set-cookie']).toMatch(attributes)
    const behind = await build({ environment: { TRUST_PROXY: 'loopback' } })
    const headers = { 'x-forwarded-proto': 'https' }
    const secure = await behind.inject({ ...endpoints.login, payload: farmer, headers })
    expect(secure.headers['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
    expect((await guess({ address: '203.0.113.9' })).headers).not.toHaveProperty('set-cookie')
    await behind.close()
  })
})
