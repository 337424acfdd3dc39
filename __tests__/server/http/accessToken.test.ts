import { createHmac, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'

import { endpoints } from '~/contract/endpoints'
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
  const signText = (text: string) => `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
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
    ['a number for an algorithm', () => sign({}, { alg: 256 })],
    ['no signature', () => `${honest.access.split('.').slice(0, 2).join('.')}.`],
    ['no signature and no dot', () => honest.access.split('.').slice(0, 2).join('.')],
    ["somebody else's signature", () => swapSignature(honest.access, sign({ exp: 9_999_999_999 }))],
    ['its own key in the header', () => sign({}, { jwk: OWN_JWK }, OWN_KEY)],
    ['the name of its own key', () => sign({}, { kid: OWN_KEY.toString('base64url') }, OWN_KEY)],
    ['a file for the name of its key', () => sign({}, { kid: '../../../../dev/null' }, new Uint8Array())],
    ['a query for the name of its key', () => sign({}, { kid: "x' union select 'k" }, Buffer.from('k'))],
    ['an address of keys', () => sign({}, { jku: 'https://keys.example/jwks.json' }, OWN_KEY)],
    ['an address of a certificate', () => sign({}, { x5u: 'https://keys.example/cert.pem' }, OWN_KEY)],
    ['a certificate', () => sign({}, { x5c: ['MIIB'], x5t: 'x' }, OWN_KEY)],
    ['an unknown critical header', () => sign({}, { crit: ['b64'], b64: false })],
    ['a critical header that is missing', () => sign({}, { crit: ['exp'] })],
    ['a compressed body', () => sign({}, { zip: 'DEF', alg: 'dir', enc: 'A256GCM' })],
    ['another type', () => sign({}, { typ: 'JWT' })],
    ['the type of a refresh token', () => sign({}, { typ: 'rt+jwt' })],
    ['no type', () => sign({}, { typ: undefined })],
    ['another issuer', () => sign({ iss: 'other' })],
    ['no issuer', () => sign({ iss: undefined })],
    ['an issuer among others', () => sign({ iss: ['jani', 'other'] })],
    ['another audience', () => sign({ aud: 'other' })],
    ['no audience', () => sign({ aud: undefined })],
    ['no expiry', () => sign({ exp: undefined })],
    ['a past expiry', () => sign({ exp: now / 1000 - 1 })],
    ['an expiry at this moment', () => sign({ exp: now / 1000 })],
    ['an expiry in words', () => sign({ exp: 'never' })],
    ['an expiry that is no number', () => sign({ exp: null })],
    ['a time before which it does not count', () => sign({ nbf: now / 1000 + 60 })],
    ['a time in words before which it does not count', () => sign({ nbf: 'tomorrow' })],
    ['no time of issue', () => sign({ iat: undefined })],
    ['no account', () => sign({ sub: undefined })],
    ['a number for an account', () => sign({ sub: 1 })],
    ['an empty account', () => sign({ sub: '' })],
    ['a pattern for an account', () => sign({ sub: '%' })],
    ['no session', () => sign({ sid: undefined })],
    ['an object for a session', () => sign({ sid: {} })],
    ['a pattern for a session', () => sign({ sid: '%' })],
    ['an unknown account', () => sign({ sub: randomUUID() })],
    ['an unknown session', () => sign({ sid: randomUUID() })],
    ['a changed claim', () => honest.access.replace(/\.[^.]+\./, `.${encode({ ...claims, exp: 9e9 })}.`)],
    ['a changed letter', () => changeLetter(honest.access, 60)],
    ['a last letter that decodes to the same', () => changeUnusedBits(honest.access)],
    ['a missing end', () => honest.access.slice(0, -2)],
    ['a missing start', () => honest.access.slice(1)],
    ['a part too many', () => `${honest.access}.x`],
    ['a fifth part', () => `${honest.access}..`],
    ['padding', () => `${honest.access}=`],
    ['letters that look like its own', () => honest.access.replaceAll('e', '%D0%B5')],
    ['a letter beyond ASCII', () => `${honest.access}ÿ`],
    ['a NUL in writing', () => `${honest.access}%00`],
    ['another token behind a comma', () => `${sign({ exp: 1 })},${honest.access}`],
    ['a body that is no JSON', () => signText(`${encode(HEADER)}.${Buffer.from('claims').toString('base64url')}`)],
    ['a body that is a list', () => signText(`${encode(HEADER)}.${encode([claims])}`)],
    ['a refresh token in its place', () => honest.refresh],
    ['nothing but dots', () => '..'],
    ['no structure', () => 'token'],
    ['JSON in its place', () => JSON.stringify(claims).replaceAll(' ', '')],
    ['a megabyte of letters', () => 'x'.repeat(1_000_000)],
    ['a megabyte of claims', () => sign({ more: 'x'.repeat(1_000_000), sid: randomUUID() })],
  ]

  it('is refused in every forged form', async () => {
    const accepted: string[] = []
    for (const [name, forge] of forgeries) if ((await statusOf(forge())) !== 401) accepted.push(name)
    expect(accepted).toEqual([])
  })

  it('is refused when it comes twice, or beside another', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const statusWith = async (...tokens: string[]) => {
      const lines = tokens.map((token) => `authorization: Bearer ${token}\r\n`).join('')
      const answer = await speak(
        port,
        `GET ${endpoints.getUser.url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${lines}\r\n`,
      )
      return Number(answer.split(' ')[1])
    }
    expect(await statusWith(honest.access)).toBe(200)
    expect(await statusWith(honest.access, 'forged')).toBe(401)
    expect(await statusWith('forged', honest.access)).toBe(401)
    expect(await statusWith('x'.repeat(20_000))).toBe(400) // more header than is read at all
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

const OWN_KEY = Buffer.alloc(32, 7)
const OWN_JWK = { kty: 'oct', k: OWN_KEY.toString('base64url') }

const swapSignature = (token: string, from: string) =>
  `${token.split('.').slice(0, 2).join('.')}.${from.split('.')[2] ?? ''}`

const changeLetter = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)

/** 43 letters carry two bits more than 256. */
function changeUnusedBits(token: string) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return token.slice(0, -1) + letters[letters.indexOf(token.at(-1)!) + 1]!
}

/** Sends text as it is, and answers with all that comes back. */
const speak = (port: number, text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let heard = ''
    socket.on('data', (part) => (heard += part.toString()))
    socket.on('close', () => {
      resolve(heard)
    })
    socket.on('error', reject)
  })
