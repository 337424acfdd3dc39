import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'

import { campaign } from '../support/campaign'
import { unseen } from '../support/load/openLoop'
import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'
import type { RunningProduct } from '../support/product'
import { startLoad } from './support/load'

const { count, seed, record, timeoutMs } = campaign('stops', 5)
const EXIT_WITHIN_MS = 10_000
const READINESS_URL = '/readyz'

jest.setTimeout(timeoutMs(120_000))

let data: Awaited<ReturnType<typeof newDataDir>>
beforeAll(async () => {
  data = await newDataDir()
})
afterAll(() => data.remove())

const start = async (env: Record<string, string> = {}) =>
  startProduct({
    dataDir: data.folder,
    port: await freePort(),
    env: { LOG_LEVEL: 'info', SIGN_UPS_PER_HOUR: '100000', ...env },
  })

async function signUp({ url }: RunningProduct, email: string) {
  const body = JSON.stringify({ username: 'Wanjiru', email, password: 'Shamba-ya-mahindi-7' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url + endpoints.register.url, { method: 'POST', headers, body })
  expect(answer.status).toBe(201)
  return (await answer.json()) as AuthResponse
}

/** What the server says, in its log, that it has begun to answer. */
const accepted = (product: RunningProduct) =>
  product
    .said()
    .split('\n')
    .filter((line) => line.includes('"incoming request"'))
    .map((line) => (JSON.parse(line) as { reqId: string }).reqId)

function typicalLoad(access: string) {
  const authorization = `Bearer ${access}`
  const look = { method: 'GET', path: endpoints.getUser.url, headers: { authorization } }
  const boundary = 'leaf'
  const opening = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="leaf.jpg"\r\n\r\n`
  const scan = {
    method: 'POST',
    path: endpoints.predict.url,
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: () => Buffer.concat([Buffer.from(opening), unseen(photos.maizeRust), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
  return [look, look, look, scan, scan, { ...look, headers: { authorization, connection: 'close' } }]
}

it(`${count} times, every request that was accepted before a stop under load is answered in full`, async () => {
  let answered = 0
  let slowest = 0
  for (let cycle = 0; cycle < count; cycle++) {
    const product = await start()
    const { access } = await signUp(product, `farmer${cycle}@example.com`)
    const load = startLoad(product.url, typicalLoad(access))
    await new Promise((resolve) => setTimeout(resolve, 100 + ((seed + cycle * 97) % 400)))
    const stoppedAt = performance.now()
    product.signal('SIGTERM')
    const code = await product.ended()
    slowest = Math.max(slowest, performance.now() - stoppedAt)
    const outcomes = await load.stop()

    const whole = new Set(outcomes.filter(({ status }) => status !== undefined).map(({ id }) => id))
    const ours = new Set(outcomes.map(({ id }) => id))
    const begun = accepted(product).filter((id) => ours.has(id))
    expect({ cycle, unanswered: begun.filter((id) => !whole.has(id)) }).toEqual({ cycle, unanswered: [] })
    expect(begun.length).toBeGreaterThan(0)
    expect(outcomes.filter(({ status }) => status === 401)).toEqual([])
    expect(outcomes.filter(({ status }) => status !== undefined && status >= 500 && status !== 503)).toEqual([])
    expect(code).toBe(0)
    answered += begun.length
  }
  expect(slowest).toBeLessThan(EXIT_WITHIN_MS)
  record({ stops: count, 'requests accepted': answered, unanswered: 0, 'longest stop, ms': Math.round(slowest) })
})

it('is no longer ready from the moment it is asked to stop, and serves everything else until it has drained', async () => {
  const product = await start({ DRAIN_SECONDS: '2' })
  const { access } = await signUp(product, 'drain@example.com')
  expect((await fetch(product.url + READINESS_URL)).status).toBe(200)
  product.signal('SIGTERM')
  let readiness = 200
  for (const deadline = performance.now() + 1_500; readiness === 200 && performance.now() < deadline;)
    readiness = (await fetch(product.url + READINESS_URL)).status
  expect(readiness).toBe(503)
  const headers = { authorization: `Bearer ${access}` }
  expect((await fetch(product.url + endpoints.getUser.url, { headers })).status).toBe(200)
  expect((await fetch(product.url + READINESS_URL)).status).toBe(503)
  expect(await product.ended()).toBe(0)
})

it('does not wait any longer when it is asked twice', async () => {
  const product = await start({ DRAIN_SECONDS: '60' })
  product.signal('SIGTERM')
  while ((await fetch(product.url + READINESS_URL)).status === 200);
  product.signal('SIGTERM')
  expect(await product.ended()).toBe(1)
})

it('takes the echo of a Ctrl-C, which npm passes on, for the same wish', async () => {
  const product = await start()
  product.signal('SIGINT')
  product.signal('SIGINT')
  expect(await product.ended()).toBe(0)
})
