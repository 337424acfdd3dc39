import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'

import { getUser, register } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { buildTestApp, farmer } from '../../support/testApp'

describe.each(databases)('session binding on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  const start = async (environment: Record<string, string> = {}) => {
    database = await open()
    app = await buildTestApp({ db: database.db, environment })
  }
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']).split(';')[0]!
  const renew = (token: string, cookie = '') =>
    app.inject({ ...endpoints.refresh, payload: { refresh: token }, headers: { cookie } })
  const signUp = async () => {
    const answer = await register(app)
    const { access, refresh } = answer.json<{ access: string; refresh: string }>()
    return { access, refresh, cookie: cookieOf(answer) }
  }

  it('ends a session whose tokens come from another browser, once its own has returned its device token', async () => {
    await start()
    const { refresh, cookie } = await signUp()
    const second = (await renew(refresh, cookie)).json()
    const third = (await renew(second.refresh, cookie)).json()
    expect((await renew(third.refresh)).statusCode).toBe(401)
    expect((await renew(third.refresh, cookie)).statusCode).toBe(401)
    expect((await getUser(app, third.access)).statusCode).toBe(401)
  })

  it('ends a session that comes with another device token', async () => {
    await start()
    const { refresh, cookie } = await signUp()
    const { refresh: next } = (await renew(refresh, cookie)).json()
    expect((await renew(next, `jani_device=${'A'.repeat(43)}`)).statusCode).toBe(401)
  })

  it('binds a session from the start where the browser is known', async () => {
    await start()
    const { cookie } = await signUp()
    const answer = await app.inject({ ...endpoints.login, payload: farmer, headers: { cookie } })
    expect((await renew(answer.json().refresh)).statusCode).toBe(401)
  })

  it('checks the device for the parent of the active token as well', async () => {
    await start()
    const { refresh, cookie } = await signUp()
    await renew(refresh, cookie)
    expect((await renew(refresh, cookie)).statusCode).toBe(200)
    expect((await renew(refresh)).statusCode).toBe(401)
  })

  it('keeps sessions of a browser without cookies', async () => {
    await start()
    let { refresh: token } = await signUp()
    for (let time = 0; time < 5; time++) {
      const answer = await renew(token)
      expect(answer.statusCode).toBe(200)
      token = answer.json().refresh
    }
  })

  it('is switched off by SESSION_BINDING=off', async () => {
    await start({ SESSION_BINDING: 'off' })
    const { refresh, cookie } = await signUp()
    const { refresh: next } = (await renew(refresh, cookie)).json()
    expect((await renew(next)).statusCode).toBe(200)
    const answer = await app.inject({ ...endpoints.login, payload: farmer, headers: { cookie } })
    expect((await renew(answer.json().refresh)).statusCode).toBe(200)
  })

  it('stores no device token, and different hashes for two sessions of one browser', async () => {
    await start()
    const { cookie } = await signUp()
    await app.inject({ ...endpoints.login, payload: farmer, headers: { cookie } })
    const rows = await database.db.selectFrom('session').select('device_token_hash').execute()
    expect(new Set(rows.map(({ device_token_hash }) => device_token_hash)).size).toBe(2)
    const stored = JSON.stringify([rows, await database.db.selectFrom('device').selectAll().execute()])
    expect(stored).not.toContain(cookie.split('=')[1])
  })
})
