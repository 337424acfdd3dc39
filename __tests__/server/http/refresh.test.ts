import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'

import { getUser, login, refresh, refreshed, signUp } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { buildTestApp, farmer } from '../../support/testApp'

const DAY_MS = 24 * 60 * 60 * 1000
const ENDED = { detail: 'Your session has ended. Please log in again.' }

describe.each(databases)('POST /api/auth/refresh/ on $name', ({ name, open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let now: number
  beforeEach(async () => {
    now = Date.UTC(2030, 0, 1)
    database = await open()
    app = await buildTestApp({ db: database.db, now: () => now })
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  it('answers with tokens that work', async () => {
    const first = await signUp(app)
    const answer = await refresh(app, first.refresh)
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json()).sort()).toEqual(['access', 'refresh'])
    expect(answer.json().refresh).not.toBe(first.refresh)
    expect((await getUser(app, answer.json().access)).statusCode).toBe(200)
    expect((await refresh(app, answer.json().refresh)).statusCode).toBe(200)
  })

  it('answers the parent of the active token with the active token', async () => {
    const first = await signUp(app)
    const second = await refreshed(app, first.refresh)
    expect((await refreshed(app, first.refresh)).refresh).toBe(second.refresh)
    expect((await refreshed(app, first.refresh)).refresh).toBe(second.refresh)
    const third = await refreshed(app, second.refresh)
    expect((await refreshed(app, second.refresh)).refresh).toBe(third.refresh)
  })

  it('gives the same next token to everyone who asks with the same one at once', async () => {
    const first = await signUp(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshed(app, first.refresh)))
    expect(new Set(answers.map((answer) => answer.refresh)).size).toBe(1)
    expect((await refresh(app, answers[0]!.refresh)).statusCode).toBe(200)
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
    expect(now - Date.UTC(2030, 0, 1)).toBeGreaterThan(55 * DAY_MS)
  })

  it('ends the whole session at once when an older token comes back', async () => {
    const first = await signUp(app)
    const second = await refreshed(app, first.refresh)
    const third = await refreshed(app, second.refresh)
    const replay = await refresh(app, first.refresh)
    expect(replay.statusCode).toBe(401)
    expect(replay.json()).toEqual(ENDED)
    for (const token of [first.refresh, second.refresh, third.refresh])
      expect((await refresh(app, token)).statusCode).toBe(401)
    for (const { access } of [first, second, third]) expect((await getUser(app, access)).json()).toEqual(ENDED)
  })

  it('lets no descendant live on while its session is being ended', async () => {
    for (let round = 0; round < 10; round++) {
      const first =
        (await login(app, farmer)).statusCode === 200 ? (await login(app, farmer)).json() : await signUp(app)
      const second = await refreshed(app, first.refresh)
      const third = await refreshed(app, second.refresh)
      const [descendant] = await Promise.all([refresh(app, third.refresh), refresh(app, first.refresh)])
      const latest = descendant.statusCode === 200 ? descendant.json() : third
      expect((await refresh(app, latest.refresh)).statusCode).toBe(401)
      expect((await getUser(app, latest.access)).statusCode).toBe(401)
    }
  })

  it('leaves other sessions of the account alone', async () => {
    const stolen = await signUp(app)
    const other = (await login(app, farmer)).json()
    const second = await refreshed(app, stolen.refresh)
    await refreshed(app, second.refresh)
    await refresh(app, stolen.refresh)
    expect((await getUser(app, stolen.access)).statusCode).toBe(401)
    expect((await getUser(app, other.access)).statusCode).toBe(200)
    expect((await refresh(app, other.refresh)).statusCode).toBe(200)
  })

  it('ends a session that was not used for 14 days', async () => {
    const { refresh: first } = await signUp(app)
    now += 14 * DAY_MS - 1
    const second = await refreshed(app, first)
    now += 14 * DAY_MS
    const answer = await refresh(app, second.refresh)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual(ENDED)
  })

  it('ends a session after 60 days, however often it is used', async () => {
    let { refresh: token } = await signUp(app)
    for (let week = 1; week * 7 < 60; week++) {
      now += 7 * DAY_MS
      token = (await refreshed(app, token)).refresh
    }
    now += 4 * DAY_MS
    expect((await refresh(app, token)).statusCode).toBe(401)
  })

  it('forgets ended sessions when the account logs in again', async () => {
    await signUp(app)
    now += 15 * DAY_MS
    await login(app, farmer)
    expect(await database.db.selectFrom('session').selectAll().execute()).toHaveLength(1)
  })

  it('ends no session for a token that only looks like one of its tokens', async () => {
    const first = await signUp(app)
    const [sessionId, link, seal] = first.refresh.split('.')
    const otherSeal = (await signUpSomebodyElse()).split('.')[2]
    const forgeries = [
      `${sessionId}.${link}.${otherSeal}`,
      `${sessionId}.${'A'.repeat(43)}.${seal}`,
      `${sessionId}.${link}`,
      `${first.refresh}.`,
      `${first.refresh}=`,
      first.refresh.slice(0, -1),
      first.access,
      'x',
      'x'.repeat(10_000),
      '..',
    ]
    for (const token of forgeries) {
      const answer = await refresh(app, token)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual(ENDED)
    }
    expect((await refresh(app, first.refresh)).statusCode).toBe(200)
  })

  it('keeps no token in the database', async () => {
    const first = await signUp(app)
    const second = await refreshed(app, first.refresh)
    const stored = JSON.stringify(await database.db.selectFrom('session').selectAll().execute())
    for (const token of [first.refresh, second.refresh])
      for (const secret of [token, ...token.split('.').slice(1)]) expect(stored).not.toContain(secret)
  })

  it.each([{}, { refresh: '' }, { refresh: null }, { refresh: 7 }])('asks for the token: %j', async (payload) => {
    const answer = await app.inject({ ...endpoints.refresh, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ refresh: ['A refresh token is required'] })
  })

  async function signUpSomebodyElse(): Promise<string> {
    const payload = { ...farmer, email: 'otieno@example.com' }
    return (await app.inject({ ...endpoints.register, payload })).json().refresh
  }
})
