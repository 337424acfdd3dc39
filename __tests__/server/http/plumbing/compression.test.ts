import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { LANGUAGES } from '~/contract/languages'
import type { PredictionResponse } from '~/contract/responses'

import { leafLabels } from '../../../diagnosis/labels'
import { bearer, diagnose, register } from '../../../support/calls'
import { buildTestApp, farmer, observationOf } from '../../../support/testApp'

const MAX_RESPONSE_BYTES = 5_000
const MAX_HISTORY_BYTES = 6_000
const HISTORY = 10
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

let app: FastifyInstance
const turns: string[] = []
/** The next label in turn, close to another one of its crop: the longest answers are those of two candidates. */
async function classify() {
  const label = turns.shift() ?? leafLabels[0]!
  const rival = leafLabels.find((other) => other !== label && other.split('___')[0] === label.split('___')[0])
  return observationOf(rival === undefined ? { [label]: 0.92 } : { [label]: 0.5, [rival]: 0.42 })
}
beforeAll(async () => {
  app = await buildTestApp({ classify })
})
afterAll(() => app.close())

let accounts = 0
const newAccount = async (): Promise<string> =>
  (await register(app, { ...farmer, email: `farmer-${++accounts}@example.com` })).json().access

const call = (name: 'getDiagnosis' | 'getDiagnoses', access: string, language: string, id = '') =>
  app.inject({
    ...endpoints[name],
    url: endpoints[name].url.replace(':id', id),
    headers: { ...bearer(access), ...BROWSER, 'accept-language': language },
  })

it.each(LANGUAGES)('responses in %s take at most 5 kB, a history of ten at most 6 kB', async (language) => {
  const sizes: [label: string, bytes: number][] = []
  const histories: number[] = []
  for (let start = 0; start < leafLabels.length; start += HISTORY) {
    const labels = leafLabels.slice(start, start + HISTORY)
    turns.push(...labels)
    // two accounts, because each has five credits
    const accesses = [await newAccount(), await newAccount()]
    for (const [index, label] of labels.entries()) {
      const access = accesses[index % 2]!
      const { id } = (await diagnose(app, access)).json<PredictionResponse>().diagnosis
      const response = await call('getDiagnosis', access, language, id)
      expect(response.headers).toMatchObject({
        'content-encoding': 'br',
        vary: expect.stringContaining('accept-encoding'),
      })
      sizes.push([label, response.rawPayload.length])
    }
    const bytes = await Promise.all(accesses.map((access) => call('getDiagnoses', access, language)))
    histories.push(bytes.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0))
  }
  expect(sizes.filter(([, bytes]) => bytes > MAX_RESPONSE_BYTES)).toEqual([])
  expect(Math.max(...histories)).toBeLessThanOrEqual(MAX_HISTORY_BYTES)
})

it('a response is the same in every encoding', async () => {
  const access = await newAccount()
  const { id } = (await diagnose(app, access)).json<PredictionResponse>().diagnosis
  const url = endpoints.getDiagnosis.url.replace(':id', id)
  const read = (encoding: string) =>
    app.inject({ ...endpoints.getDiagnosis, url, headers: { ...bearer(access), 'accept-encoding': encoding } })
  const plain = await read('identity')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(brotliDecompressSync((await read('br')).rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync((await read('gzip')).rawPayload).toString()).toBe(plain.body)
})

it('responses that carry a token are not compressed, and compressed bodies are not unpacked', async () => {
  const { refresh: token } = (await register(app)).json()
  const withTokens = [
    await app.inject({ ...endpoints.login, headers: BROWSER, payload: farmer }),
    await app.inject({ ...endpoints.refresh, headers: BROWSER, payload: { refresh: token } }),
    await app.inject({ ...endpoints.register, headers: BROWSER, payload: { ...farmer, email: 'b@example.com' } }),
  ]
  expect(withTokens.map(({ statusCode, headers }) => [statusCode, headers['content-encoding']])).toEqual([
    [200, undefined],
    [200, undefined],
    [201, undefined],
  ])
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const packed = await app.inject({ ...endpoints.login, headers, payload: gzipSync(JSON.stringify(farmer)) })
  expect(packed.statusCode).toBe(400)
})
