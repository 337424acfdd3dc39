import type { FastifyInstance } from 'fastify'

import { login, register, said } from '../../support/calls'
import { buildTestApp, farmer } from '../../support/testApp'

describe('POST /api/auth/register/', () => {
  let app: FastifyInstance
  beforeEach(async () => {
    app = await buildTestApp()
  })
  afterEach(() => app.close())

  it('opens an account with five credits and a session, whatever else is asked for', async () => {
    const answer = await register(app, { ...farmer, credits: 1000, id: 'x' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store'])
    const user = { username: 'Wanjiru', credits: 5 }
    expect(answer.json()).toEqual({ access: expect.any(String), refresh: expect.any(String), user })
  })

  it('returns 409 when the address is taken, however it is written', async () => {
    await register(app)
    const answer = await register(app, { ...farmer, email: 'WanJiru@Example.com' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ email: ['This e-mail address is already registered.'] })
    expect((await login(app, farmer)).statusCode).toBe(200)
  })

  it('opens one account when the same form is sent twice at once', async () => {
    const answers = await Promise.all([register(app), register(app), register(app)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  })

  it('names every wrong field', async () => {
    const answer = await register(app, { username: '1', email: 'x', password: 'short' })
    expect(answer.statusCode).toBe(400)
    expect(said(answer)).toEqual({
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
    const body = said(answer)
    expect(Object.keys(body).sort()).toEqual(['email', 'password', 'username'])
    for (const sentence of Object.values(body).flat()) expect(sentence).toMatch(/^[A-Z][^`{}]+$/)
  })
})
