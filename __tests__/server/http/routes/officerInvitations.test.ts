import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'

import type { AuthResponse, PredictionResponse } from '~/contract/responses'
import { createOfficerRepository } from '~/server/persistence/officerRepository'
import { limitsOf } from '~/server/domain/limits/limitSettings'

import { diagnose, signUp } from '../../../support/calls'
import { openSqlite, type TestDatabase } from '../../../support/databases'
import { hashOf, inviteOfficer, linkTo, openLink, sendForm } from '../../../support/officers'
import { classifyByBytes, freePhoto, paidPhoto } from '../../../support/scans'
import { buildTestApp, NO_LIMITS } from '../../../support/testApp'

const RUST = 'Corn_(maize)___Common_rust_'
const GONE = 'This link does not work any more'

let database: TestDatabase
let app: FastifyInstance
let person: AuthResponse
beforeEach(async () => {
  database = await openSqlite()
  app = await buildTestApp({ db: database.db, classify: classifyByBytes })
  person = await signUp(app)
})
afterEach(async () => {
  await app.close()
  await database.close()
})

/** One label: maize rust. Several: tomato blights. */
const scan = async (content = paidPhoto('x'), told = {}) =>
  (await diagnose(app, person.access, { content, told })).json<PredictionResponse>().diagnosis
const linked = async (...args: Parameters<typeof scan>) => linkTo(database.db, (await scan(...args)).id)
const answers = () => database.db.selectFrom('case_answer').selectAll().orderBy('created_at').execute()
const judgements = () => database.db.selectFrom('judgement').selectAll().execute()

describe('an invited officer', () => {
  it('makes a phone his with one button, and his answers count under his name', async () => {
    const { id, token } = await inviteOfficer(database.db)
    const invitation = await openLink(app, `invite/${token}`)
    expect(invitation.body).toContain('I am Akinyi. Use this phone for my answers.')
    const accepted = await sendForm(app, `invite/${token}`, {})
    expect(accepted.headers['set-cookie']).toBe(
      `jani_officer=${token}; Max-Age=31536000; Path=/a/; HttpOnly; SameSite=Lax`,
    )
    expect((await openLink(app, `invite/${token}`, { token })).body).toContain('This phone now answers as Akinyi.')

    const secret = await linked()
    expect((await openLink(app, secret, { token })).body).toContain('You answer as Akinyi.')
    await sendForm(app, secret, { judged: 'other', which: 'maize-streak' }, { token })
    expect(await answers()).toMatchObject([{ judge: 'invited', name: 'Akinyi', officer_id: id }])
    expect(await judgements()).toMatchObject([
      { judge: 'invited', crop: 'maize', level: 'verySure', judged: 'other', label: RUST, judged_label: 'streak' },
    ])
  })

  it('has a cookie for https only where Jani is served so', async () => {
    const secure = await buildTestApp({ db: database.db, environment: { TRUST_PROXY: 'loopback' } })
    const { token } = await inviteOfficer(database.db)
    const sent = await sendForm(secure, `invite/${token}`, {}, { headers: { 'x-forwarded-proto': 'https' } })
    expect(sent.headers['set-cookie']).toContain('; Secure')
    await secure.close()
  })

  it('whose link was forwarded leaves room for a stranger, who does not count', async () => {
    const { token } = await inviteOfficer(database.db)
    const secret = await linked()
    await sendForm(app, secret, { judged: 'right' }, { token })
    expect((await openLink(app, secret)).body).toContain('<form')
    await sendForm(app, secret, { judged: 'cannotSay' })
    await sendForm(app, secret, { judged: 'cannotSay' }, { token: 'x'.repeat(43) })
    expect((await answers()).map(({ judge, judged, name }) => [judge, judged, name])).toEqual([
      ['invited', 'right', 'Akinyi'],
      ['link', 'cannotSay', null],
    ])
    expect(await judgements()).toHaveLength(1)
    expect((await openLink(app, secret, { token })).body).toContain('Jani is right')
  })

  it('whose invitation has ended answers as any holder of the link', async () => {
    const { id, token } = await inviteOfficer(database.db)
    await createOfficerRepository(database.db).end(id, Date.now())
    const secret = await linked()
    expect((await openLink(app, secret, { token })).body).not.toContain('Akinyi')
    await sendForm(app, secret, { judged: 'right' }, { token })
    expect(await answers()).toMatchObject([{ judge: 'link', name: null, officer_id: null }])
    expect(await judgements()).toEqual([])
    expect((await openLink(app, `invite/${token}`)).body).toContain(GONE)
    expect((await sendForm(app, `invite/${token}`, {})).headers['set-cookie']).toBeUndefined()
  })

  it('counts nothing for an answer that named nothing', async () => {
    const { token } = await inviteOfficer(database.db)
    await sendForm(app, await linked(freePhoto('x')), { judged: 'other', text: 'a cow' }, { token })
    expect(await answers()).toMatchObject([{ judge: 'invited', body: 'a cow' }])
    expect(await judgements()).toEqual([])
  })
})

