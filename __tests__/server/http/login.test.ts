import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { PASSWORD_COST } from '~/server/security/passwords'

import { getUser, login, register, signUp, said } from '../../support/calls'
import { buildTestApp, farmer } from '../../support/testApp'

let app: FastifyInstance
beforeEach(async () => {
  app = await buildTestApp()
})
afterEach(() => app.close())

describe('POST /api/auth/login/', () => {
  it('opens a session, with the address written in any case', async () => {
    await register(app)
    const answer = await login(app, { email: farmer.email.toUpperCase(), password: farmer.password })
    expect(answer.statusCode).toBe(200)
    const user = { username: 'Wanjiru', credits: 5 }
    expect(answer.json()).toEqual({ access: expect.any(String), refresh: expect.any(String), user })
    expect((await getUser(app, answer.json().access)).statusCode).toBe(200)
  })

  it('does not tell a wrong password from an unknown address, at the real cost of a password', async () => {
    const real = await buildTestApp({ passwordCost: PASSWORD_COST })
    await register(real)
    const wrong = await login(real, { email: farmer.email, password: 'maize-and-peas' })
    const unknown = await login(real, { email: 'nobody@example.com', password: farmer.password })
    expect(wrong.json()).toMatchObject({ detail: 'The e-mail address or the password is wrong.' })
    expect([wrong.statusCode, unknown.statusCode, unknown.body]).toEqual([401, 401, wrong.body])
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
    await real.close()
  })

  it('names every wrong field', async () => {
    const answer = await login(app, { email: 'x', password: '' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ email: ['Invalid Email'], password: expect.any(Array) })
  })

  it.each([
    ['broken JSON', 'application/json', '{"email":', 400, 'The request could not be understood.'],
    ['nothing at all', 'application/json', '', 400, 'The request could not be understood.'],
    ['another format', 'application/xml', '<email/>', 415, 'Please send this request as JSON.'],
    ['too much', 'application/json', `"${'x'.repeat(20_000)}"`, 413, 'The request is too large.'],
    ['a poisoned prototype', 'application/json', '{"__proto__":{"a":1}}', 400, 'The request could not be understood.'],
  ])('refuses %s in one sentence', async (_name, type, payload, status, detail) => {
    const answer = await app.inject({ ...endpoints.login, headers: { 'content-type': type }, payload })
    expect([answer.statusCode, said(answer)]).toEqual([status, { detail }])
  })
})

describe('GET /api/users/get_user', () => {
  it('answers who is signed in, and nothing more about them', async () => {
    const answer = await getUser(app, (await signUp(app)).access)
    expect([answer.statusCode, answer.json()]).toEqual([200, { user: { username: 'Wanjiru', credits: 5 } }])
  })

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic d2FuamlydTp4', 'Bearer a b'])(
    'asks to log in for the authorization %p',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization }
      const answer = await app.inject({ ...endpoints.getUser, headers })
      expect([answer.statusCode, said(answer)]).toEqual([401, { detail: 'Please log in first.' }])
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    },
  )
})
