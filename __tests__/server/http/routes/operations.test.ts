import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { loginSchema, registerSchema } from '~/contract/credentials'
import { endpoints } from '~/contract/endpoints'
import { OFFICER_PREFIX } from '~/contract/paths'
import { DOCUMENT_URL } from '~/server/http/plumbing/openApi'
import { REPORTS_URL } from '~/server/http/plumbing/securityHeaders'
import { createMetrics } from '~/server/metrics/metrics'
import { createReadiness } from '~/server/readiness'

import { version } from '../../../../package.json'
import { said } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import { compile, documentedCalls } from '../../../support/openApi'
import { buildTestApp, createFakeClassifier, farmer } from '../../../support/testApp'

describe('operations', () => {
  const CONTACT = { CONTACT_PHONE: '0712 345 678', CONTACT_EMAIL: 'help@example.com', CONTACT_PLACE: 'Nakuru, Kenya' }
  const NOT_READY = { detail: 'The server is not ready yet, or no longer.' }

  it('health checks tell whether the server is alive and its database migrated', async () => {
  const database = await openSqlite()
  const lines: string[] = []
  const logStream = { write: (line: string) => lines.push(line) }
  const app = await buildTestApp({ db: database.db, environment: { LOG_LEVEL: 'debug', ...CONTACT }, logStream })
  const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')]
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'alive', version }])
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
  expect(ready.headers['cache-control']).toBe('no-store')
  expect(lines).toEqual([])
  await database.db.deleteFrom('kysely_migration' as never).execute()
  const unready = await app.inject('/readyz')
  expect([unready.statusCode, said(unready), unready.headers['retry-after']]).toEqual([503, NOT_READY, '2'])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
  await database.close()
}) // prettier-ignore

  it('readiness does not reveal unset settings', async () => {
    const app = await buildTestApp({ environment: {} })
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
    await app.close()
  })

  it('readiness ends when a stop is requested, whatever the checks say', async () => {
    let stopping = false
    let response: () => void = () => undefined
    const check = () => new Promise<void>((resolve) => (response = resolve))
    const isReady = createReadiness({ isStopping: () => stopping, checks: [check] })
    const asked = isReady()
    stopping = true
    response()
    expect([await asked, await isReady()]).toEqual([false, false])
  })

  it('a stopping server reports it to the proxy at once, and serves everything else', async () => {
    let stopping = false
    const app = await buildTestApp({ isStopping: () => stopping })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    stopping = true
    const alive = await app.inject('/healthz')
    expect([alive.statusCode, said(alive)]).toEqual([503, NOT_READY])
    expect((await app.inject({ ...endpoints.register, payload: farmer })).statusCode).toBe(201)
    await app.close()
  })

  it('the proxy check stays 200 while workers or the database do not respond, so that pages stay up', async () => {
    expect(await readFile('deploy/Caddyfile', 'utf8')).toMatch(/health_uri \/healthz$/m)
    const busy = await buildTestApp({
      classifier: { ...createFakeClassifier(), ping: () => Promise.reject(new Error()) },
    })
    expect([(await busy.inject('/healthz')).statusCode, (await busy.inject('/readyz')).statusCode]).toEqual([200, 503])
    await busy.close()
  })

  it('readiness does not wait for a check that hangs, and runs it once for all requests', async () => {
    const hang = jest.fn(() => new Promise<never>(() => undefined))
    const isReady = createReadiness({ isStopping: () => false, checks: [hang] })
    expect(await Promise.all(Array.from({ length: 20 }, isReady))).toEqual(Array(20).fill(false))
    expect(hang).toHaveBeenCalledTimes(1)
  })

  it('readiness ends while every thread of the pool hangs', async () => {
    const app = await buildTestApp()
    const folder = mkdtempSync(join(tmpdir(), 'jani-pool-'))
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    const hanging = Array.from({ length: 4 }, () => open(pipe, 'r')) // the pool's default size
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    const writer = openSync(pipe, 'r+')
    for (const handle of await Promise.all(hanging)) await handle.close()
    closeSync(writer)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    rmSync(folder, { recursive: true })
    await app.close()
  })

  it('a server with a public address serves no other host name', async () => {
    const app = await buildTestApp({ environment: { PUBLIC_URL: 'https://jani.example' } })
    const statusAs = async (host: string) => (await app.inject({ url: '/healthz', headers: { host } })).statusCode
    const hosts = [
      'jani.example',
      'JANI.example:443',
      '127.0.0.1:3000',
      'server-1:3000',
      'attacker.example',
      'x.jani.example',
    ]
    expect(await Promise.all(hosts.map(statusAs))).toEqual([200, 200, 200, 200, 421, 421])
    await app.close()
  })
})

