import { setTimeout as wait } from 'node:timers/promises'

import SQLite from 'better-sqlite3'
import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'

import { bearer, creditsOf, diagnose, getUser, login, refresh, register, signUp } from '../../support/calls'
import { openFile } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { violatedInvariants } from '../../support/scans'
import { buildTestApp, farmer } from '../../support/testApp'

/** What a client waits for an answer. */
const CLIENT_TIMEOUT_MS = 10_000

describe('a SQLite file that another process has locked', () => {
  let database: TestDatabase
  let other: SQLite.Database
  let app: FastifyInstance
  let person: AuthResponse
  beforeEach(async () => {
    database = await openFile()
    other = new SQLite((database.location as { sqliteFile: string }).sqliteFile)
    app = await buildTestApp({ db: database.db })
    person = await signUp(app)
  })
  afterEach(async () => {
    other.close()
    expect(await violatedInvariants(database.db)).toEqual([])
    await app.close()
    await database.close()
  })

  const read = () => [
    getUser(app, person.access),
    app.inject({ ...endpoints.getDiagnoses, headers: bearer(person.access) }),
    app.inject('/healthz'),
    app.inject('/readyz'),
  ]

  it('is read while twelve writes wait; they are refused with 503 within the time a client waits', async () => {
    other.exec('begin immediate')
    const startedAt = performance.now()
    const writes = [1, 2, 3].flatMap((index) => [
      diagnose(app, person.access),
      register(app, { ...farmer, email: `late${index}@example.com` }),
      login(app, farmer),
      refresh(app, person.refresh),
    ])
    let refused = 0
    for (const write of writes) void write.then(() => refused++)
    await wait(100)
    for (let round = 0; round < 10; round++)
      for (const response of await Promise.all(read())) expect(response.statusCode).toBe(200)
    expect(refused).toBe(0)
    for (const response of await Promise.all(writes))
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
    expect(performance.now() - startedAt).toBeLessThan(CLIENT_TIMEOUT_MS)
    other.exec('rollback')
    expect((await diagnose(app, person.access)).statusCode).toBe(200)
    expect(await creditsOf(app, person.access)).toBe(4)
  })
})
