import fc from 'fast-check'
import FormData from 'form-data'
import type { FastifyInstance, InjectOptions } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { loadConfig } from '~/server/config/config'
import { limitsOf } from '~/server/domain/limits/limitSettings'

import { bearer, diagnose, register, signUp } from '../support/calls'
import { documentedCalls, faultOf } from '../support/openApi'
import type { Call } from '../support/openApi'
import { buildTestApp, farmer } from '../support/testApp'
import { ROUNDS } from './load'

const REQUESTS = ROUNDS * 50
const REQUESTS_FOR_EVERY_STATUS = 20_000
/** Only a fault of ours, or of what the server runs on, causes these. */
const BY_FAULT_ALONE = ['500', '503']

jest.setTimeout(60 * 60_000)

const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>('\u0000', '\ud800', "' or 1=1 --", 'x'.repeat(300), 1e308, { $gt: '' }, { toString: 1 }),
)
const text = fc.record({
  payload: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '{', 'null', '{"__proto__":{"x":1}}', '[['.repeat(4_000), `"${'x'.repeat(20_000)}"`),
  ),
  type: fc.constantFrom('application/json', 'application/csp-report', 'text/plain', 'multipart/form-data', 'nonsense'),
})
const upload = fc.record({
  field: fc.constantFrom('image', 'image', 'image', '__proto__'),
  content: fc.uint8Array({ maxLength: 60 }),
  copies: fc.constantFrom(1, 1, 1, 0, 2),
  declaredBytes: fc.constantFrom(undefined, undefined, undefined, 9_000_000),
})

/** Fields as the document names them: right ones, hostile ones or none. */
function fieldsOf({ operation }: Call, known: Record<string, string[]>) {
  const schema = operation.requestBody?.content?.['application/json']?.schema as { properties?: object } | undefined
  const fields = Object.keys(schema?.properties ?? {}).map((name) => {
    const right = fc.constantFrom(...(known[name] ?? ['x']))
    const value = fc.oneof({ weight: 8, arbitrary: right }, hostile, fc.constant(undefined))
    return [name, value] as const
  })
  return fc.oneof({ weight: 6, arbitrary: fc.record(Object.fromEntries(fields)) }, hostile)
}

const requestTo = (call: Call, tokens: string[], known: Record<string, string[]>): fc.Arbitrary<InjectOptions> =>
  fc
    .record({
      kind: fc.constantFrom('json', 'json', 'upload', 'upload', 'text', 'none'),
      json: fieldsOf(call, known),
      text,
      upload,
      token: fc.constantFrom(undefined, 'a.b.c', ...tokens),
      key: fc.constantFrom(undefined, undefined, 'one', 'two', 'two words'),
    })
    .map(({ kind, token, key, ...bodies }) => {
      const headers = { ...(token && bearer(token)), ...(key && { 'idempotency-key': key }) }
      const request = { method: call.method as 'POST', url: call.url }
      if (kind === 'none') return { ...request, headers }
      if (kind === 'json') return { ...request, headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(bodies.json) } // prettier-ignore
      if (kind === 'text') return { ...request, headers: { ...headers, 'content-type': bodies.text.type }, payload: bodies.text.payload } // prettier-ignore
      const form = new FormData()
      const { field, content, copies, declaredBytes } = bodies.upload
      for (let copy = 0; copy < copies; copy++) form.append(field, Buffer.from(content), { filename: 'leaf.jpg' })
      const length = declaredBytes !== undefined && { 'content-length': String(declaredBytes) }
      return { ...request, headers: { ...headers, ...form.getHeaders(), ...length }, payload: form.getBuffer() }
    })

it(`answers ${REQUESTS} random requests as the OpenAPI document says`, async () => {
  const limits = limitsOf(loadConfig({ ADDRESS_REQUESTS_PER_MINUTE: '20', SIGN_UPS_PER_HOUR: '2' }).limits)
  const apps = [await buildTestApp(), await buildTestApp(), await buildTestApp({ limits })] as FastifyInstance[]
  const app = apps[0]!
  const { access, refresh } = await signUp(app)
  const spent = (await register(app, { ...farmer, email: 'spent@example.com' })).json<{ access: string }>().access
  for (let scan = 0; scan < 5; scan++) await diagnose(app, spent)
  const emails = [farmer.email, ...Array.from({ length: REQUESTS }, (_, index) => `farmer${index}@example.com`)]
  const known = {
    username: [farmer.username],
    email: emails,
    password: [farmer.password, 'password'],
    refresh: [refresh],
  }
  const calls = await documentedCalls(app)
  const requests = calls.map((call) =>
    requestTo(call, [access, access, spent], known).map((request) => ({ call, request })),
  )
  const seen = new Set<string>()
  const cases = fc.tuple(fc.oneof(...requests), fc.constantFrom(...apps.slice(0, 1), app, app, apps[2]!))
  for (const [{ call, request }, server] of fc.sample(cases, { numRuns: REQUESTS, seed: 20_261_121 })) {
    // a logout with a right token would end the session that all other requests use
    const response = await (call.url === endpoints.logout.url ? apps[1]! : server).inject(request)
    seen.add(`${call.name} ${response.statusCode}`)
    const fault = response.statusCode >= 500 ? `a failure: ${response.body}` : faultOf(call, response)
    expect({ request, fault }).toEqual({ request, fault: undefined })
  }
  const documented = calls.flatMap(({ name, operation }) =>
    Object.keys(operation.responses).map((status) => `${name} ${status}`),
  )
  const missing = documented.filter((one) => !seen.has(one) && !BY_FAULT_ALONE.some((status) => one.endsWith(status)))
  if (REQUESTS >= REQUESTS_FOR_EVERY_STATUS) expect(missing).toEqual([])
  for (const server of apps) await server.close()
})
