import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { openDatabase } from '~/server/persistence/database'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer, creditsOf, diagnose, getUser, signUp } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { createTcpProxy } from '../../support/tcpProxy'
import { buildTestApp, farmer } from '../../support/testApp'

const UNAVAILABLE = expect.objectContaining({
  detail: 'We cannot reach our records right now. Please try again in a moment.',
})
const RECOVERS_WITHIN_MS = 3_000

describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))('a server that loses $name', ({ open }) => {
  let database: TestDatabase
  let proxy: Awaited<ReturnType<typeof createTcpProxy>>
  let db: OpenDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    database = await open()
    proxy = await createTcpProxy(new URL((database.location as { postgresUrl: string }).postgresUrl))
    db = await openDatabase({ postgresUrl: proxy.url })
    app = await buildTestApp({ db })
  })
  afterAll(async () => {
    await app.close()
    await db.destroy()
    await proxy.cut()
    await database.close()
  })

  const everyCall = (access: string) =>
    Promise.all([
      app.inject({ ...endpoints.register, payload: { ...farmer, email: 'late@example.com' } }),
      app.inject({ ...endpoints.login, payload: farmer }),
      app.inject({ ...endpoints.getUser, headers: bearer(access) }),
      diagnose(app, access),
    ])

  it('answers 503 with Retry-After, and recovers on its own', async () => {
    const { access, refresh } = await signUp(app)
    await Promise.all(Array.from({ length: 8 }, () => getUser(app, access))) // several idle connections to lose
    await proxy.cut()
    for (let round = 0; round < 3; round++) {
      const responses = await everyCall(access)
      responses.push(await app.inject({ ...endpoints.refresh, payload: { refresh } }))
      for (const response of responses)
        expect([response.statusCode, response.json(), response.headers['retry-after']]).toEqual([503, UNAVAILABLE, '2'])
    }
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)

    await proxy.resume()
    const resumedAt = performance.now()
    while ((await app.inject('/readyz')).statusCode !== 200) await wait(20)
    expect(performance.now() - resumedAt).toBeLessThan(RECOVERS_WITHIN_MS)
    expect((await everyCall(access)).map(({ statusCode }) => statusCode)).toEqual([201, 200, 200, 200])
    expect(await creditsOf(app, access)).toBe(4)
  })

  it('gives whole responses when the connection breaks during requests, and charges what it answered', async () => {
    const { access } = (await app.inject({ ...endpoints.login, payload: farmer })).json()
    const before = await creditsOf(app, access)
    const calls = Array.from({ length: 60 }, async (_, index) => {
      await wait(index * 5)
      return index % 20 === 10 ? diagnose(app, access) : getUser(app, access)
    })
    await wait(100)
    await proxy.cut()
    const responses = await Promise.all(calls)
    expect(responses.filter(({ statusCode }) => ![200, 503].includes(statusCode)).map(({ body }) => body)).toEqual([])
    expect(responses.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(0)
    await proxy.resume()
    const scans = responses.filter((_, index) => index % 20 === 10)
    const paid = before - (await creditsOf(app, access))
    expect(paid).toBeGreaterThanOrEqual(scans.filter(({ statusCode }) => statusCode === 200).length)
    expect(paid).toBeLessThanOrEqual(scans.length) // a commit may have succeeded although its confirmation was lost
  })
})
