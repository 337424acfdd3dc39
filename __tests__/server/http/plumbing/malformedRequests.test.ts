import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { OpenDatabase } from '~/server/persistence/schema'

import { getUser, signUp } from '../../../support/calls'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { exchange, listen, responsesIn } from '../../../support/rawHttp'
import { buildTestApp } from '../../../support/testApp'
import { createTestMailer } from '../../../support/testMailer'

const AT_ONCE = 20
const PROTECTED = /^x-content-type-options: nosniff$/im
const LEAK = /root:|dependencies|canary/
const CRLF = '\r\n'
const END = `0${CRLF}${CRLF}`
const TYPE = 'content-type: application/json'
const CHUNKED = 'transfer-encoding: chunked'
const HIDDEN_ACCOUNT = JSON.stringify({ username: 'Hidden', email: 'h@example.com', password: 'in-another-body' })

const request = (first: string, headers: string[] = [], body = '') => [first, ...headers, '', body].join(CRLF)
const get = (target: string, ...headers: string[]) =>
  request(`GET ${target} HTTP/1.1`, ['host: x', 'connection: close', ...headers])
const login = (headers: string[], body = '') =>
  request(`POST ${endpoints.login.url} HTTP/1.1`, ['host: x', 'connection: close', TYPE, ...headers], body)
const json = (body: string) => login([`content-length: ${Buffer.byteLength(body)}`], body)
const chunk = (data: string) => `${data.length.toString(16)}${CRLF}${data}${CRLF}`
const registration = (connection: string) =>
  request(
    `POST ${endpoints.register.url} HTTP/1.1`,
    ['host: x', connection, TYPE, `content-length: ${HIDDEN_ACCOUNT.length}`],
    HIDDEN_ACCOUNT,
  )
const hidden = registration('connection: keep-alive')

const cases: Record<string, string[]> = {
  'two ways to say where a body ends': [
    login([`content-length: ${END.length + hidden.length}`, CHUNKED], END + hidden),
    login([CHUNKED, 'content-length: 4'], chunk(hidden) + END),
    login(['content-length: 0', `content-length: ${hidden.length}`], hidden),
    login([`content-length: 0, ${hidden.length}`], hidden),
    login([CHUNKED, 'transfer-encoding: identity'], END + hidden),
    login(['transfer-encoding: chunked, identity'], END + hidden),
    login(['transfer-encoding: identity', 'content-length: 0'], hidden),
    login(['transfer-encoding: xchunked', 'content-length: 0'], hidden),
    login(['transfer-encoding:\tchunked', 'content-length: 4'], END + hidden),
    login([`transfer-encoding:${CRLF} chunked`, 'content-length: 4'], END),
    login(['transfer-encoding : chunked', 'content-length: 4'], END),
    login(['x: a\u0000b', CHUNKED], END),
    login(['x: a\rtransfer-encoding: chunked', 'content-length: 4'], END),
    login(['x: a\ntransfer-encoding: chunked', 'content-length: 4'], END),
    request(`POST ${endpoints.login.url} HTTP/1.0`, [TYPE, CHUNKED, 'content-length: 4'], END),
    get(endpoints.getUser.url, `content-length: ${hidden.length}`) + hidden,
    get(endpoints.getUser.url, CHUNKED) + chunk(hidden) + END,
  ],
  'a length that is none': ['+2', '-2', '0x2', '1 0', '99999999999999999999', '', '10'].map((length) =>
    login([`content-length: ${length}`], length === '10' ? '' : '{}'),
  ),
  'a chunk that is none': [
    ...['zz', '-2', '0x2', '2 ', 'fffffffffffffffff', '1', `2;${'x'.repeat(40_000)}`, '2;a\nb'].map((size) =>
      login([CHUNKED], `${size}${CRLF}{}${CRLF}${END}`),
    ),
    login([CHUNKED], `2${CRLF}{}${CRLF}0${CRLF}content-length: 9${CRLF}${CRLF}`),
    login([CHUNKED], chunk('{}')),
  ],
  'a first line that is none': [
    `GET /${CRLF}`,
    `PRI * HTTP/2.0${CRLF}${CRLF}SM${CRLF}${CRLF}`,
    ...['GET / HTTP/3.0', 'GET / HTTP/1.10', 'GET / http/1.1', '/ HTTP/1.1', 'BREW / HTTP/1.1', 'GET  / HTTP/1.1'].map(
      (line) => request(line, ['host: x']),
    ),
    request(`${'A'.repeat(10_000)} / HTTP/1.1`, ['host: x']),
    request('TRACE / HTTP/1.1', ['host: x', 'connection: close', 'x-secret: canary']),
    request('CONNECT example.com:443 HTTP/1.1', ['host: example.com']),
    request('OPTIONS * HTTP/1.1', ['host: x', 'connection: close']),
    CRLF.repeat(100),
    CRLF.repeat(5) + get('/healthz'),
    Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 89) % 256)).toString('latin1'),
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    request('HELLO'),
  ],
  'a header that is none': [
    request('GET / HTTP/1.1', ['connection: close']),
    request('GET / HTTP/1.1', ['host: x/../y', 'connection: close']),
    get('/', ...Array.from({ length: 3_000 }, (_, index) => `x${index}: y`)),
    get('/api', '__proto__: x', 'constructor: y', 'prototype: z'),
    get('/', 'upgrade: websocket', 'connection: upgrade', 'sec-websocket-key: x', 'sec-websocket-version: 13'),
    get('/', 'if-modified-since: yesterday', 'if-none-match: "x', 'if-range: x'),
    get(endpoints.getUser.url, 'x-forwarded-for: 127.0.0.1', 'x-forwarded-proto: https', 'forwarded: for=x'),
    get(endpoints.getUser.url, 'authorization: Bearer \u00ff\u00fe\u0080'),
    ...['host: y', `x: ${'x'.repeat(40_000)}`, ': x', 'nonsense', `x: a${CRLF} b`, 'x: a\u0000b', 'x y: z'].map(
      (header) => get('/', header),
    ),
    get('/', `range: bytes=${'0-,'.repeat(2_000)}0-`),
    get('/', 'accept-encoding: nonsense;q=x, *;q=-1'),
    login(['content-encoding: gzip', 'content-length: 2'], '{}'),
    login(['expect: miracles', 'content-length: 2'], '{}'),
    login(['x-http-method-override: DELETE', 'content-length: 0']),
  ],
  'an address outside the site': [
    ...['http://evil.example/api/users/get_user', 'http://a:b@evil.example/', 'file:///etc/passwd', '/a b'],
    ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%252e%252e%252fpackage.json'],
    ...['/assets/..%5c..%5cpackage.json', '/assets/%c0%ae%c0%ae/package.json', '/%00', '/index.html%00.png', '/%'],
    ...['/%zz', '/%ff%fe', '//evil.example/', '/\\evil.example', '/.git/config', '/.env', '/data/jani.sqlite'],
    ...[
      `/${'a/'.repeat(7_000)}`,
      `/?${'x=1&'.repeat(3_000)}`,
      '/api/users/get_user?__proto__[x]=1',
      '/API/USERS/GET_USER',
    ],
    ...['/api//users//get_user', '/api/users/get_user/..;/', '/healthz/../api/users/get_user', '/api/%75sers/get_user'],
  ].map((target) => get(target)),
  'a body that is none': [
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    `${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}`,
    '{"email":"a@example.com","email":"b@example.com","password":"x"}',
    '{"email":1e999,"password":-0}',
    '{"email":"\\ud800@example.com","password":"\\udfff\\udfff\\udfff\\udfff\\udfff\\udfff\\udfff\\udfff"}',
    '{"email":"a\\u0000@example.com","password":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
    `"${'x'.repeat(16_000)}"`,
    '{} {}',
    '\u00ff\u00fe\u00fd\u00fc',
  ].map(json),
  'requests in one piece': [
    get('/healthz').replace('connection: close', 'connection: keep-alive').repeat(49) + get('/healthz'),
  ],
}

