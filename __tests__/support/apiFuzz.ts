import fc from 'fast-check'
import FormData from 'form-data'
import type { FastifyInstance, InjectOptions } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { FREE_CREDITS } from '~/contract/limits'
import type { AuthResponse } from '~/contract/responses'
import { loadConfig } from '~/server/config'
import { refuse } from '~/server/domain/errors'
import { limitsOf } from '~/server/domain/limits'

import { stepsFor } from './apiRequests'
import type { Body, Step } from './apiRequests'
import { bearer, diagnose, register } from './calls'
import { documentedCalls, faultOf } from './openApi'
import type { Call } from './openApi'
import { buildTestApp, farmer, observations } from './testApp'

const SEED = 20_261_121
/** Only a fault of ours, or of what the server runs on, causes these. */
const BY_FAULT_ALONE = ['500', '503']

/** What has been learnt from answers; the newest last. */
type Known = { accounts: (typeof farmer)[]; access: string[]; refresh: string[]; spent: string }
const results = Object.values(observations)

/** The first byte of a photo that is always diagnosed. */
const CLEAR = 64
/** The result depends on the first byte of a photo. */
const classify = async (photo: Uint8Array) => {
  const first = photo[0] ?? 0
  if (first < 32) throw refuse('invalid', 'This photo is damaged.')
  if (first < CLEAR) throw refuse('unsupportedMedia', 'This file is not a photo.')
  return results[first % results.length]!
}

/** Sends random requests that are made from the OpenAPI document; every answer is documented, and none is a failure. */
export async function fuzzApi(count: number) {
  const limits = limitsOf(loadConfig({ ADDRESS_REQUESTS_PER_MINUTE: '20', SIGN_UPS_PER_HOUR: '2' }).limits)
  const [generous, tight] = await Promise.all([buildTestApp({ classify }), buildTestApp({ classify, limits })])
  const known: Known = { accounts: [farmer], access: [], refresh: [], spent: await accountWithoutCredits(generous) }
  const calls = await documentedCalls(generous)
  const faults: string[] = []
  const seen = new Set<string>()
  const steps = fc.sample(stepsFor(calls.map(({ operation }) => operation)), { numRuns: count, seed: SEED })
  for (const [index, step] of steps.entries()) {
    const call = calls[step.call]!
    const answer = await (step.isTight ? tight : generous).inject(requestOf(call, step, known))
    seen.add(`${call.name} ${answer.statusCode}`)
    const fault = answer.statusCode >= 500 ? `a failure: ${answer.body}` : faultOf(call, answer)
    if (fault !== undefined) faults.push(`${index}: ${call.name}: ${fault}; ${JSON.stringify(step)}`)
    if (!step.isTight) learn(known, step, answer.statusCode, answer.body)
  }
  await Promise.all([generous.close(), tight.close()])
  expect(faults).toEqual([])
  const documented = calls.flatMap(({ name, operation }) =>
    Object.keys(operation.responses)
      .filter((status) => !BY_FAULT_ALONE.includes(status))
      .map((status) => `${name} ${status}`),
  )
  return documented.filter((one) => !seen.has(one))
}

async function accountWithoutCredits(app: FastifyInstance) {
  const { access } = (await register(app, { ...farmer, email: 'spent@example.com' })).json<AuthResponse>()
  for (let photo = 0; photo < FREE_CREDITS; photo++)
    await diagnose(app, access, { content: Buffer.from([CLEAR, photo]) })
  return access
}

/** The one that a step asks for, of those known by now: any of the newest four. */
const newest = <Value>(values: Value[], back: number | undefined) =>
  back === undefined ? undefined : (values.at(-1 - back) ?? values.at(-1))

function requestOf({ method, url }: Call, step: Step, known: Known): InjectOptions {
  const { payload, headers } = payloadOf(withKnown(step, url, known))
  const token = {
    access: newest(known.access, step.known ?? 0),
    spent: url === endpoints.logout.url ? undefined : known.spent,
    refresh: newest(known.refresh, 0),
    garbage: 'a.b.c',
    none: undefined,
  }[step.auth]
  return {
    method: method,
    url,
    ...(payload !== undefined && { payload }),
    headers: {
      ...headers,
      ...(token !== undefined && bearer(token)),
      ...(step.key !== undefined && { 'idempotency-key': step.key.replace(/[\r\n]/g, '') }),
    },
  }
}

/** Puts an account or a token that exists in the place of a generated one. */
function withKnown({ body, known: back }: Step, url: string, known: Known): Body {
  if (back === undefined || body.kind !== 'json' || typeof body.value !== 'object') return body
  const account = newest(known.accounts, back)
  const refresh = newest(known.refresh, back)
  const instead = /login|register/.test(url) ? account : refresh === undefined ? {} : { refresh }
  return { kind: 'json', value: { ...body.value, ...instead } }
}

function payloadOf(body: Body): { payload?: string | Buffer; headers: Record<string, string> } {
  if (body.kind === 'none') return { headers: {} }
  if (body.kind === 'text') return { payload: body.text, headers: { 'content-type': body.type } }
  if (body.kind === 'json')
    return { payload: JSON.stringify(body.value), headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  for (let copy = 0; copy < body.copies; copy++)
    form.append(body.field, Buffer.from(body.content), { filename: 'leaf.jpg', contentType: 'image/jpeg' })
  const headers: Record<string, string> = form.getHeaders()
  if (body.declaredLength !== undefined) headers['content-length'] = String(body.declaredLength)
  return { payload: form.getBuffer(), headers }
}

function learn(known: Known, { body, known: back }: Step, status: number, text: string) {
  if (status !== 200 && status !== 201) return
  const answer = JSON.parse(text) as { access?: string; refresh?: string }
  if (answer.access !== undefined) known.access.push(answer.access)
  if (answer.refresh !== undefined) known.refresh.push(answer.refresh)
  if (status === 201 && body.kind === 'json' && back === undefined) known.accounts.push(body.value as typeof farmer)
}
