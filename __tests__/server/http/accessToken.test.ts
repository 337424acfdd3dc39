import { createHmac, randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'

import { createAccessTokens } from '~/server/security/accessTokens'
import { deriveKey } from '~/server/security/deriveKey'

import { getUser, signUp } from '../../support/calls'
import { TEST_SECRET, buildTestApp } from '../../support/testApp'

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
  const statusOf = async (token: string) => (await getUser(app, token)).statusCode

  it('is accepted when this test signs it right, so that every refusal below has its own cause', async () => {
    expect(await statusOf(sign())).toBe(200)
  })

  it('lives for ten minutes', async () => {
    now += 599_000
    expect(await statusOf(honest.access)).toBe(200)
    now += 1_000
    const late = await getUser(app, honest.access)
    expect(late.statusCode).toBe(401)
    expect(late.json()).toEqual({ detail: 'Your session has ended. Please log in again.' })
  })

  it('carries ids and times, and nothing about the person', () => {
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
  })

  it.each<[string, () => string]>([
    ['another key', () => sign({}, {}, deriveKey(TEST_SECRET, 'something else'))],
    ['the bare secret as key', () => sign({}, {}, Buffer.from(TEST_SECRET))],
    ['an empty key', () => sign({}, {}, new Uint8Array())],
    ['no algorithm', () => `${encode({ ...HEADER, alg: 'none' })}.${encode(claims)}.`],
    ['no algorithm, spelt oddly', () => `${encode({ ...HEADER, alg: 'nOnE' })}.${encode(claims)}.`],
    ['no signature', () => `${honest.access.split('.').slice(0, 2).join('.')}.`],
    ['another algorithm', () => sign({}, { alg: 'HS512' })],
    ['a public-key algorithm', () => sign({}, { alg: 'RS256' })],
    ['its own key in the header', () => sign({}, { jwk: { kty: 'oct', k: 'AAAA' } }, Buffer.from('AAAA', 'base64url'))],
    ['an unknown critical header', () => sign({}, { crit: ['b64'], b64: false })],
    ['another type', () => sign({}, { typ: 'JWT' })],
    ['no type', () => sign({}, { typ: undefined })],
    ['another issuer', () => sign({ iss: 'other' })],
    ['another audience', () => sign({ aud: 'other' })],
    ['no expiry', () => sign({ exp: undefined })],
    ['a past expiry', () => sign({ exp: now / 1000 - 1 })],
    ['an expiry in words', () => sign({ exp: 'never' })],
    ['a time before which it does not count', () => sign({ nbf: now / 1000 + 60 })],
    ['no account', () => sign({ sub: undefined })],
    ['a number for an account', () => sign({ sub: 1 })],
    ['no session', () => sign({ sid: undefined })],
    ['an object for a session', () => sign({ sid: {} })],
    ['an unknown account', () => sign({ sub: randomUUID() })],
    ['an unknown session', () => sign({ sid: randomUUID() })],
    ['a changed claim', () => honest.access.replace(/\.[^.]+\./, `.${encode({ ...claims, exp: 9e9 })}.`)],
    ['a missing end', () => honest.access.slice(0, -2)],
    ['a refresh token in its place', () => honest.refresh],
    ['nothing but dots', () => '..'],
    ['no structure', () => 'token'],
    ['a megabyte of letters', () => 'x'.repeat(1_000_000)],
  ])('is refused with %s', async (_name, forge) => {
    expect(await statusOf(forge())).toBe(401)
  })

  it('is refused when another installation made it', async () => {
    const other = createAccessTokens({ secret: `${TEST_SECRET}!`, lifetimeSeconds: 600, now: () => now })
    const token = await other.issue({ accountId: String(claims['sub']), sessionId: String(claims['sid']) })
    expect(await statusOf(token)).toBe(401)
  })

  it('opens no other account than the one whose session it names', async () => {
    const token = await new SignJWT({ ...claims, sub: 'somebody-else' }).setProtectedHeader(HEADER).sign(key)
    expect(await statusOf(token)).toBe(401)
  })
})
