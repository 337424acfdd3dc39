import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'
import { limitsOf } from '~/server/domain/limits/limitSettings'

import { bearer, getUser, login, register, said, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { NO_LIMITS, buildTestApp, farmer } from '../../../support/testApp'
import { createTestMailer, tokenIn, waitingMails } from '../../../support/testMailer'

const DAY_MS = 24 * 60 * 60_000
const OWNERS = 'Mvua-ya-masika-41'
const THIEFS = 'Nyanya-za-mwizi-9'
const THIEFS_ADDRESS = 'mwizi@example.org'
const environment = { PUBLIC_URL: 'https://jani.example' }
const { mails: mailLimit } = limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 9, addressRequestsPerMinute: 9 })

describe('an account changed by an attacker', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let mails: ReturnType<typeof createTestMailer>
  let owner: AuthResponse
  let thief: AuthResponse
  let now: number
  beforeEach(async () => {
    now = Date.now()
    database = await openSqlite()
    mails = createTestMailer()
    const limits = { ...NO_LIMITS, mails: mailLimit }
    app = await buildTestApp({ db: database.db, deliver: mails.deliver, limits, environment, now: () => now })
    owner = await signUp(app)
    thief = (await login(app, farmer)).json<AuthResponse>()
    await mails.next('Is this your')
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const post = (endpoint: object, payload: object, session?: AuthResponse) =>
    app.inject({ ...endpoint, payload, headers: session ? bearer(session.access) : {} })
  const makeWords = async (session: AuthResponse, password = farmer.password) =>
    (await post(endpoints.replaceRecoveryCode, { password }, session)).json<{ recoveryCode: string }>().recoveryCode
  const changeEmail = async (email: string, session = thief, password = farmer.password) =>
    (await post(endpoints.changeEmail, { email, password }, session)).statusCode
  const changePassword = async (session: AuthResponse, currentPassword: string, password: string) =>
    (await post(endpoints.changePassword, { currentPassword, password }, session)).statusCode
  const recover = async (email: string, code: string, password = OWNERS) =>
    (await post(endpoints.recoverAccount, { email, code, password })).statusCode
  const reset = async (token: string, password = OWNERS) =>
    (await post(endpoints.resetPassword, { token, password })).statusCode
  const linkByMail = async (email: string) => {
    await post(endpoints.forgotPassword, { email })
    const mail = await mails.next('Choose a new password')
    expect(mail.to).toBe(email)
    return tokenIn(mail.text)
  }
  const noticeOf = async (subject: string) => {
    const { to, text } = await mails.next(subject)
    return { to, text, token: tokenIn(text) }
  }
  const expectOwnersAgain = async () => {
    const session = (await login(app, { ...farmer, password: OWNERS })).json<AuthResponse>()
    const account = await app.inject({ ...endpoints.getAccount, headers: bearer(session.access) })
    expect(account.json()).toMatchObject({ email: farmer.email, recoveryCodeMadeAt: null })
    expect((await getUser(app, thief.access)).statusCode).toBe(401)
    return session
  }

  it('words made with an old password expire with it, however it changes', async () => {
    const words = await makeWords(thief)
    expect(await changePassword(owner, farmer.password, OWNERS)).toBe(204)
    expect(await recover(farmer.email, words, THIEFS)).toBe(400)
    const next = await makeWords(owner, OWNERS)
    expect(await reset(await linkByMail(farmer.email), 'another-Shamba-9')).toBe(204)
    expect(await recover(farmer.email, next, THIEFS)).toBe(400)
  })

  it.each([
    ['New recovery words', () => makeWords(thief)],
    ['The e-mail address', () => changeEmail(THIEFS_ADDRESS)],
    ['Your Jani password', () => changePassword(thief, farmer.password, THIEFS)],
  ])('"%s ..." is mailed to the old address with a link that restores the account within seven days', async (subject, change) => {
    await change()
    const { to, text, token } = await noticeOf(subject)
    expect(to).toBe(farmer.email)
    expect(text).toMatch(/^It was not me: .+ 7 days:$/m)
    expect(text).toMatch(/^https:\/\/jani\.example\/reset#[\w-]{43}$/m)
    now += 7 * DAY_MS - 1
    expect(await reset(token)).toBe(204)
    await expectOwnersAgain()
    expect(await reset(token)).toBe(400)
  }) // prettier-ignore

  it('the link expires after seven days, and the previous address with it', async () => {
    await changeEmail(THIEFS_ADDRESS)
    const { token, text } = await noticeOf('The e-mail address')
    expect(text).toContain(THIEFS_ADDRESS)
    const words = await makeWords(thief)
    now += 7 * DAY_MS
    expect(await reset(token)).toBe(400)
    expect(await recover(farmer.email, words)).toBe(400)
    expect((await register(app, farmer)).statusCode).toBe(201)
  })

  it('the password link and the words find the account by its previous address, which is restored', async () => {
    const words = await makeWords(owner)
    await changeEmail(THIEFS_ADDRESS)
    expect((await login(app, farmer)).statusCode).toBe(401)
    expect(await reset(await linkByMail(farmer.email))).toBe(204)
    await expectOwnersAgain()
    expect(await mails.next('earlier e-mail address')).toMatchObject({ to: THIEFS_ADDRESS })
    expect(await recover(farmer.email, words)).toBe(400)

    const session = (await login(app, { ...farmer, password: OWNERS })).json<AuthResponse>()
    const next = await makeWords(session, OWNERS)
    await changeEmail(THIEFS_ADDRESS, session, OWNERS)
    expect(await recover(farmer.email, next, 'another-Shamba-9')).toBe(200)
    expect((await login(app, { ...farmer, password: 'another-Shamba-9' })).statusCode).toBe(200)
    expect((await login(app, { ...farmer, email: THIEFS_ADDRESS, password: 'another-Shamba-9' })).statusCode).toBe(401)
  })

  it('a thief who changes the address first gets no link that blocks recovery by the owner', async () => {
    await changeEmail(THIEFS_ADDRESS)
    const owners = await noticeOf('The e-mail address')
    await changePassword(thief, farmer.password, THIEFS)
    const thiefs = await noticeOf('Your Jani password')
    expect(thiefs.to).toBe(THIEFS_ADDRESS)
    await changeEmail('mwizi2@example.org', thief, THIEFS)
    const second = await noticeOf('The e-mail address')
    expect(second.to).toBe(THIEFS_ADDRESS)
    const password = await linkByMail('mwizi2@example.org')
    expect(await reset(password, 'thiefs-Shamba-1')).toBe(204)
    expect(await reset(second.token, 'thiefs-Shamba-2')).toBe(204)

    expect(await reset(owners.token)).toBe(204)
    await expectOwnersAgain()
    for (const token of [thiefs.token, second.token]) expect(await reset(token, THIEFS)).toBe(400)
    for (const email of [THIEFS_ADDRESS, 'mwizi2@example.org']) await post(endpoints.forgotPassword, { email })
    await app.close()
    expect([...mails.sent, ...(await waitingMails(database.db))].filter(({ subject }) => /^Choose/.test(subject))).toEqual([]) // prettier-ignore
  })

  it('no later change ends a link against an earlier one', async () => {
    await makeWords(thief)
    const { token } = await noticeOf('New recovery words')
    const words = await makeWords(thief)
    expect(await recover(farmer.email, words, THIEFS)).toBe(200)
    const session = (await login(app, { ...farmer, password: THIEFS })).json<AuthResponse>()
    expect(await changePassword(session, THIEFS, 'thiefs-Shamba-1')).toBe(204)
    await changeEmail(THIEFS_ADDRESS, session, 'thiefs-Shamba-1')
    expect(await reset(token)).toBe(204)
    await expectOwnersAgain()
  })

  it('no other account gets an address changed within seven days', async () => {
    await changeEmail(THIEFS_ADDRESS)
    expect((await register(app, farmer)).statusCode).toBe(409)
    const other = (await register(app, { ...farmer, email: 'otieno@example.com' })).json<AuthResponse>()
    expect(await changeEmail(farmer.email, other)).toBe(409)
    expect(await changeEmail(farmer.email)).toBe(204)
  })

  it('its notices are not used up by other accounts of its inbox, nor by other changes of its own', async () => {
    for (let account = 0; account < 4; account++) {
      const email = `wanjiru+${account}@example.com`
      const alias = (await register(app, { ...farmer, email })).json<AuthResponse>()
      expect(await changePassword(alias, farmer.password, THIEFS)).toBe(204)
      expect((await noticeOf('Your Jani password')).to).toBe(email)
    }
    for (let time = 0; time < 5; time++) await makeWords(thief)
    for (let time = 0; time < 5; time++)
      expect(await changeEmail('otieno+x@example.com', thief, 'wrong-password')).toBe(400)
    expect(await changeEmail(THIEFS_ADDRESS)).toBe(204)
    expect((await noticeOf('The e-mail address')).to).toBe(farmer.email)
    await app.close()
    const words = [...mails.sent, ...(await waitingMails(database.db))].filter(({ subject }) =>
      /^New recovery/.test(subject),
    )
    expect(words).toHaveLength(3)
  })

  it('a confirmation link proves the address that it was sent to, and no other', async () => {
    await post(endpoints.sendConfirmation, {}, owner)
    const { token } = await noticeOf('Is this your')
    expect(await changeEmail('new@example.com', owner)).toBe(204)
    const response = await post(endpoints.confirmEmail, { token })
    expect([response.statusCode, said(response)]).toMatchObject([400, { token: [expect.any(String)] }])
    const next = await noticeOf('Is this your')
    expect((await post(endpoints.confirmEmail, { token: next.token })).statusCode).toBe(204)
  })

  it('a link requested just before recovery is not sent to the thief', async () => {
    await changeEmail(THIEFS_ADDRESS)
    const { token } = await noticeOf('The e-mail address')
    const [, taken] = await Promise.all([post(endpoints.forgotPassword, { email: THIEFS_ADDRESS }), reset(token)])
    expect(taken).toBe(204)
    await app.close()
    const links = [...mails.sent, ...(await waitingMails(database.db))].filter(({ subject }) => /^Choose/.test(subject))
    app = await buildTestApp({ db: database.db, environment, now: () => now })
    for (const { text } of links) expect(await reset(tokenIn(text), THIEFS)).toBe(400)
  })

  it('no trace of a former address is left once the account is deleted, and its export omits the links', async () => {
    await changeEmail(THIEFS_ADDRESS)
    const { token } = await noticeOf('The e-mail address')
    await makeWords(thief)
    const everything = await app.inject({ ...endpoints.exportAccount, headers: bearer(thief.access) })
    expect(everything.json()).toMatchObject({ former_emails: [{ email: farmer.email }] })
    expect(everything.body).not.toMatch(/reset#/)
    const { method, url } = endpoints.deleteAccount
    const payload = { password: farmer.password }
    expect((await app.inject({ method, url, payload, headers: bearer(thief.access) })).statusCode).toBe(204)
    expect(await reset(token)).toBe(400)
    for (const table of ['former_email', 'outbox', 'password_reset'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
