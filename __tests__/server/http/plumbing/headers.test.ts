import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance, InjectOptions } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { paths } from '~/contract/paths'
import { loadConfig } from '~/server/config/config'
import { refuse } from '~/server/domain/domainError'
import { limitsOf } from '~/server/domain/limits/limitSettings'
import { REPORTS_URL, clientDirectives } from '~/server/http/plumbing/securityHeaders'

import { bearer, diagnose, signUp } from '../../../support/calls'
import { exchange, listen, responsesIn } from '../../../support/rawHttp'
import { buildTestApp, farmer, observations } from '../../../support/testApp'

const DATA_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'"
const HASH = `sha256-${'A'.repeat(43)}=`
const policyWith = (...hashes: Parameters<typeof clientDirectives>) =>
  Object.entries(clientDirectives(...hashes))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
const CLIENT_POLICY = policyWith()
const { getUser, refresh, login, predict } = endpoints
const json = { 'content-type': 'application/json' }

type Seen = { status: number; headers: Record<string, unknown> }
type Case = [name: string, status: number, ask: () => Promise<Seen>]

let app: FastifyInstance
let broken: FastifyInstance
let publicDir: string
let port: number
let access: string
let refreshToken: string

beforeAll(async () => {
  publicDir = mkdtempSync(join(tmpdir(), 'jani-headers-'))
  mkdirSync(join(publicDir, 'assets'))
  for (const file of ['index.html', 'icon.svg', join('assets', 'main.1a2b3c.js'), join('assets', 'main.1a2b3c.js.br')])
    writeFileSync(join(publicDir, file), 'content')
  const next = [observations.confident, refuse('unavailable', 'tooManyPhotos'), new Error('broken inside')]
  const classify = async () => {
    const finding = next.shift() ?? observations.notALeaf
    if (finding instanceof Error) throw finding
    return finding
  }
  app = await buildTestApp({ publicDir, classify })
  broken = await buildTestApp({ isStopping: () => true, limits: limitsOf(loadConfig({}).limits) })
  port = await listen(app)
  ;({ access, refresh: refreshToken } = await signUp(app))
})
afterAll(async () => {
  await Promise.all([app.close(), broken.close()])
  rmSync(publicDir, { recursive: true })
})

const inject = async (request: InjectOptions, on = app): Promise<Seen> => {
  const { statusCode, headers } = await on.inject(request)
  return { status: statusCode, headers }
}
const scan = async (content: string): Promise<Seen> => {
  const { statusCode, headers } = await diagnose(app, access, { content: Buffer.from(content) })
  return { status: statusCode, headers }
}
const raw = async (text: string): Promise<Seen> => {
  const { status, head } = responsesIn(await exchange(port, text))[0]!
  const lines = head.split('\r\n').slice(1)
  return { status, headers: Object.fromEntries(lines.map((line) => line.toLowerCase().split(/: (.*)/, 2))) }
}
const etag = async (url: string) => {
  const { headers } = await app.inject(url)
  return inject({ url, headers: { 'if-none-match': headers.etag! } })
}
const auth = () => bearer(access)
async function guessTooOften() {
  const guess = { ...login, payload: { email: 'nobody@example.com', password: 'something else' } }
  for (let tries = 0; tries < 8; tries++) await broken.inject(guess)
  return inject(guess, broken)
}

const asset = '/assets/main.1a2b3c.js'
const tooLarge = () => ({ ...auth(), 'content-type': 'multipart/form-data; boundary=b', 'content-length': '9000000' })

