import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { limitsOf } from '~/server/domain/limits'

import { register } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { buildTestApp, farmer } from '../../support/testApp'
import type { TestOptions } from '../../support/testApp'

const HOUR_MS = 3_600_000
const limits = limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })
const WRONG = { detail: 'The e-mail address or the password is wrong.' }

type From = { address?: string; cookie?: string; email?: string; password?: string }

describe.each(databases)('guessing on $name', ({ name, open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let now: number
  const build = (options: TestOptions = {}) => buildTestApp({ db: database.db, limits, now: () => now, ...options })
  beforeEach(async () => {
    now = Date.UTC(2030, 0, 1)
    database = await open()
    app = await build()
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const guess = ({ address = '192.0.2.7', cookie = '', email = farmer.email, password = 'wrong-guess' }: From = {}) =>
    app.inject({ ...endpoints.login, payload: { email, password }, remoteAddress: address, headers: { cookie } })
  const right = (from: From = {}) => guess({ password: farmer.password, ...from })
  const statuses = async (times: number, from?: (time: number) => From) => {
    const codes: number[] = []
    for (let time = 0; time < times; time++) codes.push((await guess(from?.(time))).statusCode)
    return codes
  }
  const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']).split(';')[0]!
  /** A guesser with as many addresses as guesses. */
  const elsewhere = (time: number) => ({ address: `198.51.${Math.floor(time / 250)}.${time % 250}` })

  it('is fast five times for an account, then waits, and says for how long', async () => {
    await register(app)
    expect(await statuses(6, elsewhere)).toEqual([401, 401, 401, 401, 401, 429])
    const answer = await guess({ address: '203.0.113.1' })
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toEqual({ detail: 'Too many attempts. Try again in 15 seconds.' })
    expect(answer.headers['retry-after']).toBe('15')
    now += 15_000
    expect((await guess({ address: '203.0.113.2' })).statusCode).toBe(401)
    expect((await guess({ address: '203.0.113.3' })).json().detail).toMatch(/in 30 seconds/)
    now += 28_500
    expect((await guess({ address: '203.0.113.4' })).headers['retry-after']).toBe('2')
  })

  it('tells nothing about who has an account', async () => {
    await register(app)
    const answers = async (email: string, address: string) => {
      const told = []
      for (let time = 0; time < 8; time++) {
        const { statusCode, body, headers } = await guess({ email, address: `${address}.${time}` })
        told.push([statusCode, body, Object.keys(headers), headers['retry-after']])
      }
      return told
    }
    const known = await answers(farmer.email, '198.51.100')
    expect(await answers('nobody@example.com', '203.0.113')).toEqual(known)
    expect(known[0]![1]).toBe(JSON.stringify(WRONG))
    expect(known[7]![0]).toBe(429)
  })

  it('is as slow when all guesses come at once', async () => {
    await register(app)
    const answers = await Promise.all(Array.from({ length: 40 }, (_, time) => guess(elsewhere(time))))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(35)
  })

  it('is fast five times from one address, then waits, whatever the account', async () => {
    const other = (time: number) => ({ email: `farmer${time}@example.com` })
    expect(await statuses(6, other)).toEqual([401, 401, 401, 401, 401, 429])
    const answer = await guess({ email: 'x@example.com' })
    expect(answer.json()).toEqual({ detail: 'Too many attempts. Try again in 2 seconds.' })
    expect((await guess({ email: 'x@example.com', address: '192.0.2.8' })).statusCode).toBe(401)
    now += 2000
    expect((await guess({ email: 'y@example.com' })).statusCode).toBe(401)
    expect((await guess({ email: 'z@example.com' })).headers['retry-after']).toBe('4')
  })

  it('from one IPv6 network is from one address', async () => {
    const near = (time: number) => ({ email: `farmer${time}@example.com`, address: `2001:db8:1:2::${time + 1}` })
    expect((await statuses(6, near))[5]).toBe(429)
    expect((await guess({ email: 'x@example.com', address: '2001:db8:1:3::1' })).statusCode).toBe(401)
  })

  it("counts the address that a trusted proxy names, and nobody else's word", async () => {
    const behind = await build({ environment: { TRUST_PROXY: '192.0.2.7' } })
    const ask = (server: FastifyInstance, time: number) =>
      server.inject({
        ...endpoints.login,
        payload: { email: `f${time}@example.com`, password: 'wrong-guess' },
        remoteAddress: '192.0.2.7',
        headers: { 'x-forwarded-for': `203.0.113.${time}` },
      })
    for (let time = 0; time < 8; time++) expect((await ask(behind, time)).statusCode).toBe(401)
    for (let time = 10; time < 15; time++) expect((await ask(app, time)).statusCode).toBe(401)
    expect((await ask(app, 15)).statusCode).toBe(429)
    await behind.close()
  })

  it('is remembered over a restart', async () => {
    await register(app)
    await statuses(5, elsewhere)
    await app.close()
    app = await build()
    expect((await guess(elsewhere(9))).statusCode).toBe(429)
  })

  // the statements are the same on both databases: one is enough for a thousand guesses
  if (name === 'SQLite')
    it('gets at most a hundred tries at an account in any hour, with every device there is', async () => {
      const owner = cookieOf(await register(app))
      const phones = [owner]
      for (let phone = 0; phone < 2; phone++) phones.push(cookieOf(await right(elsewhere(phone))))
      const tries: number[] = []
      let host = 10
      for (let round = 0; round < 21; round++) {
        for (const cookie of ['', ...phones])
          for (let time = 0; time < 10; time++) {
            // after every four guesses the owner logs in from there: their success must not make guessing faster
            const ask = time % 5 === 4 ? right : guess
            if ((await ask({ ...elsewhere(host++), cookie })).statusCode === 401) tries.push(now)
          }
        now += 3 * 60_000
      }
      const mostInAnHour = Math.max(
        ...tries.map((from) => tries.filter((at) => at >= from && at < from + HOUR_MS).length),
      )
      expect(mostInAnHour).toBeGreaterThan(20)
      expect(mostInAnHour).toBeLessThanOrEqual(100)
    })

  it('never keeps the owner out of a device they know', async () => {
    const owner = cookieOf(await register(app))
    await statuses(30, elsewhere)
    for (let time = 0; time < 8; time++) await guess({ address: '192.0.2.200' })
    expect((await right({ address: '203.0.113.9' })).statusCode).toBe(429)
    const answer = await right({ address: '192.0.2.200', cookie: `theme=dark; ${owner}` })
    expect(answer.statusCode).toBe(200)
    expect(cookieOf(answer)).toBe(owner)
  })

  it('is slowed down in a known device too, by itself', async () => {
    const owner = cookieOf(await register(app))
    expect(await statuses(6, () => ({ cookie: owner }))).toEqual([401, 401, 401, 401, 401, 429])
    expect((await right()).statusCode).toBe(200)
  })

  it('is forgiven to whoever then logs in', async () => {
    const owner = cookieOf(await register(app))
    for (const from of [{ cookie: owner }, {}]) {
      for (let round = 0; round < 3; round++) {
        expect(await statuses(4, (time) => ({ ...from, address: `198.51.${round}.${time}` }))).toEqual(
          Array(4).fill(401),
        )
        expect((await right({ ...from, address: `198.51.${round}.9` })).statusCode).toBe(200)
      }
    }
  })

  it('does not know a device by another account, nor by a mark of its own making', async () => {
    await register(app)
    const other = { ...farmer, email: 'otieno@example.com' }
    const foreign = cookieOf(await register(app, other))
    const invented = `jani_device=${'A'.repeat(43)}`
    await statuses(5, elsewhere)
    for (const cookie of [foreign, invented, 'jani_device=short', 'other=1'])
      expect((await right({ address: '203.0.113.9', cookie })).statusCode).toBe(429)
    now += HOUR_MS
    const answer = await right({ cookie: invented })
    expect(answer.statusCode).toBe(200)
    expect(cookieOf(answer)).not.toBe(invented)
  })

  it('waits no longer than its longest delay when the clock is put back', async () => {
    await register(app)
    await statuses(5, elsewhere)
    now -= 24 * HOUR_MS
    expect((await right({ address: '203.0.113.9' })).statusCode).toBe(200)
  })

  it('leaves no address of a person or a network behind, and after a while nothing', async () => {
    await register(app)
    await statuses(7)
    const rows = () => database.db.selectFrom('attempt').selectAll().execute()
    const stored = JSON.stringify([await rows(), await database.db.selectFrom('device').selectAll().execute()])
    expect(await rows()).toHaveLength(4)
    for (const plain of [farmer.email, 'wanjiru', '192.0.2.7', '192.0.2']) expect(stored).not.toContain(plain)
    for (const { key } of await rows()) expect(key).toMatch(/^[\w-]{43}$/)
    now += 3 * HOUR_MS
    await guess({ email: 'z@example.com', address: '192.0.2.9' })
    expect(await rows()).toHaveLength(3) // those of this guess alone
  })

  it('with a cookie the owner has, that the browser is told to keep to itself', async () => {
    const answer = await register(app)
    expect(answer.headers['set-cookie']).toMatch(
      /^jani_device=[\w-]{43}; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
    const behind = await build({ environment: { TRUST_PROXY: 'loopback' } })
    const secure = await behind.inject({
      ...endpoints.login,
      payload: farmer,
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(secure.headers['set-cookie']).toMatch(/; SameSite=Strict; Secure$/)
    expect((await guess({ address: '203.0.113.9' })).headers).not.toHaveProperty('set-cookie')
    await behind.close()
  })
})
