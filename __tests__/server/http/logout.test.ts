import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { AccessResponse } from '~/contract/responses'
import { createAccountRepository } from '~/server/persistence/accountRepository'

import { bearer, diagnose, getUser, login, refresh, refreshed, signUp, said } from '../../support/calls'
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

  const logOut = (payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({ ...endpoints.logout, payload, headers })
  const logIn = async () => (await login(app, farmer)).json<AccessResponse>()

  async function expectEnded(...all: AccessResponse[]) {
    for (const { access, refresh: token } of all)
      for (const answer of [await getUser(app, access), await diagnose(app, access), await refresh(app, token)])
        expect([answer.statusCode, said(answer)]).toEqual([401, ENDED])
  }

  it('ends the session for all of its tokens, and no other session', async () => {
    const first = await signUp(app)
    const other = await logIn()
    const second = await refreshed(app, first.refresh)
    const answer = await logOut({ refresh: second.refresh })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(answer.headers).not.toHaveProperty('clear-site-data')
    await expectEnded(second, first)
    expect((await getUser(app, other.access)).statusCode).toBe(200)
  })

  it.each<[string, (tokens: AccessResponse) => [object | string, Record<string, string>?]]>([
    ['its newest refresh token', ({ refresh: token }) => [{ refresh: token }]],
    ['its access token', ({ access }) => [{}, bearer(access)]],
    ['a forged refresh token and its access token', ({ access }) => [{ refresh: 'forged' }, bearer(access)]],
    [
      'JSON that is sent as text, as a beacon does',
      ({ refresh: token }) => [JSON.stringify({ refresh: token }), { 'content-type': 'text/plain' }],
    ],
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
    await signUp(app)
    for (let round = 0; round < 10; round++) {
      const first = await logIn()
      const [renewal] = await Promise.all([refresh(app, first.refresh), logOut({ refresh: first.refresh })])
      await expectEnded(first, ...(renewal.statusCode === 200 ? [renewal.json<AccessResponse>()] : []))
    }
  })

  it('returns 204 again, and whatever is sent without a session', async () => {
    const tokens = await signUp(app)
    const bodies = [{ refresh: tokens.refresh }, { refresh: tokens.refresh }, {}, { refresh: 7 }, [], { x: 1 }]
    const statuses = []
    for (const payload of bodies) statuses.push((await logOut(payload)).statusCode)
    for (const authorization of ['', 'Bearer', 'Bearer forged', `Bearer ${tokens.refresh}`, 'Basic x'])
      statuses.push((await logOut({}, { authorization })).statusCode)
    for (const text of ['', '{"refresh":', 'null', '{"__proto__":{"refresh":"x"}}'])
      statuses.push((await logOut(text, { 'content-type': 'application/json' })).statusCode)
    statuses.push((await logOut('refresh=x', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode)
    statuses.push((await logOut('bye', { 'content-type': 'text/plain;charset=UTF-8' })).statusCode)
    statuses.push((await app.inject(endpoints.logout)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([204]))
  })

  it('refuses the tokens of a deleted account', async () => {
    const { access, refresh: token } = await signUp(app)
    const records = createAccountRepository(database.db)
    await records.remove((await records.find(farmer.email))!.id)
    for (const answer of [await getUser(app, access), await diagnose(app, access), await refresh(app, token)])
      expect(answer.statusCode).toBe(401)
  })
})
