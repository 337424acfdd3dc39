import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { AccessResponse } from '~/contract/responses'
import { createAccountRepository } from '~/server/persistence/accountRepository'

import { bearer, diagnose, getUser, login, refresh, refreshed, signUp } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { buildTestApp, farmer } from '../../support/testApp'

const ENDED = { detail: 'Your session has ended. Please log in again.' }

describe.each(databases)('POST /api/auth/logout/ on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  beforeEach(async () => {
    database = await open()
    app = await buildTestApp({ db: database.db })
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const logOut = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ ...endpoints.logout, payload, headers })

  async function expectEnded(...all: AccessResponse[]) {
    for (const { access, refresh: token } of all)
      for (const answer of [await getUser(app, access), await diagnose(app, access), await refresh(app, token)]) {
        expect(answer.statusCode).toBe(401)
        expect(answer.json()).toEqual(ENDED)
      }
  }

  it('ends the session for all of its tokens, and no other session', async () => {
    const first = await signUp(app)
    const other = (await login(app, farmer)).json()
    const second = await refreshed(app, first.refresh)
    const answer = await logOut({ refresh: second.refresh })
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect(answer.headers).not.toHaveProperty('clear-site-data')
    await expectEnded(second, first)
    expect((await getUser(app, other.access)).statusCode).toBe(200)
  })

  it.each<[string, (tokens: AccessResponse) => [object, Record<string, string>?]]>([
    ['its newest refresh token', ({ refresh: token }) => [{ refresh: token }]],
    ['its access token', ({ access }) => [{}, bearer(access)]],
    ['a forged refresh token and its access token', ({ access }) => [{ refresh: 'forged' }, bearer(access)]],
  ])('ends the session of %s', async (_name, given) => {
    const tokens = await signUp(app)
    expect((await logOut(...given(tokens))).statusCode).toBe(204)
    await expectEnded(tokens)
  })

  it('ends the session of a token that has been used up', async () => {
    const first = await signUp(app)
    const second = await refreshed(app, first.refresh)
    const third = await refreshed(app, second.refresh)
    await logOut({ refresh: first.refresh })
    await expectEnded(third)
  })

  it('ends a session that is being refreshed at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const first = round === 0 ? await signUp(app) : (await login(app, farmer)).json<AccessResponse>()
      const [renewal] = await Promise.all([refresh(app, first.refresh), logOut({ refresh: first.refresh })])
      await expectEnded(first, ...(renewal.statusCode === 200 ? [renewal.json<AccessResponse>()] : []))
    }
  })

  it('returns 204 again, and without a session', async () => {
    const tokens = await signUp(app)
    for (const payload of [{ refresh: tokens.refresh }, { refresh: tokens.refresh }, {}, { refresh: 7 }, [], { x: 1 }])
      expect((await logOut(payload)).statusCode).toBe(204)
    for (const authorization of ['', 'Bearer', 'Bearer forged', `Bearer ${tokens.refresh}`, 'Basic x'])
      expect((await logOut({}, { authorization })).statusCode).toBe(204)
  })

  it.each([
    ['nothing', undefined, ''],
    ['nothing that says it is JSON', 'application/json', ''],
    ['broken JSON', 'application/json', '{"refresh":'],
    ['null', 'application/json', 'null'],
    ['a poisoned prototype', 'application/json', '{"__proto__":{"refresh":"x"}}'],
    ['a form', 'application/x-www-form-urlencoded', 'refresh=x'],
    ['text', 'text/plain;charset=UTF-8', 'bye'],
  ])('returns 204 to %s', async (_name, type, payload) => {
    const headers = type === undefined ? {} : { 'content-type': type }
    expect((await app.inject({ ...endpoints.logout, headers, payload })).statusCode).toBe(204)
  })

  it('accepts JSON that is sent as text, as a beacon does', async () => {
    const tokens = await signUp(app)
    await app.inject({
      ...endpoints.logout,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ refresh: tokens.refresh }),
    })
    await expectEnded(tokens)
  })
})

it('refuses the tokens of a deleted account', async () => {
  const [{ open }] = databases as [(typeof databases)[number]]
  const database = await open()
  const app = await buildTestApp({ db: database.db })
  const tokens = await signUp(app)
  const records = createAccountRepository(database.db)
  await records.remove((await records.find(farmer.email))!.id)
  for (const answer of [
    await getUser(app, tokens.access),
    await diagnose(app, tokens.access),
    await refresh(app, tokens.refresh),
  ])
    expect(answer.statusCode).toBe(401)
  await app.close()
  await database.close()
})
