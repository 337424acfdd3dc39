import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { openDatabase } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'
import { isOutage } from '~/server/persistence/outage'

import { bearer, creditsOf, diagnose, getUser, signUp } from '../support/calls'
import { createPostgresServer } from '../support/postgresServer'
import type { PostgresServer } from '../support/postgresServer'
import { buildTestApp, farmer } from '../support/testApp'

const AWAY = { detail: 'We cannot reach our records right now. Please try again in a moment.' }
const BACK_WITHIN_MS = 3_000

/** The tests' own PostgreSQL is shared; this one may be stopped. */
const describeOnPostgres = process.env['TEST_POSTGRES_URL'] === undefined ? describe.skip : describe

describeOnPostgres('PostgreSQL away while the server runs', () => {
  let postgres: PostgresServer
  let db: Database
  let app: FastifyInstance
  beforeAll(async () => {
    postgres = await createPostgresServer()
    await postgres.start()
    db = await openDatabase({ postgresUrl: postgres.url })
    await migrate(db)
    app = await buildTestApp({ db })
  })
  afterAll(async () => {
    await app.close()
    await db.destroy()
    await postgres.remove()
  })

  const everyCall = (access: string) =>
    Promise.all([
      app.inject({ ...endpoints.register, payload: { ...farmer, email: 'late@example.com' } }),
      app.inject({ ...endpoints.login, payload: farmer }),
      app.inject({ ...endpoints.getUser, headers: bearer(access) }),
      diagnose(app, access),
    ])

  it('is told as 503 in words, and served again by itself once it is back', async () => {
    const { access, refresh } = await signUp(app)
    await Promise.all(Array.from({ length: 8 }, () => getUser(app, access))) // several idle connections to lose
    await postgres.stop()

    for (let round = 0; round < 3; round++) {
      const answers = await everyCall(access)
      answers.push(await app.inject({ ...endpoints.refresh, payload: { refresh } }))
      for (const answer of answers) {
        expect([answer.statusCode, answer.json()]).toEqual([503, AWAY])
        expect(answer.headers['retry-after']).toBe('2')
      }
    }
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)

    await postgres.start()
    expect(await msUntil(async () => (await app.inject('/readyz')).statusCode === 200)).toBeLessThan(BACK_WITHIN_MS)
    expect((await everyCall(access)).map(({ statusCode }) => statusCode)).toEqual([201, 200, 200, 200])
    expect(await creditsOf(app, access)).toBe(4)
  })

  it('in the middle of the work: every answer is whole, and what was answered is paid', async () => {
    const { access } = (await app.inject({ ...endpoints.login, payload: farmer })).json()
    const before = await creditsOf(app, access)
    const calls = Array.from({ length: 60 }, async (_, index) => {
      await wait(index * 5)
      return index % 20 === 10 ? diagnose(app, access) : getUser(app, access)
    })
    await wait(100)
    await postgres.stop()
    const answers = await Promise.all(calls)
    expect(answers.filter(({ statusCode }) => ![200, 503].includes(statusCode)).map(({ body }) => body)).toEqual([])
    expect(answers.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(0)
    await postgres.start()
    const scans = answers.filter((_, index) => index % 20 === 10)
    const paid = before - (await creditsOf(app, access))
    expect(paid).toBeGreaterThanOrEqual(scans.filter(({ statusCode }) => statusCode === 200).length)
    expect(paid).toBeLessThanOrEqual(scans.length) // a commit may have been done whose confirmation was cut off
  })
})

async function msUntil(condition: () => Promise<boolean>) {
  const start = performance.now()
  while (!(await condition())) await wait(50)
  return performance.now() - start
}

describe('an outage', () => {
  it.each([
    Object.assign(new Error(''), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    Object.assign(new Error('could not serialize access'), { code: '40001' }),
    Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }),
    Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('is told apart from a mistake of ours: %s', (error) => {
    expect(isOutage(error)).toBe(true)
  })

  it.each([
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    Object.assign(new Error('syntax error'), { code: '42601' }),
    Object.assign(new Error('UNIQUE constraint failed'), { code: 'SQLITE_CONSTRAINT_UNIQUE' }),
    new TypeError('x is undefined'),
    undefined,
  ])('is not: %s', (error) => {
    expect(isOutage(error)).toBe(false)
  })
})
