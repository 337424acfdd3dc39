import type { FastifyInstance } from 'fastify'

import { REPORTS_URL, clientDirectives } from '~/server/http/securityHeaders'
import { createMetrics } from '~/server/metrics/metrics'

import { buildTestApp } from '../../support/testApp'

const ONE_HOUR_MS = 60 * 60 * 1000
const TOKEN = 'canary-0123456789'
const stopped = {
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
  app = await buildTestApp({
    environment: { LOG_LEVEL: 'warn' },
    logStream: { write: (line) => lines.push(line) },
    metrics,
    now: () => now,
  })
})
afterEach(() => app.close())

const report = (payload: unknown, type = 'application/csp-report') =>
  app.inject({
    method: 'POST',
    url: REPORTS_URL,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

async function counted() {
  const text = await metrics.registry.metrics()
  return text.split('\n').filter((line) => line.startsWith('jani_policy_violations_total{'))
}

it('counts a report, and logs it in our own words', async () => {
  const answer = await report({ 'csp-report': stopped })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(await counted()).toEqual(['jani_policy_violations_total{directive="script-src"} 1'])
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 40, directive: 'script-src', blocked: 'inline', page: '/predict' }),
  ])
})

it.each([
  ['style-src-attr', 'style-src'],
  ['require-trusted-types-for', 'require-trusted-types-for'],
  ['font-src', 'default-src'],
  [TOKEN, 'other'],
  ['', 'other'],
])('counts %j as %s', async (reported, directive) => {
  await report({ 'csp-report': { ...stopped, 'effective-directive': reported } })
  expect(await counted()).toEqual([`jani_policy_violations_total{directive="${directive}"} 1`])
})

it('logs nothing of what was sent', async () => {
  const told = {
    ...stopped,
    'blocked-uri': `https://evil.example/?${TOKEN}`,
    'document-uri': `https://jani.example/${TOKEN}`,
    'script-sample': TOKEN,
    referrer: TOKEN,
  }
  await report({ 'csp-report': told })
  expect(lines).toEqual([expect.stringContaining('"blocked":"an address","page":"other"')])
  expect(lines.join('') + (await metrics.registry.metrics())).not.toMatch(/canary|evil/)
})

it('logs a kind once an hour, and counts every report', async () => {
  for (let times = 0; times < 3; times++) await report({ 'csp-report': stopped })
  await report({ 'csp-report': { ...stopped, 'document-uri': 'https://jani.example/login' } })
  expect(lines).toHaveLength(2)
  now += ONE_HOUR_MS
  await report({ 'csp-report': stopped })
  expect(lines).toHaveLength(3)
  expect(await counted()).toEqual(['jani_policy_violations_total{directive="script-src"} 5'])
})

it.each(['', '{', 'null', '[]', '{}', '7', '{"csp-report":7}', '{"csp-report":null}', '{"__proto__":{"x":1}}'])(
  'returns 204 to %j and counts nothing',
  async (text) => {
    expect((await report(text)).statusCode).toBe(204)
    expect((await report(text, 'text/plain')).statusCode).toBe(204)
    expect(await counted()).toEqual([])
    expect(lines).toEqual([])
  },
)

it('returns 413 to a report that is too long', async () => {
  expect((await report({ 'csp-report': { ...stopped, 'script-sample': 'x'.repeat(20_000) } })).statusCode).toBe(413)
  expect(await counted()).toEqual([])
})
