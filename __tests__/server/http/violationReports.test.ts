import type { FastifyInstance } from 'fastify'

import { REPORTS_URL } from '~/server/http/securityHeaders'
import { createMetrics } from '~/server/metrics/metrics'

import { buildTestApp } from '../../support/testApp'

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

it('counts a report, and logs it in our own words', async () => {
  const answer = await report()
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(await counted()).toEqual(['script-src"} 1'])
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 40, directive: 'script-src', blocked: 'inline', page: '/predict' }),
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
  const addresses = { 'blocked-uri': `https://evil.example/?${TOKEN}`, 'document-uri': `https://jani.example/${TOKEN}` }
  await report({ ...addresses, 'script-sample': TOKEN, referrer: TOKEN })
  expect(lines).toEqual([expect.stringContaining('"blocked":"an address","page":"other"')])
  expect(lines.join('') + (await metrics.registry.metrics())).not.toMatch(/canary|evil/)
})

it('logs a kind once an hour, and counts every report', async () => {
  for (let times = 0; times < 3; times++) await report()
  await report({ 'document-uri': 'https://jani.example/login' })
  expect(lines).toHaveLength(2)
  now += ONE_HOUR_MS
  await report()
  expect(lines).toHaveLength(3)
  expect(await counted()).toEqual(['script-src"} 5'])
})

it('returns 204 to what is no report and 413 to one that is too long, and counts nothing', async () => {
  const texts = ['', '{', 'null', '[]', '{}', '7', '{"csp-report":7}', '{"csp-report":null}', '{"__proto__":{"x":1}}']
  for (const text of texts)
    for (const type of ['application/csp-report', 'text/plain'])
      expect([text, (await send(text, type)).statusCode]).toEqual([text, 204])
  expect((await report({ 'script-sample': 'x'.repeat(20_000) })).statusCode).toBe(413)
  expect([await counted(), lines]).toEqual([[], expect.any(Array)])
})
