import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { limitsOf } from '~/server/domain/limits'
import { openDatabase } from '~/server/persistence/database'

import { getUser, login, refresh, refreshed, register } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { fakeDate } from '../../support/fakeDate'
import { buildTestApp, farmer } from '../../support/testApp'

const limits = limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })

describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))('two servers on one $name', ({ open }) => {
  let database: TestDatabase
  let here: FastifyInstance
  let there: FastifyInstance
  let clock: ReturnType<typeof fakeDate>
  beforeEach(async () => {
    clock = fakeDate()
    database = await open()
    const start = async () => {
      const db = await openDatabase(database.location)
      const app = await buildTestApp({ db, limits })
      app.addHook('onClose', () => db.destroy())
      return app
    }
    ;[here, there] = [await start(), await start()]
  })
  afterEach(async () => {
    await here.close()
    await there.close()
    await database.close()
    jest.useRealTimers()
  })

  const guess = (server: FastifyInstance, address: string) =>
    server.inject({ ...endpoints.login, payload: { ...farmer, password: 'wrong-guess' }, remoteAddress: address })

  it('share logouts', async () => {
    const tokens = (await register(here)).json()
    expect((await getUser(there, tokens.access)).statusCode).toBe(200)
    await here.inject({ ...endpoints.logout, payload: { refresh: tokens.refresh } })
    expect((await getUser(there, tokens.access)).statusCode).toBe(401)
    expect((await refresh(there, tokens.refresh)).statusCode).toBe(401)
  })

  it('refresh each other’s sessions, and notice a copied token together', async () => {
    const first = (await register(here)).json()
    const second = await refreshed(there, first.refresh)
    const third = await refreshed(here, second.refresh)
    const [replay, descendant] = await Promise.all([refresh(there, first.refresh), refresh(here, third.refresh)])
    expect(replay.statusCode).toBe(401)
    const last = descendant.statusCode === 200 ? descendant.json() : third
    for (const server of [here, there]) expect((await refresh(server, last.refresh)).statusCode).toBe(401)
  })

  it('count guesses together, also at the same moment', async () => {
    await register(here)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, time) => guess(time % 2 === 0 ? here : there, `198.51.100.${time}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
    expect((await guess(there, '203.0.113.1')).statusCode).toBe(429)
    clock.pass(15_000)
    expect((await guess(here, '203.0.113.2')).statusCode).toBe(401)
    for (let time = 0; time < 4; time++) await guess(there, `203.0.113.${time + 3}`)
    expect((await guess(here, '203.0.113.9')).statusCode).toBe(429)
  })

  it('share known devices', async () => {
    const cookie = String((await register(here)).headers['set-cookie']).split(';')[0]!
    for (let time = 0; time < 6; time++) await guess(here, `198.51.100.${time}`)
    expect((await login(there, farmer)).statusCode).toBe(429)
    const owner = await there.inject({ ...endpoints.login, payload: farmer, headers: { cookie } })
    expect(owner.statusCode).toBe(200)
  })
})
