import { createHmac, randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { AccessResponse } from '~/contract/responses'
import { deriveKey } from '~/server/security/keyedHash'

import { getUser, register, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { exchange, listen } from '../../../support/rawHttp'
import { TEST_SECRET, buildTestApp, farmer } from '../../../support/testApp'

describe('access tokens', () => {
  const key = deriveKey(TEST_SECRET, 'access tokens')
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const HEADER = { alg: 'HS256', typ: 'at+jwt' }

  describe('an access token', () => {
    let now: number
    let app: FastifyInstance
    let honest: { access: string; refresh: string }
    let claims: Record<string, unknown>
    beforeEach(async () => {
      now = Date.UTC(2030, 0, 1)
      app = await buildTestApp({ now: () => now })
      honest = await signUp(app)
      claims = JSON.parse(Buffer.from(honest.access.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>
    })
    afterEach(() => app.close())

    /** Signed with the right key unless another is given: what differs is what is refused. */
    const sign = (change: object = {}, header: object = {}, secret: Uint8Array = key) => {
      const text = `${encode({ ...HEADER, ...header })}.${encode({ ...claims, ...change })}`
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
    }
    const signText = (text: string) => `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
    const statusOf = async (token: string) => (await getUser(app, token)).statusCode

    it('is accepted when signed correctly, so that every refusal below has its own cause', async () => {
      expect(await statusOf(sign())).toBe(200)
    })

    it('lives for ten minutes', async () => {
      now += 599_000
      expect(await statusOf(honest.access)).toBe(200)
      now += 1_000
      const late = await getUser(app, honest.access)
      expect(late.statusCode).toBe(401)
      expect(late.json()).toMatchObject({ detail: 'Your session has ended. Please log in again.' })
    })

    it('carries ids and times, and nothing about the user', () => {
      expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
    })

    const forgeries: [string, () => string][] = [
      ['another key', () => sign({}, {}, deriveKey(TEST_SECRET, 'something else'))],
      ['the key of refresh tokens', () => sign({}, {}, deriveKey(TEST_SECRET, 'refresh token seals'))],
      ['the bare secret as key', () => sign({}, {}, Buffer.from(TEST_SECRET))],
      ['an empty key', () => sign({}, {}, new Uint8Array())],
      ['a key of zeros', () => sign({}, {}, new Uint8Array(32))],
      ['the issuer as key', () => sign({}, {}, Buffer.from('jani'))],
      ...['none', 'None', 'NONE', 'nOnE', ''].map((alg): [string, () => string] => [
        `the algorithm "${alg}" and no signature`,
        () => `${encode({ ...HEADER, alg })}.${encode(claims)}.`,
      ]),
      ['the algorithm "none" and a good signature', () => sign({}, { alg: 'none' })],
      ...['HS384', 'HS512', 'RS256', 'PS256', 'ES256', 'ES256K', 'EdDSA', 'hs256', 'HS1', 'dir'].map(
        (alg): [string, () => string] => [`the algorithm ${alg}`, () => sign({}, { alg })],
      ),
      ['no algorithm', () => sign({}, { alg: undefined })],
      ['a list of algorithms', () => sign({}, { alg: ['HS256', 'none'] })],
      ['no signature', () => `${honest.access.split('.').slice(0, 2).join('.')}.`],
      ["somebody else's signature", () => swapSignature(honest.access, sign({ exp: 9_999_999_999 }))],
      ['its own key in the header', () => sign({}, { jwk: OWN_JWK }, OWN_KEY)],
      ['the name of its own key', () => sign({}, { kid: OWN_KEY.toString('base64url') }, OWN_KEY)],
      ['an address of keys', () => sign({}, { jku: 'https://keys.example/jwks.json' }, OWN_KEY)],
      ['an unknown critical header', () => sign({}, { crit: ['b64'], b64: false })],
      ['a compressed body', () => sign({}, { zip: 'DEF', alg: 'dir', enc: 'A256GCM' })],
      ['another type', () => sign({}, { typ: 'JWT' })],
      ['the type of a refresh token', () => sign({}, { typ: 'rt+jwt' })],
      ['no type', () => sign({}, { typ: undefined })],
      ['another issuer', () => sign({ iss: 'other' })],
      ['no issuer', () => sign({ iss: undefined })],
      ['another audience', () => sign({ aud: 'other' })],
      ['no audience', () => sign({ aud: undefined })],
      ['no expiry', () => sign({ exp: undefined })],
      ['a past expiry', () => sign({ exp: now / 1000 - 1 })],
      ['an expiry at this moment', () => sign({ exp: now / 1000 })],
      ['an expiry in words', () => sign({ exp: 'never' })],
      ['a time before which it does not count', () => sign({ nbf: now / 1000 + 60 })],
      ['no time of issue', () => sign({ iat: undefined })],
      ['no account', () => sign({ sub: undefined })],
      ['a number for an account', () => sign({ sub: 1 })],
      ['an empty account', () => sign({ sub: '' })],
      ['no session', () => sign({ sid: undefined })],
      ['an object for a session', () => sign({ sid: {} })],
      ['an unknown account', () => sign({ sub: randomUUID() })],
      ['an unknown session', () => sign({ sid: randomUUID() })],
      ['a changed claim', () => honest.access.replace(/\.[^.]+\./, `.${encode({ ...claims, exp: 9e9 })}.`)],
      ['a missing end', () => honest.access.slice(0, -2)],
      ['a missing start', () => honest.access.slice(1)],
      ['a part too many', () => `${honest.access}.x`],
      ['a letter beyond ASCII', () => `${honest.access}ÿ`],
      ['another token behind a comma', () => `${sign({ exp: 1 })},${honest.access}`],
      ['a body that is no JSON', () => signText(`${encode(HEADER)}.${Buffer.from('claims').toString('base64url')}`)],
      ['a body that is a list', () => signText(`${encode(HEADER)}.${encode([claims])}`)],
      ['a refresh token in its place', () => honest.refresh],
      ['nothing but dots', () => '..'],
      ['a megabyte of claims', () => sign({ more: 'x'.repeat(1_000_000), sid: randomUUID() })],
    ]

    it('is refused in every forged form', async () => {
      const accepted: string[] = []
      for (const [name, forge] of forgeries) if ((await statusOf(forge())) !== 401) accepted.push(name)
      expect(accepted).toEqual([])
    })

    it('is refused when sent twice or with another one', async () => {
      const port = await listen(app)
      const statusWith = async (...tokens: string[]) => {
        const lines = tokens.map((token) => `authorization: Bearer ${token}\r\n`).join('')
        const response = await exchange(
          port,
          `GET ${endpoints.getUser.url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${lines}\r\n`,
        )
        return Number(response.split(' ')[1])
      }
      expect(await statusWith(honest.access)).toBe(200)
      expect(await statusWith(honest.access, 'forged')).toBe(401)
      expect(await statusWith('forged', honest.access)).toBe(401)
      expect(await statusWith('x'.repeat(20_000))).toBe(400) // more header than is read at all
    })
  })

  const OWN_KEY = Buffer.alloc(32, 7)
  const OWN_JWK = { kty: 'oct', k: OWN_KEY.toString('base64url') }

  const swapSignature = (token: string, from: string) =>
    `${token.split('.').slice(0, 2).join('.')}.${from.split('.')[2] ?? ''}`
})

describe('the binding to a browser', () => {
  describe('session binding', () => {
    let database: TestDatabase
    let app: FastifyInstance
    let token: string
    let cookie: string
    beforeEach(async () => {
      database = await openSqlite()
      app = await buildTestApp({ db: database.db })
      await signUp()
    })
    afterEach(async () => {
      await app.close()
      await database.close()
    })

    const signUp = async () => {
      const response = await register(app)
      token = response.json<{ refresh: string }>().refresh
      cookie = String(response.headers['set-cookie']).split(';')[0]!
    }
    const renew = (refresh: string, from = '') =>
      app.inject({ ...endpoints.refresh, payload: { refresh }, headers: { cookie: from } })
    const logInAgain = async () =>
      (await app.inject({ ...endpoints.login, payload: farmer, headers: { cookie } })).json<{ refresh: string }>()

    it.each([
      ['without a device token', ''],
      ['with another device token', `jani_device=${'A'.repeat(43)}`],
    ])('ends a session that comes %s, once its own browser has returned its device token', async (_name, other) => {
      const second = (await renew(token, cookie)).json()
      expect((await renew(second.refresh, other)).statusCode).toBe(401)
      expect((await renew(second.refresh, cookie)).statusCode).toBe(401)
      expect((await getUser(app, second.access)).statusCode).toBe(401)
    })

    const planted = (count: number) =>
      Array.from({ length: count }, (_, index) => `jani_device=${String(index).padStart(43, 'A')}`)

    it('finds its own device token among planted ones, in any order and number', async () => {
      let next = (await renew(token, cookie)).json<{ refresh: string }>()
      for (const cookies of [
        [...planted(1), cookie],
        [cookie, ...planted(3)],
        [...planted(200), cookie],
      ]) {
        const response = await renew(next.refresh, cookies.join('; '))
        expect(response.statusCode).toBe(200)
        next = response.json()
      }
    })

    it('binds a session to its own device token, however many are planted before it', async () => {
      const second = (await renew(token, [...planted(4), cookie].join('; '))).json<AccessResponse>()
      expect((await renew(second.refresh)).statusCode).toBe(401)
      expect((await getUser(app, second.access)).statusCode).toBe(401)
    })

    it('neither binds nor ends a session for a planted token alone', async () => {
      const second = (await renew(token, planted(1)[0])).json<{ refresh: string }>()
      const third = await renew(second.refresh, cookie)
      expect(third.statusCode).toBe(200)
      expect((await renew(third.json().refresh, planted(1)[0])).statusCode).toBe(401)
    })

    it('binds a session from the start where the browser is known', async () => {
      expect((await renew((await logInAgain()).refresh)).statusCode).toBe(401)
    })

    it('checks the device for the parent of the active token as well', async () => {
      await renew(token, cookie)
      expect((await renew(token, cookie)).statusCode).toBe(200)
      expect((await renew(token)).statusCode).toBe(401)
    })

    it('keeps sessions of a browser without cookies', async () => {
      for (let time = 0; time < 5; time++) {
        const response = await renew(token)
        expect(response.statusCode).toBe(200)
        token = response.json().refresh
      }
    })

    it('is switched off by SESSION_BINDING=off', async () => {
      await app.close()
      app = await buildTestApp({ db: database.db, environment: { SESSION_BINDING: 'off' } })
      const { refresh: next } = (await renew(token, cookie)).json()
      expect((await renew(next)).statusCode).toBe(200)
      expect((await renew((await logInAgain()).refresh)).statusCode).toBe(200)
    })

    it('stores no device token, and different hashes for two sessions of one browser', async () => {
      await logInAgain()
      const rows = await database.db.selectFrom('session').select('device_token_hash').execute()
      expect(new Set(rows.map(({ device_token_hash }) => device_token_hash)).size).toBe(2)
      const stored = JSON.stringify([rows, await database.db.selectFrom('device').selectAll().execute()])
      expect(stored).not.toContain(cookie.split('=')[1])
    })
  })
})