describe('malformed HTTP', () => {
  let app: FastifyInstance
  let db: OpenDatabase
  let publicDir: string
  let port: number
  let access: string
  let before: string
  beforeAll(async () => {
    publicDir = mkdtempSync(join(tmpdir(), 'jani-malformed-'))
    writeFileSync(join(publicDir, 'index.html'), '<!doctype html><title>Jani</title>')
    db = await openMigratedSqlite()
    const mails = createTestMailer()
    app = await buildTestApp({ db, publicDir, deliver: mails.deliver })
    port = await listen(app)
    ;({ access } = await signUp(app))
    await mails.next()
    before = await contentOf(db)
  })
  afterAll(async () => {
    await app.close()
    await db.destroy()
    rmSync(publicDir, { recursive: true })
  })

  it('gets no failure, changes nothing and leaves the server alive', async () => {
    const faults: string[] = []
    const all = Object.entries(cases).flatMap(([name, texts]) => texts.map((text) => [name, text] as const))
    for (let start = 0; start < all.length; start += AT_ONCE)
      await Promise.all(
        all.slice(start, start + AT_ONCE).map(async ([name, text]) => {
          for (const { status, head, body } of responsesIn(await exchange(port, Buffer.from(text, 'latin1'))))
            if (status >= 500 || status === 201 || !PROTECTED.test(head) || LEAK.test(body))
              faults.push(`${name}: ${text.slice(0, 200)}: ${head} ${body}`)
        }),
      )
    expect(faults).toEqual([])
    expect(await contentOf(db)).toBe(before)
    expect((await getUser(app, access)).statusCode).toBe(200)
    expect(Object.prototype).not.toHaveProperty('isAdmin')
  })

  it.each([
    ['what is not HTTP', 'HELLO\r\n\r\n'],
    ['headers without an end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['two lengths', `${login(['content-length: 1', 'content-length: 2'])}ab`],
    ['two hosts', get('/healthz', 'host: y')],
    ['the same host twice', get('/healthz', 'Host: x')],
    ['a length and chunks', login(['content-length: 4', CHUNKED], END)],
  ])('is refused as JSON in one sentence: %s', async (_name, text) => {
    const [response] = responsesIn(await exchange(port, text))
    expect(response!.status).toBe(400)
    expect(JSON.parse(response!.body)).toMatchObject({ detail: 'The request could not be understood.' })
  })

  it('would be noticed if a hidden request were taken for one', async () => {
    const received = await exchange(port, registration('connection: close'), 5_000)
    expect(responsesIn(received).map(({ status }) => status)).toEqual([201])
    expect(await contentOf(db)).not.toBe(before)
  })
})

/** Everything in the database but the leases of its own jobs, as text. */
async function contentOf(db: OpenDatabase): Promise<string> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'lease')
  const names = tables.map(({ name }) => name as 'account')
  return JSON.stringify(await Promise.all(names.map((name) => db.selectFrom(name).selectAll().execute())))
}