const pages: Case[] = [
  ...Object.values(paths).map((url): Case => [`GET ${url}`, 200, () => inject({ url })]),
  ['HEAD of a page', 200, () => inject({ method: 'HEAD', url: '/' })],
  ['a missing page', 404, () => inject({ url: '/no/such/page' })],
  ['HEAD of a missing page', 404, () => inject({ method: 'HEAD', url: '/no/such/page' })],
  ['an unchanged page', 304, () => etag('/')],
  ['a way out of the folder', 404, () => inject({ url: '/assets/..%2f..%2fpackage.json' })],
]
const files: Case[] = [
  ['an asset', 200, () => inject({ url: asset })],
  ['HEAD of an asset', 200, () => inject({ method: 'HEAD', url: asset })],
  ['a compressed asset', 200, () => inject({ url: asset, headers: { 'accept-encoding': 'br' } })],
  ['a part of an asset', 206, () => inject({ url: '/icon.svg', headers: { range: 'bytes=0-2' } })],
  ['an unchanged asset', 304, () => etag(asset)],
]
const data: Case[] = [
  ['no such part', 416, () => inject({ url: '/icon.svg', headers: { range: 'bytes=90-' } })],
  ['OPTIONS of a page', 404, () => inject({ method: 'OPTIONS', url: '/' })],
  ['POST to a page', 404, () => inject({ method: 'POST', url: '/' })],
  ['no such call', 404, () => inject({ url: '/api/no/such/call' })],
  ['HEAD of no such call', 404, () => inject({ method: 'HEAD', url: '/api/no/such/call' })],
  ['OPTIONS of a call', 404, () => inject({ method: 'OPTIONS', url: login.url })],
  ['a call by the wrong method', 404, () => inject({ method: 'DELETE', url: getUser.url })],
  ['health', 200, () => inject({ url: '/healthz' })],
  ['readiness', 200, () => inject({ url: '/readyz' })],
  ['no readiness', 503, () => inject({ url: '/readyz' }, broken)],
  ['an account', 201, () => inject({ ...endpoints.register, payload: { ...farmer, email: 'b@example.com' } })],
  ['an address that is taken', 409, () => inject({ ...endpoints.register, payload: farmer })],
  ['wrong fields', 400, () => inject({ ...endpoints.register, payload: {} })],
  ['a login', 200, () => inject({ ...login, payload: farmer })],
  ['a wrong password', 401, () => inject({ ...login, payload: { ...farmer, password: 'something else' } })],
  ['a refresh', 200, () => inject({ ...refresh, payload: { refresh: refreshToken } })],
  ['a forged refresh', 401, () => inject({ ...refresh, payload: { refresh: 'x.y.z' } })],
  ['an account asked for', 200, () => inject({ ...getUser, headers: auth() })],
  ['HEAD of an account', 200, () => inject({ ...getUser, method: 'HEAD', headers: auth() })],
  ['nobody', 401, () => inject(getUser)],
  ['a forged token', 401, () => inject({ ...getUser, headers: bearer('a.b.c') })],
  ['a logout', 204, () => inject(endpoints.logout)],
  ['a report of a browser', 204, () => inject({ method: 'POST', url: REPORTS_URL, payload: {} })],
  ['too many guesses', 429, () => guessTooOften()],
  ['no JSON', 400, () => inject({ ...login, headers: json, payload: '{' })],
  ['a poisoned JSON', 400, () => inject({ ...login, headers: json, payload: '{"__proto__":{"x":1}}' })],
  ['another type', 415, () => inject({ ...login, headers: { 'content-type': 'text/xml' }, payload: '<a/>' })],
  ['a body too large', 413, () => inject({ ...login, payload: { email: 'x'.repeat(20_000) } })],
  ['a scan', 200, () => scan('one')],
  ['a busy network', 503, () => scan('two')],
  ['a failure of ours', 500, () => scan('three')],
  ['a free scan', 200, () => scan('four')],
  ['an empty photo', 400, () => scan('')],
  ['a scan without a photo', 400, () => inject({ ...predict, headers: { ...auth(), 'content-length': '0' } })],
  ['a scan without a length', 411, () => inject({ ...predict, headers: auth() })],
  ['a scan by nobody', 401, () => inject(predict)],
  ['a photo too large', 413, () => inject({ ...predict, headers: tooLarge() })],
  ['a malformed address', 400, () => inject({ url: '/%zz' })],
  ['a malformed address of the API', 400, () => inject({ url: '/api/%zz' })],
  ['a malformed request', 400, () => raw('HELLO\r\n\r\n')],
  ['headers without an end', 400, () => raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}`)],
  ['an unknown method', 400, () => raw('BREW / HTTP/1.1\r\nhost: x\r\n\r\n')],
  ['a trace', 404, () => raw('TRACE / HTTP/1.1\r\nhost: x\r\n\r\n')],
  ['an expectation', 417, () => raw('GET / HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\n\r\n')],
]

const PROTECTION = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^deny$/i,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'origin-agent-cluster': /^\?1$/,
  'permissions-policy': /camera=\(\)/,
  'x-request-id': /^[\da-f-]{36}$/,
}
const FORBIDDEN = ['server', 'x-powered-by', 'strict-transport-security']

it.each([
  ['page', CLIENT_POLICY, pages],
  ['file that is neither a page nor a worker', DATA_POLICY, files],
  ['answer as data, refusals included,', DATA_POLICY, data],
] as const)('protects every %s', async (_kind, policy, cases) => {
  const faults: string[] = []
  for (const [name, status, ask] of cases) {
    const { status: actual, headers } = await ask()
    if (actual !== status) faults.push(`${name}: ${actual} in place of ${status}`)
    for (const [header, pattern] of Object.entries(PROTECTION))
      if (!pattern.test(String(headers[header]))) faults.push(`${name}: ${header}: ${String(headers[header])}`)
    if (headers['content-security-policy'] !== policy) faults.push(`${name}: another policy`)
    if (cases === data && headers['cache-control'] !== 'no-store') faults.push(`${name}: may be cached`)
    for (const header of FORBIDDEN) if (header in headers) faults.push(`${name}: has ${header}`)
  }
  expect(faults).toEqual([])
})

it('allows a page the scripts and styles that the build has written into it', async () => {
  writeFileSync(join(publicDir, 'inline.json'), JSON.stringify({ 'index.html': { scripts: [HASH], styles: [HASH] } }))
  const built = await buildTestApp({ publicDir })
  const policyOf = async (url: string) => (await built.inject({ url })).headers['content-security-policy']
  expect(await policyOf('/')).toBe(policyWith({ scripts: [HASH], styles: [HASH] }))
  expect(await policyOf('/')).toContain(`script-src 'self' '${HASH}';style-src`)
  expect(await policyOf('/icon.svg')).toBe(DATA_POLICY)
  await built.close()
})

it('allows WebAssembly only in the leaf worker', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jani-headers-'))
  mkdirSync(join(folder, 'assets'))
  const WORKER = 'assets/leafWorker.1a2b3c.js'
  const OTHERS = ['index.html', 'assets/resizeWorker.1a2b3c.js', 'assets/xleafWorker.1a.js', 'sw.js']
  for (const file of [WORKER, `${WORKER}.br`, ...OTHERS]) writeFileSync(join(folder, file), 'content')
  const built = await buildTestApp({ publicDir: folder })
  const policyOf = async (url: string, encoding = 'identity') =>
    (await built.inject({ url, headers: { 'accept-encoding': encoding } })).headers['content-security-policy']
  const allowed = CLIENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
  expect(await policyOf(`/${WORKER}`)).toBe(allowed)
  expect(await policyOf(`/${WORKER}`, 'br')).toBe(allowed)
  for (const file of OTHERS) expect(await policyOf(file === 'index.html' ? '/' : `/${file}`)).toBe(CLIENT_POLICY)
  await built.close()
  rmSync(folder, { recursive: true })
})

it('has a client policy without gaps', () => {
  expect(CLIENT_POLICY).not.toMatch(/unsafe|https?:|\*|data:/)
  expect(CLIENT_POLICY).toMatch(
    /require-trusted-types-for 'script';trusted-types webpack bootstrap;report-uri \/api\/policy-reports\/$/,
  )
  expect(CLIENT_POLICY).toMatch(/^default-src 'none';/)
})
