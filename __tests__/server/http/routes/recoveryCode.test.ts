import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import type { AuthResponse } from '~/contract/responses'
import { limitsOf } from '~/server/domain/limits/limitSettings'
import { RECOVERY_WORDS } from '~/server/security/recoveryCode'

import { bearer, getUser, login, refresh, register, said, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { NO_LIMITS, buildTestApp, farmer } from '../../../support/testApp'
import { createTestMailer, tokenIn } from '../../../support/testMailer'

const NEW_PASSWORD = 'a-new-Shamba-8'
const WRONG = { code: ['These words do not belong to this e-mail address, or were used before.'] }
const { passwordGuesses, logins, accountGuesses, addressGuesses, mails, ...others } = limitsOf({
  signUpsPerHour: 30,
  accountRequestsPerMinute: 600,
  addressRequestsPerMinute: 600,
})

describe('without mail', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let mailer: ReturnType<typeof createTestMailer>
  let person: AuthResponse
  beforeEach(async () => {
    database = await openSqlite()
    mailer = createTestMailer()
    const { takenAddresses, takenEmails } = others
    const guesses = { passwordGuesses, logins, accountGuesses, addressGuesses }
    const limits = { ...NO_LIMITS, ...guesses, mails, takenAddresses, takenEmails }
    app = await buildTestApp({ db: database.db, deliver: mailer.deliver, limits })
    person = await signUp(app)
    await mailer.next()
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const replace = (password = farmer.password, language: Language = 'en') =>
    app.inject({
      ...endpoints.replaceRecoveryCode,
      payload: { password },
      headers: { ...bearer(person.access), 'accept-language': language },
    })
  const newCode = async () => (await replace()).json<{ recoveryCode: string }>().recoveryCode
  const recover = (code: unknown, email = farmer.email, password = NEW_PASSWORD, language: Language = 'en') =>
    app.inject({
      ...endpoints.recoverAccount,
      payload: { email, code, password },
      headers: { 'accept-language': language },
    })
  const changeEmail = (email: string, password = farmer.password) =>
    app.inject({ ...endpoints.changeEmail, payload: { email, password }, headers: bearer(person.access) })
  const account = async () =>
    (await app.inject({ ...endpoints.getAccount, headers: bearer(person.access) })).json<Record<string, unknown>>()

  it('a code of four words is made with the password alone, and is not stored', async () => {
    expect((await account())['recoveryCodeMadeAt']).toBeNull()
    const refused = await replace('not-my-password')
    expect([refused.statusCode, said(refused)]).toEqual([400, { password: ['The password is wrong.'] }])
    const code = await newCode()
    const words = code.split(' ')
    expect([words.length, words.filter((word) => RECOVERY_WORDS.en.includes(word)).length]).toEqual([4, 4])
    expect((await account())['recoveryCodeMadeAt']).toMatch(/^\d{4}-\d\d-\d\dT/)
    const rows = JSON.stringify(await database.db.selectFrom('account').selectAll().execute())
    for (const word of words) expect(rows).not.toMatch(new RegExp(`\\b${word}\\b`))
    const everything = await app.inject({ ...endpoints.exportAccount, headers: bearer(person.access) })
    expect(everything.body).not.toContain('argon2')
  })

  it('the code sets a new password once, ends every session, and returns the next code', async () => {
    const code = await newCode()
    const typed = code.toUpperCase().split(' ').map((word, index) => `${index + 1}. ${word}`).join('\n') // prettier-ignore
    const recovered = await recover(typed, farmer.email.toUpperCase())
    expect(recovered.statusCode).toBe(200)
    const { recoveryCode: next } = recovered.json<{ recoveryCode: string }>()
    expect((await getUser(app, person.access)).statusCode).toBe(401)
    expect((await refresh(app, person.refresh)).statusCode).toBe(401)
    expect((await login(app, farmer)).statusCode).toBe(401)
    expect((await login(app, { ...farmer, password: NEW_PASSWORD })).statusCode).toBe(200)
    expect(await mailer.next('password')).toMatchObject({ subject: 'Your Jani password was changed' })
    expect(said(await recover(code))).toEqual(WRONG)
    expect((await recover(next, farmer.email, 'another-Shamba-9')).statusCode).toBe(200)
  })

  it('the words are in the language of the request, and work in the other one', async () => {
    const inSwahili = async (response: ReturnType<typeof recover>) => {
      const code = (await response).json<{ recoveryCode: string }>().recoveryCode
      expect(code.split(' ').filter((word) => !RECOVERY_WORDS.sw.includes(word))).toEqual([])
      return code.toUpperCase().replaceAll(' ', '-')
    }
    const first = await inSwahili(replace(farmer.password, 'sw'))
    const second = await inSwahili(recover(first, farmer.email, NEW_PASSWORD, 'sw'))
    expect((await recover(second, farmer.email, 'another-Shamba-9', 'en')).statusCode).toBe(200)
  })

  it('the code sets one password when it is used twice at once', async () => {
    const code = await newCode()
    const responses = await Promise.all([
      recover(code, farmer.email, 'first-Shamba-1'),
      recover(code, farmer.email, 'second-Shamba-2'),
    ])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('a new code or a password by mail ends the old code', async () => {
    const first = await newCode()
    const second = await newCode()
    expect(said(await recover(first))).toEqual(WRONG)
    await app.inject({ ...endpoints.forgotPassword, payload: { email: farmer.email } })
    const token = tokenIn((await mailer.next('Choose a new password')).text)
    await app.inject({ ...endpoints.resetPassword, payload: { token, password: NEW_PASSWORD } })
    expect(said(await recover(second))).toEqual(WRONG)
  })

  it('a wrong code, an account without a code and an unknown address are refused in the same words', async () => {
    const responses = [await recover('four wrong words here'), await recover('a b c d', 'nobody@example.com')]
    await newCode()
    responses.push(await recover('four wrong words here'))
    expect(responses.map((response) => [response.statusCode, said(response)])).toEqual(Array(3).fill([400, WRONG]))
    for (const code of ['', '1 2 3', 7, 'x'.repeat(101)]) expect((await recover(code)).statusCode).toBe(400)
  })

  it('a forbidden password is refused and leaves the code unchanged', async () => {
    const code = await newCode()
    expect((await recover(code, farmer.email, 'wanjiru-2026')).json()).toMatchObject({ password: [expect.any(String)] })
    expect((await recover(code)).statusCode).toBe(200)
  })

  it('guesses are counted before they are compared, apart from wrong passwords', async () => {
    const code = await newCode()
    for (let guess = 0; guess < 5; guess++) await login(app, { ...farmer, password: 'not-my-password' })
    expect((await login(app, farmer)).statusCode).toBe(429)
    const statuses = []
    for (let guess = 0; guess < 6; guess++) statuses.push((await recover(`guess number ${guess}`)).statusCode)
    expect(statuses).toEqual([...Array<number>(5).fill(400), 429])
    expect((await recover(code)).statusCode).toBe(429)
  })

  it('a suspended account is not recovered', async () => {
    const code = await newCode()
    await database.db.updateTable('account').set({ suspended_at: 1 }).execute()
    expect((await recover(code)).statusCode).toBe(403)
  })

  it('the address changes with the password; both addresses get a mail, and links to the old one end', async () => {
    await app.inject({ ...endpoints.forgotPassword, payload: { email: farmer.email } })
    const token = tokenIn((await mailer.next()).text)
    expect(said(await changeEmail('new@example.com', 'not-my-password'))).toEqual({
      password: ['The password is wrong.'],
    })
    expect((await changeEmail('new@example.com')).statusCode).toBe(204)
    const sent = [await mailer.next(), await mailer.next()].map(({ to, subject }) => `${to}: ${subject}`)
    expect(sent.sort()).toEqual([
      'new@example.com: Is this your e-mail address?',
      'wanjiru@example.com: The e-mail address of your Jani account was changed',
    ])
    expect(await account()).toMatchObject({ email: 'new@example.com', isEmailConfirmed: false })
    expect(
      (await app.inject({ ...endpoints.resetPassword, payload: { token, password: NEW_PASSWORD } })).statusCode,
    ).toBe(400)
    expect((await login(app, { ...farmer, email: 'new@example.com' })).statusCode).toBe(200)
    expect((await login(app, farmer)).statusCode).toBe(401)
  })

  it('the address of another account is refused, ten times an hour', async () => {
    await register(app, { ...farmer, username: 'Otieno', email: 'otieno@example.com' })
    const statuses = []
    for (let time = 0; time < 11; time++) statuses.push((await changeEmail('OTIENO@example.com')).statusCode)
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429])
    expect(await account()).toMatchObject({ email: farmer.email })
  })
})
