import { endpoints } from '~/contract/endpoints'

/** What a hidden second request would do, were it ever taken for one. */
export const SMUGGLED = { username: 'Smuggler', email: 'smuggled@example.com', password: 'in-the-body-of-another' }

const CRLF = '\r\n'
const { login, register, predict, getUser } = endpoints

const request = (first: string, headers: string[], body = '') => [first, ...headers, '', body].join(CRLF)
const post = (url: string, headers: string[], body = '') =>
  request(`POST ${url} HTTP/1.1`, ['host: x', 'connection: close', ...headers], body)
const get = (target: string, headers: string[] = []) =>
  request(`GET ${target} HTTP/1.1`, ['host: x', 'connection: close', ...headers])
const json = (body: string, url = login.url) =>
  post(url, ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`], body)

const account = JSON.stringify(SMUGGLED)
const hidden = request(
  `POST ${register.url} HTTP/1.1`,
  ['host: x', 'content-type: application/json', `content-length: ${account.length}`],
  account,
)
const chunk = (data: string) => `${data.length.toString(16)}${CRLF}${data}${CRLF}`
const END = `0${CRLF}${CRLF}`
const typed = 'content-type: application/json'
const chunked = 'transfer-encoding: chunked'

/** Two ways to say where a body ends. */
const smuggling: Record<string, string> = {
  'CL.TE': post(login.url, [typed, `content-length: ${END.length + hidden.length}`, chunked], END + hidden),
  'TE.CL': post(login.url, [typed, chunked, 'content-length: 4'], chunk(hidden) + END),
  'CL.CL, different': post(login.url, [typed, 'content-length: 0', `content-length: ${hidden.length}`], hidden),
  'CL.CL, equal': post(login.url, [typed, 'content-length: 2', 'content-length: 2'], '{}'),
  'a list of lengths': post(login.url, [typed, `content-length: 0, ${hidden.length}`], hidden),
  'TE.TE': post(login.url, [typed, chunked, 'transfer-encoding: identity'], END + hidden),
  'TE: chunked, identity': post(login.url, [typed, 'transfer-encoding: chunked, identity'], END + hidden),
  'TE: identity': post(login.url, [typed, 'transfer-encoding: identity', 'content-length: 0'], hidden),
  'TE: xchunked': post(login.url, [typed, 'transfer-encoding: xchunked', 'content-length: 0'], hidden),
  'TE: chunked twice': post(login.url, [typed, 'transfer-encoding: chunked, chunked'], END),
  'TE with a tab': post(login.url, [typed, 'transfer-encoding:\tchunked', 'content-length: 4'], `${END}${hidden}`),
  'TE with a vertical tab': post(login.url, [typed, 'transfer-encoding: \u000bchunked', 'content-length: 4'], END),
  'TE folded': post(login.url, [typed, `transfer-encoding:${CRLF} chunked`, 'content-length: 4'], END),
  'TE with a space before the colon': post(login.url, [typed, 'transfer-encoding : chunked', 'content-length: 4'], END),
  'TE behind a NUL': post(login.url, [typed, 'x: a\u0000b', chunked], END),
  'TE behind a bare CR': post(login.url, [typed, `x: a\rtransfer-encoding: chunked`, 'content-length: 4'], END),
  'TE behind a bare LF': post(login.url, [typed, `x: a\ntransfer-encoding: chunked`, 'content-length: 4'], END),
  'TE in HTTP/1.0': request(`POST ${login.url} HTTP/1.0`, [typed, chunked, 'content-length: 4'], END),
  'a length with a plus': post(login.url, [typed, 'content-length: +2'], '{}'),
  'a length with a minus': post(login.url, [typed, 'content-length: -2'], '{}'),
  'a length in hex': post(login.url, [typed, 'content-length: 0x2'], '{}'),
  'a length with a space inside': post(login.url, [typed, 'content-length: 1 0'], '{}'),
  'a length that overflows': post(login.url, [typed, 'content-length: 99999999999999999999'], '{}'),
  'no length': post(login.url, [typed, 'content-length:'], '{}'),
  'a body on a GET': `${get(getUser.url, [`content-length: ${hidden.length}`])}${hidden}`,
  'a chunked body on a GET': `${get(getUser.url, [chunked])}${chunk(hidden)}${END}`,
}

const chunks: Record<string, string> = {
  'a chunk size that is none': post(login.url, [typed, chunked], `zz${CRLF}{}${CRLF}${END}`),
  'a negative chunk size': post(login.url, [typed, chunked], `-2${CRLF}{}${CRLF}${END}`),
  'a chunk size with 0x': post(login.url, [typed, chunked], `0x2${CRLF}{}${CRLF}${END}`),
  'a chunk size with a space': post(login.url, [typed, chunked], `2 ${CRLF}{}${CRLF}${END}`),
  'a huge chunk size': post(login.url, [typed, chunked], `fffffffffffffffff${CRLF}{}${CRLF}${END}`),
  'a chunk longer than it says': post(login.url, [typed, chunked], `1${CRLF}{}${CRLF}${END}`),
  'a chunk with bare line feeds': post(login.url, [typed, chunked], `2\n{}\n0\n\n`),
  'a chunk extension of 40 KB': post(login.url, [typed, chunked], `2;${'x'.repeat(40_000)}${CRLF}{}${CRLF}${END}`),
  'a chunk extension with a line feed': post(login.url, [typed, chunked], `2;a\nb${CRLF}{}${CRLF}${END}`),
  'trailers that would be headers': post(
    login.url,
    [typed, chunked],
    `2${CRLF}{}${CRLF}0${CRLF}content-length: 9${CRLF}${CRLF}`,
  ),
  'chunks without an end': post(login.url, [typed, chunked], chunk('{}')),
  'a length without a body': post(login.url, [typed, 'content-length: 10']),
}

const lines: Record<string, string> = {
  'HTTP/0.9': `GET /${CRLF}`,
  'HTTP/2 over text': `PRI * HTTP/2.0${CRLF}${CRLF}SM${CRLF}${CRLF}`,
  'HTTP/3.0': request('GET / HTTP/3.0', ['host: x']),
  'HTTP/1.10': request('GET / HTTP/1.10', ['host: x']),
  'no version': `GET /${CRLF}host: x${CRLF}${CRLF}`,
  'http in small letters': request('GET / http/1.1', ['host: x']),
  'no method': request('/ HTTP/1.1', ['host: x']),
  'an unknown method': request('BREW / HTTP/1.1', ['host: x']),
  'a method of 10 KB': request(`${'A'.repeat(10_000)} / HTTP/1.1`, ['host: x']),
  'two spaces': request('GET  / HTTP/1.1', ['host: x']),
  'a space in the address': get('/a b'),
  TRACE: request('TRACE / HTTP/1.1', ['host: x', 'connection: close', 'x-secret: canary']),
  CONNECT: request('CONNECT example.com:443 HTTP/1.1', ['host: example.com']),
  'OPTIONS *': request('OPTIONS * HTTP/1.1', ['host: x', 'connection: close']),
  'an upgrade': get('/', [
    'upgrade: websocket',
    'connection: upgrade',
    'sec-websocket-key: x',
    'sec-websocket-version: 13',
  ]),
  'an upgrade to h2c': get('/', ['upgrade: h2c', 'http2-settings: x']),
  'an absolute address': get('http://evil.example/api/users/get_user'),
  'an absolute address with a login': get('http://a:b@evil.example/'),
  'an address of a file': get('file:///etc/passwd'),
  'only empty lines': CRLF.repeat(100),
  'empty lines before a request': CRLF.repeat(5) + get('/healthz'),
  garbage: Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 89) % 256)).toString('latin1'),
  'a TLS greeting': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
}

const headers: Record<string, string> = {
  'no host': request('GET / HTTP/1.1', ['connection: close']),
  'two hosts': get('/', ['host: y']),
  'a host with a path': request('GET / HTTP/1.1', ['host: x/../y', 'connection: close']),
  'a header of 40 KB': get('/', [`x: ${'x'.repeat(40_000)}`]),
  '3,000 headers': get(
    '/',
    Array.from({ length: 3_000 }, (_, index) => `x${index}: y`),
  ),
  'a header without a name': get('/', [': x']),
  'a header without a colon': get('/', ['nonsense']),
  'a folded header': get('/', [`x: a${CRLF} b`]),
  'a NUL in a header': get('/', ['x: a\u0000b']),
  'a header name that is none': get('/', ['x y: z']),
  'headers called __proto__ and constructor': get('/api', ['__proto__: x', 'constructor: y', 'prototype: z']),
  'bytes beyond ASCII in a header': get(getUser.url, ['authorization: Bearer \u00ff\u00fe\u0080']),
  'a range that overflows': get('/', [`range: bytes=${'0-,'.repeat(2_000)}0-`]),
  'an encoding nobody knows': get('/', ['accept-encoding: nonsense;q=x, *;q=-1']),
  'a body encoding': post(login.url, [typed, 'content-encoding: gzip', 'content-length: 2'], '{}'),
  'a date that is none': get('/', ['if-modified-since: yesterday', 'if-none-match: "x', 'if-range: x']),
  'an expectation': post(login.url, [typed, 'expect: miracles', 'content-length: 2'], '{}'),
  'a forged proxy': get(getUser.url, ['x-forwarded-for: 127.0.0.1', 'x-forwarded-proto: https', 'forwarded: for=x']),
  'another method in a header': post(getUser.url, ['x-http-method-override: DELETE', 'content-length: 0']),
}

const addresses: Record<string, string> = Object.fromEntries(
  [
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%5c..%5cpackage.json',
    '/%252e%252e%252fpackage.json',
    '/assets/%c0%ae%c0%ae/package.json',
    '/%00',
    '/index.html%00.png',
    '/%',
    '/%zz',
    '/%ff%fe',
    '//evil.example/',
    '/\\evil.example',
    '/.git/config',
    '/.env',
    '/data/jani.sqlite',
    `/${'a/'.repeat(7_000)}`,
    `/?${'x=1&'.repeat(3_000)}`,
    '/api/users/get_user?__proto__[x]=1&constructor[prototype][x]=1',
    '/api/%75sers/get_user',
    '/API/USERS/GET_USER',
    '/api//users//get_user',
    '/api/users/get_user/..;/',
    '/healthz/../api/users/get_user',
  ].map((target) => [`the address ${target.slice(0, 60)}`, get(target)]),
)

const bodies: Record<string, string> = Object.fromEntries(
  [
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"email":{"__proto__":{"x":1}},"password":[]}',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    `${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}`,
    '{"email":"a@example.com","email":"b@example.com","password":"x"}',
    '{"email":1e999,"password":-0}',
    '{"email":"\\ud800@example.com","password":"\\udfff\\udfff\\udfff\\udfff\\udfff\\udfff\\udfff\\udfff"}',
    '{"email":"a\\u0000@example.com","password":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
    '\ufeff{}',
    'nul',
    `"${'x'.repeat(16_000)}"`,
    '{} {}',
  ].map((body) => [`the body ${body.slice(0, 60)}`, json(body)]),
)

const uploads: Record<string, string> = {
  'an upload without a boundary': post(predict.url, ['content-type: multipart/form-data', 'content-length: 2'], '{}'),
  'a boundary of 10 KB': post(predict.url, [
    `content-type: multipart/form-data; boundary=${'b'.repeat(10_000)}`,
    'content-length: 0',
  ]),
  'bytes that are no UTF-8': post(login.url, [typed, 'content-length: 4'], '\u00ff\u00fe\u00fd\u00fc'),
  'a request inside a request, in turn':
    get('/healthz').replace('connection: close', 'connection: keep-alive') + get('/healthz'),
  'fifty requests at once':
    get('/healthz').replace('connection: close', 'connection: keep-alive').repeat(49) + get('/healthz'),
}

/** Name and bytes (as Latin 1) of each case. */
export const abuses: [name: string, bytes: string][] = Object.entries({
  ...smuggling,
  ...chunks,
  ...lines,
  ...headers,
  ...addresses,
  ...bodies,
  ...uploads,
})