describe('the OpenAPI document', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.close())

  const bodySchema = async (url: string) => {
    const call = (await documentedCalls(app)).find((one) => one.url === url)
    return call!.operation.requestBody!.content!['application/json']!.schema
  }

  it('serves an OpenAPI 3.1 document', async () => {
    const response = await app.inject(DOCUMENT_URL)
    expect(response.headers['content-type']).toMatch('application/json')
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(app.swagger())))
    expect(response.json().openapi).toMatch(/^3\.1\./)
  })

  it('documents every route of the API, and no other', async () => {
    const withoutSlash = (url: string) => url.replace(/(?<=.)\/$/, '').replace(/:(\w+)/g, '{$1}')
    const documented = (await documentedCalls(app)).map(({ method, url }) => `${method} ${withoutSlash(url)}`)
    const routes = routesOf(app).filter((route) => !route.includes(` ${OFFICER_PREFIX}`)) // pages
    expect(documented.sort()).toEqual(routes.map(withoutSlash).sort())
  })

  it('names the calls that refuse a body without a login before it is read', async () => {
    const wrong: string[] = []
    for (const { name, method, url, operation } of await documentedCalls(app)) {
      if (method === 'GET' || !('security' in operation)) continue
      const isOptional = (operation.security as object[]).length > 1
      const headers = { 'content-type': 'application/json' }
      const { statusCode } = await app.inject({
        method: method as 'POST',
        url: url.replace('{id}', 'x'),
        headers,
        payload: '{',
      })
      if (!isOptional && statusCode !== 401) wrong.push(`${name} ${statusCode}`)
    }
    expect(wrong).toEqual([])
  })

  it('has valid schemas', async () => {
    const schemas = (await documentedCalls(app)).flatMap(({ operation }) =>
      [operation.requestBody ?? {}, ...Object.values(operation.responses)].flatMap(({ content = {} }) =>
        Object.values(content).map(({ schema }) => schema),
      ),
    )
    expect(schemas.length).toBeGreaterThan(0)
    for (const schema of schemas) expect(() => compile(schema)).not.toThrow()
  })

  it.each([
    [farmer, true],
    [{ ...farmer, email: 'x' }, false],
    [{ ...farmer, username: 'x' }, false],
    [{ ...farmer, password: 'short' }, false],
    [{ ...farmer, password: 'x'.repeat(126) }, false],
    [{ ...farmer, password: '\u{1F33D}'.repeat(8) }, true],
    [{ ...farmer, email: undefined }, false],
    [{ ...farmer, email: 7 }, false],
  ])('agrees with the forms about %j', async (body, isValid) => {
    const sent: unknown = JSON.parse(JSON.stringify(body))
    expect(registerSchema.isValidSync(sent)).toBe(isValid)
    expect(compile(await bodySchema(endpoints.register.url))(sent)).toBe(isValid)
    expect(compile(await bodySchema(endpoints.login.url))(sent)).toBe(loginSchema.isValidSync(sent))
  })

  /** `METHOD /path` of each route, read off the printed tree. What answers HEAD beside GET is left out. */
  function routesOf(server: FastifyInstance): string[] {
    const parents: string[] = []
    return server
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', label = '', methods = ''] = /^(.*?)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? []
        if (label === '') return []
        const depth = indent.length / 4
        const path = depth === 0 ? label : `${parents[depth - 1] ?? ''}${label}`
        parents[depth] = path
        return methods
          .split(', ')
          .filter((method) => method !== '' && method !== 'HEAD')
          .map((method) => `${method} ${path}`)
      })
  }
})

