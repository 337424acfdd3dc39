import type { FastifyInstance } from 'fastify'

import { login, register } from '../../support/calls'
import { buildTestApp, farmer } from '../../support/testApp'

describe('POST /api/auth/register/', () => {
  let app: FastifyInstance
  beforeEach(async () => {
    app = await buildTestApp()
  })
  afterEach(() => app.close())

  it('opens an account with five credits and a session', async () => {
    const answer = await register(app)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      access: expect.any(String),
      refresh: expect.any(String),
      user: { username: 'Wanjiru', credits: 5 },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('says that an address is taken, however it is written', async () => {
    await register(app)
    const answer = await register(app, { ...farmer, email: 'WanJiru@Example.com' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ email: ['This e-mail address is already registered.'] })
    expect((await login(app, farmer)).statusCode).toBe(200)
  })

  it('opens one account when the same form is sent twice at once', async () => {
    const answers = await Promise.all([register(app), register(app), register(app)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  })

  it('names every wrong field', async () => {
    const answer = await register(app, { username: '1', email: 'x', password: 'short' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      username: ['Invalid Username'],
      email: ['Invalid Email'],
      password: ['Password must be at least 8 characters'],
    })
  })

  it.each([
    ['nothing', {}],
    ['a list', [farmer]],
    ['numbers and objects', { username: 1, email: {}, password: ['maize-and-beans'] }],
    ['null', { username: null, email: null, password: null }],
  ])('refuses %s field by field, with sentences only', async (_name, payload) => {
    const answer = await register(app, payload)
    expect(answer.statusCode).toBe(400)
    const body = answer.json<Record<string, string[]>>()
    expect(Object.keys(body).sort()).toEqual(['email', 'password', 'username'])
    for (const sentence of Object.values(body).flat()) expect(sentence).toMatch(/^[A-Z][^`{}]+$/)
  })

  it('ignores fields that nobody may choose', async () => {
    const answer = await register(app, { ...farmer, credits: 1000, id: 'x' })
    expect(answer.json().user).toEqual({ username: 'Wanjiru', credits: 5 })
  })

  it.each(['8 chars!', 'ñandú-ñandú', '密码密码密码密码', 'x'.repeat(125)])(
    'takes the password %s',
    async (password) => {
      expect((await register(app, { ...farmer, password })).statusCode).toBe(201)
      expect((await login(app, { ...farmer, password })).statusCode).toBe(200)
      expect((await login(app, { ...farmer, password: `${password.slice(0, -1)}?` })).statusCode).toBe(401)
    },
  )

  it('knows a password again that another keyboard composes differently', async () => {
    await register(app, { ...farmer, password: 'jalape\u00f1o-leaf' })
    expect((await login(app, { ...farmer, password: 'jalapen\u0303o-leaf' })).statusCode).toBe(200)
  })
})
