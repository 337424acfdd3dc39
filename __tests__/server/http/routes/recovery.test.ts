import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'
import { limitsOf } from '~/server/domain/limits/limitSettings'

import { bearer, getUser, login, refresh, register, signUp, said } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { NO_LIMITS, buildTestApp, farmer } from '../../../support/testApp'
import { createTestMailer, tokenIn, waitingMails } from '../../../support/testMailer'

const NEW_PASSWORD = 'a-new-Shamba-8'
const MINUTE_MS = 60_000
const ENDED = { token: ['This link was used before or is too old. Please ask for a new one.'] }
const environment = { PUBLIC_URL: 'https://jani.example' }
const { mails: mailLimit, ...networkLimits } = limitsOf({
  signUpsPerHour: 30,
  accountRequestsPerMinute: 600,
  addressRequestsPerMinute: 600,
})
const { networkMails, networkConfirmations } = networkLimits

describe('a link by mail', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let person: AuthResponse
  let mails: ReturnType<typeof createTestMailer>
  let delays: number
  let now: number
  let confirmation: string
  beforeEach(async () => {
    now = Date.now()
    delays = 0
    database = await openSqlite()
    mails = createTestMailer()
    const limits = { ...NO_LIMITS, mails: mailLimit, networkMails, networkConfirmations }
    const randomDelayMs = () => {
      delays++
      return 0
    }
    app = await buildTestApp({
      db: database.db,
      deliver: mails.deliver,
      limits,
      environment,
      randomDelayMs,
      now: () => now,
    })
    person = await signUp(app)
    confirmation = (await mails.next()).text
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const forgot = (email = farmer.email, headers = {}) =>
    app.inject({ ...endpoints.forgotPassword, payload: { email }, headers })
  const reset = (token: unknown, password = NEW_PASSWORD) =>
    app.inject({ ...endpoints.resetPassword, payload: { token, password } })
  const tokenByMail = async () => {
    await forgot()
    return tokenIn((await mails.next()).text)
  }

  it('is sent to an account only, and the response does not reveal if one exists', async () => {
    const unknown = await forgot('nobody@example.com')
    const known = await forgot(farmer.email.toUpperCase())
    expect([known.statusCode, known.body]).toEqual([202, ''])
    expect([unknown.statusCode, unknown.body]).toEqual([202, ''])
    const mail = await mails.next()
    expect(mail).toMatchObject({ to: farmer.email, subject: 'Choose a new password for Jani' })
    expect(mail.text).toMatch(/^https:\/\/jani\.example\/reset#[\w-]{43}$/m)
    expect(mails.sent).toEqual([])
  })

  it('is made at a random time, with or without an account', async () => {
    for (const email of [farmer.email, 'nobody@example.com']) await forgot(email)
    expect(delays).toBe(2)
  })

  it('is written in the language of the visitor', async () => {
    await forgot(farmer.email, { 'accept-language': 'de, sw-KE;q=0.9, en;q=0.5' })
    expect((await mails.next()).text).toMatch(/^Habari Wanjiru,/)
  })

  it('sets a new password once, and ends every session', async () => {
    const token = await tokenByMail()
    const another = await tokenByMail()
    const response = await reset(token)
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect((await getUser(app, person.access)).statusCode).toBe(401)
    expect((await refresh(app, person.refresh)).statusCode).toBe(401)
    expect((await login(app, farmer)).statusCode).toBe(401)
    expect((await login(app, { ...farmer, password: NEW_PASSWORD })).statusCode).toBe(200)
    expect(await mails.next()).toMatchObject({ subject: 'Your Jani password was changed' })
    for (const used of [token, another]) expect(said(await reset(used))).toEqual(ENDED)
  })

  it('sets one password when it is used twice at once', async () => {
    const token = await tokenByMail()
    const responses = await Promise.all([reset(token, 'first-Shamba-1'), reset(token, 'second-Shamba-2')])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400])
  })

  it('is refused when it is too old, made up, or the password is not allowed', async () => {
    const token = await tokenByMail()
    for (const other of ['x', 'A'.repeat(43), 7]) {
      const response = await reset(other)
      expect([response.statusCode, said(response)]).toEqual([400, ENDED])
    }
    expect((await reset(token, 'wanjiru-2026')).json()).toMatchObject({ password: [expect.stringMatching('name')] })
    now += 30 * MINUTE_MS
    expect(said(await reset(token))).toEqual(ENDED)
    expect((await login(app, farmer)).statusCode).toBe(200)
  })

  it('is not stored, only its hash', async () => {
    const token = await tokenByMail()
    const rows = await database.db.selectFrom('password_reset').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is refused after the password was changed by its owner', async () => {
    const token = await tokenByMail()
    const payload = { currentPassword: farmer.password, password: 'changed-Shamba-9' }
    await app.inject({ ...endpoints.changePassword, payload, headers: bearer(person.access) })
    expect(said(await reset(token))).toEqual(ENDED)
  })

  it('is sent three times in half an hour to one address, known or not, and thirty times for one network', async () => {
    for (const email of [farmer.email, 'nobody@example.com'])
      expect(
        [
          ...(await Promise.all([forgot(email), forgot(email), forgot(email), forgot(email)])).map(
            ({ statusCode }) => statusCode,
          ),
        ].sort(),
      ).toEqual([202, 202, 202, 429])
    const statuses = []
    for (let index = 0; index < 25; index++) statuses.push((await forgot(`farmer${index}@example.com`)).statusCode)
    expect(statuses.filter((status) => status === 202)).toHaveLength(24)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is sent three times in half an hour to an address that accounts are opened and deleted with', async () => {
    for (let time = 0; time < 5; time++) {
      const headers = bearer(person.access)
      await app.inject({ ...endpoints.deleteAccount, payload: { password: farmer.password }, headers })
      person = await signUp(app)
    }
    await app.close()
    // links that were asked for earlier went with their accounts
    expect([...mails.sent, ...(await waitingMails(database.db))].length).toBeLessThanOrEqual(2)
  })

  it('is sent three times of each kind in half an hour to one inbox, for any alias', async () => {
    const aliases = ['m.wangi', 'mwangi+1', 'mwan.gi+2', 'MWANGI', 'mwangi+3'].map((name) => `${name}@gmail.com`)
    const people = []
    for (const email of aliases)
      people.push((await register(app, { ...farmer, username: 'Mwangi', email })).json<AuthResponse>())
    const statuses = []
    for (const [index, email] of aliases.entries()) {
      statuses.push((await forgot(email)).statusCode)
      const headers = bearer(people[index]!.access)
      const payload = { currentPassword: farmer.password, password: NEW_PASSWORD }
      expect((await app.inject({ ...endpoints.changePassword, payload, headers })).statusCode).toBe(204)
      expect((await app.inject({ ...endpoints.sendConfirmation, headers })).statusCode).toBe(429)
    }
    await app.close()
    expect(statuses).toEqual([202, 202, 202, 429, 429])
    const subjects = [...mails.sent, ...(await waitingMails(database.db))].map(({ subject }) => subject).sort()
    expect(subjects).toEqual([
      ...Array<string>(3).fill('Choose a new password for Jani'),
      ...Array<string>(3).fill('Is this your e-mail address?'),
      // the notices of an account are not used up by others of its inbox
      ...Array<string>(5).fill('Your Jani password was changed'),
    ])
  })

  it('confirms as many addresses of one network as may sign up there in an hour, and thirty more', async () => {
    for (let index = 0; index < 70; index++)
      expect((await register(app, { ...farmer, email: `farmer${index}@example.com` })).statusCode).toBe(201)
    expect((await app.inject({ ...endpoints.sendConfirmation, headers: bearer(person.access) })).statusCode).toBe(429)
    await app.close()
    expect(mails.sent.length + (await waitingMails(database.db)).length).toBe(59)
  })

  it('confirms the address of a new account, and again', async () => {
    const confirm = (token: string) => app.inject({ ...endpoints.confirmEmail, payload: { token } })
    const isConfirmed = async () =>
      (await app.inject({ ...endpoints.getAccount, headers: bearer(person.access) })).json().isEmailConfirmed as boolean
    const askAgain = () => app.inject({ ...endpoints.sendConfirmation, headers: bearer(person.access) })
    expect(confirmation).toMatch(/^https:\/\/jani\.example\/confirm#/m)
    const token = tokenIn(confirmation)
    expect(said(await confirm(`${token.slice(0, -3)}AAA`))).toEqual(ENDED)
    expect(await isConfirmed()).toBe(false)
    now += MINUTE_MS
    expect((await askAgain()).statusCode).toBe(204)
    const newer = tokenIn((await mails.next()).text)
    for (const one of [token, newer]) expect((await confirm(one)).statusCode).toBe(204)
    expect(await isConfirmed()).toBe(true)
    expect((await askAgain()).statusCode).toBe(204)
    now += 3 * 24 * 60 * MINUTE_MS
    expect(said(await confirm(newer))).toEqual(ENDED)
    expect(mails.sent).toEqual([])
  })
})
