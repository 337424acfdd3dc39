import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'

import { getUser, login, refresh, refreshed, register, signUp, said } from '../../../support/calls'
import { databases } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { buildTestApp, farmer } from '../../../support/testApp'

const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.UTC(2030, 0, 1)
const ENDED = { detail: 'Your session has ended. Please log in again.' }

describe.each(databases)('POST /api/auth/refresh/ on $name', ({ name, open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let now: number
  let log: string[]
  beforeEach(async () => {
    now = START
    log = []
    database = await open()
    const logStream = { write: (line: string) => log.push(line) }
    app = await buildTestApp({ db: database.db, now: () => now, environment: { LOG_LEVEL: 'warn' }, logStream })
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })
  const statusOf = async (token: string) => (await refresh(app, token)).statusCode
  const expectEnded = async (...tokens: string[]) => {
    for (const token of tokens) {
      const response = await refresh(app, token)
      expect([response.statusCode, said(response)]).toEqual([401, ENDED])
    }
  }
  /** The first, second and third tokens of one session. */
  const threeTokens = async () => {
    const first = await signUp(app)
    const second = await refreshed(app, first.refresh)
    return [first, second, await refreshed(app, second.refresh)] as const
  }

  it('answers with tokens that work', async () => {
    const first = await signUp(app)
    const response = await refresh(app, first.refresh)
    expect(response.statusCode).toBe(200)
    expect(Object.keys(response.json()).sort()).toEqual(['access', 'refresh'])
    expect(response.json().refresh).not.toBe(first.refresh)
    expect((await getUser(app, response.json().access)).statusCode).toBe(200)
    expect(await statusOf(response.json().refresh)).toBe(200)
  })

  it('answers the parent of the active token with the active token', async () => {
    const [, second, third] = await threeTokens()
    for (let time = 0; time < 2; time++) expect((await refreshed(app, second.refresh)).refresh).toBe(third.refresh)
  })

  it('gives the same next token to concurrent requests with the same one', async () => {
    const first = await signUp(app)
    const responses = await Promise.all(Array.from({ length: 20 }, () => refreshed(app, first.refresh)))
    expect(new Set(responses.map((response) => response.refresh)).size).toBe(1)
    expect(await statusOf(responses[0]!.refresh)).toBe(200)
  })

  it('keeps a client signed in that only ever sends its first refresh token, hundreds of times', async () => {
    const times = name === 'SQLite' ? 300 : 100
    const { refresh: first } = await signUp(app)
    let access = ''
    for (let time = 0; time < times; time++) {
      now += (56 * DAY_MS) / times
      ;({ access } = await refreshed(app, first))
    }
    expect((await getUser(app, access)).statusCode).toBe(200)
  })

  it('ends the whole session when an older token comes back, logged once and without a token', async () => {
    const tokens = await threeTokens()
    expect(log).toEqual([])
    await expectEnded(...tokens.map((token) => token.refresh), tokens[0].refresh)
    for (const { access } of tokens) expect(said(await getUser(app, access))).toEqual(ENDED)
    expect(log.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringMatching(/^A session was ended/) }),
    ])
    for (const token of tokens) for (const text of [token.access, token.refresh]) expect(log[0]).not.toContain(text)
  })

  it('keeps no descendant valid while its session is being ended', async () => {
    const [stolen] = await threeTokens()
    await statusOf(stolen.refresh)
    for (let round = 0; round < 10; round++) {
      const first = (await login(app, farmer)).json()
      const second = await refreshed(app, first.refresh)
      const third = await refreshed(app, second.refresh)
      const [descendant] = await Promise.all([refresh(app, third.refresh), refresh(app, first.refresh)])
      const latest = descendant.statusCode === 200 ? descendant.json() : third
      expect(await statusOf(latest.refresh)).toBe(401)
      expect((await getUser(app, latest.access)).statusCode).toBe(401)
    }
  })

  it('leaves other sessions of the account alone', async () => {
    const [stolen] = await threeTokens()
    const other = (await login(app, farmer)).json()
    await refresh(app, stolen.refresh)
    expect((await getUser(app, stolen.access)).statusCode).toBe(401)
    expect((await getUser(app, other.access)).statusCode).toBe(200)
    expect(await statusOf(other.refresh)).toBe(200)
  })

  it('ends a session that was not used for 14 days, and forgets it when the account logs in again', async () => {
    const { refresh: first } = await signUp(app)
    now += 14 * DAY_MS - 1
    const second = await refreshed(app, first)
    now += 14 * DAY_MS
    await expectEnded(second.refresh)
    now += DAY_MS
    await login(app, farmer)
    expect(await database.db.selectFrom('session').selectAll().execute()).toHaveLength(1)
  })

  it('ends a session after 60 days, however often it is used', async () => {
    let { refresh: token } = await signUp(app)
    for (let week = 1; week * 7 < 60; week++) {
      now += 7 * DAY_MS
      token = (await refreshed(app, token)).refresh
    }
    now += 4 * DAY_MS
    expect(await statusOf(token)).toBe(401)
  })

  it('ends no session for a token that only looks like one of its tokens, and logs nothing', async () => {
    const first = await signUp(app)
    const [sessionId, link, seal] = first.refresh.split('.')
    const other = (await register(app, { ...farmer, email: 'otieno@example.com' })).json<typeof first>()
    await expectEnded(
      `${sessionId}.${link}.${other.refresh.split('.')[2]}`,
      `${sessionId}.${'A'.repeat(43)}.${seal}`,
      `${sessionId}.${link}`,
      ...[`${first.refresh}.`, `${first.refresh}=`, first.refresh.slice(0, -1), first.access],
      ...['x', 'x'.repeat(10_000), '..'],
    )
    expect(await statusOf(first.refresh)).toBe(200)
    expect(log).toEqual([])
  })

  it('keeps no token in the database', async () => {
    const tokens = await threeTokens()
    const stored = JSON.stringify(await database.db.selectFrom('session').selectAll().execute())
    for (const { refresh: token } of tokens)
      for (const secret of [token, ...token.split('.').slice(1)]) expect(stored).not.toContain(secret)
  })

  it.each([{}, { refresh: '' }, { refresh: null }, { refresh: 7 }])('asks for the token: %j', async (payload) => {
    const response = await app.inject({ ...endpoints.refresh, payload })
    expect([response.statusCode, said(response)]).toEqual([400, { refresh: ['A refresh token is required'] }])
  })
})
