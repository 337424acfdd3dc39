import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'

import { getUser, register } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { buildTestApp, farmer } from '../../support/testApp'

describe.each(databases)('session binding on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let token: string
  let cookie: string
  beforeEach(async () => {
    database = await open()
    app = await buildTestApp({ db: database.db })
    await signUp()
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const signUp = async () => {
    const answer = await register(app)
    token = answer.json<{ refresh: string }>().refresh
    cookie = String(answer.headers['set-cookie']).split(';')[0]!
  }
  const renew = (refresh: string, from = '') =>
    app.inject({ ...endpoints.refresh, payload: { refresh }, headers: { cookie: from } })
  const logInAgain = async () =>
    (await app.inject({ ...endpoints.login, payload: farmer, headers: { cookie } })).json<{ refresh: string }>()

  it.each([
    ['without a device token', ''],
    ['with another device token', `jani_device=${'A'.repeat(43)}`],
  ])('ends a session that comes %s, once its own browser has returned its device token', async (_name, other) => {
    const second = (await renew(token, cookie)).json()
    expect((await renew(second.refresh, other)).statusCode).toBe(401)
    expect((await renew(second.refresh, cookie)).statusCode).toBe(401)
    expect((await getUser(app, second.access)).statusCode).toBe(401)
  })

  it('finds its own device token among planted ones, in any order', async () => {
    const planted = `jani_device=${'A'.repeat(43)}`
    let next = (await renew(token, cookie)).json<{ refresh: string }>()
    for (const cookies of [`${planted}; ${cookie}`, `${cookie}; ${planted}`]) {
      const answer = await renew(next.refresh, cookies)
      expect(answer.statusCode).toBe(200)
      next = answer.json()
    }
  })

  it('binds a session from the start where the browser is known', async () => {
    expect((await renew((await logInAgain()).refresh)).statusCode).toBe(401)
  })

  it('checks the device for the parent of the active token as well', async () => {
    await renew(token, cookie)
    expect((await renew(token, cookie)).statusCode).toBe(200)
    expect((await renew(token)).statusCode).toBe(401)
  })

  it('keeps sessions of a browser without cookies', async () => {
    for (let time = 0; time < 5; time++) {
      const answer = await renew(token)
      expect(answer.statusCode).toBe(200)
      token = answer.json().refresh
    }
  })

  it('is switched off by SESSION_BINDING=off', async () => {
    await app.close()
    app = await buildTestApp({ db: database.db, environment: { SESSION_BINDING: 'off' } })
    const { refresh: next } = (await renew(token, cookie)).json()
    expect((await renew(next)).statusCode).toBe(200)
    expect((await renew((await logInAgain()).refresh)).statusCode).toBe(200)
  })

  it('stores no device token, and different hashes for two sessions of one browser', async () => {
    await logInAgain()
    const rows = await database.db.selectFrom('session').select('device_token_hash').execute()
    expect(new Set(rows.map(({ device_token_hash }) => device_token_hash)).size).toBe(2)
    const stored = JSON.stringify([rows, await database.db.selectFrom('device').selectAll().execute()])
    expect(stored).not.toContain(cookie.split('=')[1])
  })
})