describe('reports of policy violations', () => {
  const ONE_HOUR_MS = 60 * 60 * 1000
  const TOKEN = 'canary-0123456789'
  const reported = {
    'document-uri': 'https://jani.example/predict',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
  }

  let app: FastifyInstance
  let metrics: ReturnType<typeof createMetrics>
  let lines: string[]
  let now: number
  beforeEach(async () => {
    metrics = createMetrics()
    lines = []
    now = 1_000_000
    const logStream = { write: (line: string) => lines.push(line) }
    app = await buildTestApp({ environment: { LOG_LEVEL: 'warn' }, logStream, metrics, now: () => now })
  })
  afterEach(() => app.close())

  const send = (payload: string, type = 'application/csp-report') =>
    app.inject({ method: 'POST', url: REPORTS_URL, headers: { 'content-type': type }, payload })
  const report = (change: object = {}) => send(JSON.stringify({ 'csp-report': { ...reported, ...change } }))
  async function counted() {
    const text = await metrics.registry.metrics()
    return text.match(/(?<=^jani_policy_violations_total\{directive=").+$/gm) ?? []
  }

  it('counts a report, and logs its directive', async () => {
    const response = await report()
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(await counted()).toEqual(['script-src"} 1'])
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 40, directive: 'script-src' }),
    ])
  })

  it.each([
    [{ 'effective-directive': 'style-src-attr' }, 'style-src'],
    [{ 'effective-directive': 'require-trusted-types-for' }, 'require-trusted-types-for'],
    [{ 'effective-directive': 'font-src' }, 'default-src'],
    [{ 'effective-directive': TOKEN }, 'other'],
    [{ 'effective-directive': '' }, 'other'],
    [{ 'effective-directive': undefined, 'violated-directive': "img-src 'self' blob:" }, 'img-src'],
  ])('counts %j as %s', async (change, directive) => {
    await report(change)
    expect(await counted()).toEqual([`${directive}"} 1`])
  })

  it('logs nothing of what was sent', async () => {
    const addresses = {
      'blocked-uri': `https://evil.example/?${TOKEN}`,
      'document-uri': `https://jani.example/${TOKEN}`,
    }
    await report({ ...addresses, 'script-sample': TOKEN, referrer: TOKEN })
    expect(lines).toHaveLength(1)
    expect(lines.join('') + (await metrics.registry.metrics())).not.toMatch(/canary|evil/)
  })

  it('logs a directive once an hour, and counts every report', async () => {
    for (let times = 0; times < 3; times++) await report()
    await report({ 'effective-directive': 'img-src' })
    expect(lines).toHaveLength(2)
    now += ONE_HOUR_MS
    await report()
    expect(lines).toHaveLength(3)
    expect(await counted()).toEqual(['script-src"} 4', 'img-src"} 1'])
  })

  it('returns 204 to what is no report and 413 to one that is too long, and counts nothing', async () => {
    const texts = ['', '{', 'null', '[]', '{}', '7', '{"csp-report":7}', '{"csp-report":null}', '{"__proto__":{"x":1}}']
    for (const text of texts)
      for (const type of ['application/csp-report', 'text/plain'])
        expect([text, (await send(text, type)).statusCode]).toEqual([text, 204])
    expect((await report({ 'script-sample': 'x'.repeat(20_000) })).statusCode).toBe(413)
    expect([await counted(), lines]).toEqual([[], expect.any(Array)])
  })
})