describe('a form', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 400],
    [{ 'sec-fetch-site': 'same-site' }, 400],
    [{ origin: 'https://evil.example' }, 400],
    [{ origin: 'no address' }, 400],
    [{ origin: 'http://localhost:80' }, 303],
    [{ 'sec-fetch-site': 'none' }, 303],
    [{ 'content-type': 'application/json' }, 415],
  ])('with the headers %j is answered with %d', async (headers: Record<string, string>, status) => {
    const secret = await linked()
    expect((await sendForm(app, secret, { judged: 'right' }, { headers })).statusCode).toBe(status)
    expect(await answers()).toHaveLength(status === 303 ? 1 : 0)
  })

  it.each([
    ['https://jani.example', 303],
    ['http://jani.example', 400],
    ['https://jani.example:8443', 400],
    ['null', 303],
  ])('of the origin %s is answered with %d where PUBLIC_URL is set', async (origin, status) => {
    const environment = { PUBLIC_URL: 'https://jani.example' }
    const named = await buildTestApp({ db: database.db, classify: classifyByBytes, environment })
    const secret = await linked()
    const shownHash = await hashOf(app, secret)
    const headers = { origin, host: 'jani.example' }
    expect((await sendForm(named, secret, { judged: 'right', shownHash }, { headers })).statusCode).toBe(status)
    await named.close()
  })

  it('leads to a path of this server, whatever the address of the request', async () => {
    const [secret, { token }] = [await linked(), await inviteOfficer(database.db)]
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    for (const path of [`/a/${secret}`, `/a/invite/${token}`]) {
      const shownHash = await hashOf(app, secret)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const sent = request({ port, method: 'POST', path: `http://evil.example${path}?lang=sw&x=1`, headers })
      sent.end(`judged=right&shownHash=${shownHash}`)
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      expect([response.statusCode, response.headers.location]).toEqual([303, `${path}?lang=sw`])
      response.resume()
    }
  })

  it('over 8 kB is refused', async () => {
    expect((await sendForm(app, await linked(), { judged: 'right', line: 'x'.repeat(9_000) })).statusCode).toBe(413)
  })

  it('comes a few times an hour through one link, without those of an invited officer, and the page says how long to wait', async () => {
    const limits = {
      ...NO_LIMITS,
      linkAnswers: limitsOf({ signUpsPerHour: 1, accountRequestsPerMinute: 1, addressRequestsPerMinute: 1 })
        .linkAnswers,
    }
    const limited = await buildTestApp({ db: database.db, classify: classifyByBytes, limits })
    const secret = await linked()
    const outdated = { judged: 'right', shownHash: 'x' }
    for (let time = 0; time < 10; time += 1) expect((await sendForm(limited, secret, outdated)).statusCode).toBe(409)
    const refused = await sendForm(limited, secret, outdated)
    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('Please wait')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await openLink(limited, secret)).statusCode).toBe(200)
    const { token } = await inviteOfficer(database.db)
    expect((await sendForm(limited, secret, { judged: 'right' }, { token })).statusCode).toBe(303)
    for (let time = 0; time < 11; time += 1)
      expect((await sendForm(limited, secret, { judged: 'right' }, { token })).statusCode).toBe(303)
    await limited.close()
  })

  it('and every page count against the limit of the address', async () => {
    const limits = { ...NO_LIMITS, addressRequests: { points: 2, durationSeconds: 60 } }
    const limited = await buildTestApp({ db: database.db, limits })
    const statuses = []
    for (const path of ['x', 'invite/x', 'x/photos/0', 'x']) statuses.push((await openLink(limited, path)).statusCode)
    statuses.push((await sendForm(limited, 'x', { judged: 'right' })).statusCode)
    expect(statuses).toEqual([404, 404, 429, 429, 429])
    await limited.close()
  })
})
