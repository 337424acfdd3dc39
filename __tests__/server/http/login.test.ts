import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'

import { getUser, login, register, signUp } from '../../support/calls'
import { buildTestApp, farmer } from '../../support/testApp'

describe('POST /api/auth/login/', () => {
  let app: FastifyInstance
  beforeEach(async () => {
    app = await buildTestApp()
  })
  afterEach(() => app.close())

  it('opens a session, with the address written in any case', async () => {
    await register(app)
    const answer = await login(app, { email: farmer.email.toUpperCase(), password: farmer.password })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      access: expect.any(String),
      refresh: expect.any(String),
      user: { username: 'Wanjiru', credits: 5 },
    })
    expect((await getUser(app, answer.json().access)).statusCode).toBe(200)
  })

  it('does not tell a wrong password from an unknown address', async () => {
    await register(app)
    const wrong = await login(app, { email: farmer.email, password: 'maize-and-peas' })
    const unknown = await login(app, { email: 'nobody@example.com', password: farmer.password })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ detail: 'The e-mail address or the password is wrong.' })
    expect(unknown.statusCode).toBe(wrong.statusCode)
    expect(unknown.body).toBe(wrong.body)
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
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
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ detail })
  })
})

describe('GET /api/users/get_user', () => {
  let app: FastifyInstance
  beforeEach(async () => {
    app = await buildTestApp()
  })
  afterEach(() => app.close())

  it('answers who is signed in, and nothing more about them', async () => {
    const { access } = await signUp(app)
    const answer = await getUser(app, access)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ user: { username: 'Wanjiru', credits: 5 } })
  })

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic d2FuamlydTp4', 'Bearer a b'])(
    'asks to log in for the authorization %p',
    async (authorization) => {
      const answer = await app.inject({
        ...endpoints.getUser,
        headers: authorization === undefined ? {} : { authorization },
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ detail: 'Please log in first.' })
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    },
  )
})
