import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { creditsOf, register, signUp } from '../../support/calls'
import {
  beginUpload,
  closed,
  endUpload,
  listen,
  openSocket,
  responseOf,
  responsesIn,
  sendSlowly,
  SHORT_TIMEOUTS,
} from '../../support/rawHttp'
import { buildTestApp, farmer } from '../../support/testApp'

const TOO_SLOW = /^HTTP\/1\.1 408 [^]*"detail":"The request took too long to arrive\. Please try again\."/

let app: FastifyInstance
let port: number
let access: string
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  app = await buildTestApp({ timeouts: SHORT_TIMEOUTS })
  port = await listen(app)
  ;({ access } = await signUp(app))
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

async function keep(opening: Promise<Socket>) {
  sockets.push(await opening)
  return sockets.at(-1)!
}
async function expectTooSlow(...slow: Socket[]) {
  const responses = slow.map(responseOf)
  await Promise.all(slow.map(closed))
  for (const response of responses) expect(await response).toMatch(TOO_SLOW)
}

it('returns 408 to headers that do not end, sent slowly or not at all', async () => {
  const [silent, slow] = [await keep(openSocket(port)), await keep(openSocket(port))]
  slow.write('GET / HTTP/1.1\r\nhost: localhost\r\n')
  void sendSlowly(slow, 'x: y\r\n', 50)
  await expectTooSlow(silent, slow)
})

it('answers a refused upload once, however long its client is silent afterwards', async () => {
  const refused = await keep(beginUpload(port, 'no token', 100_000))
  let received = ''
  refused.on('data', (part: Buffer) => (received += part.toString()))
  await closed(refused)
  expect(responsesIn(received).map(({ status }) => status)).toEqual([401])
})

it('accepts a 250 KB scan at 40 kbit/s, which takes longer than headers, a window or silence may', async () => {
  const pieces = 50
  const socket = await keep(beginUpload(port, access, pieces * 5_000))
  const response = responseOf(socket)
  await sendSlowly(socket, Buffer.alloc(5_000, 1), 50, pieces)
  endUpload(socket)
  expect(await response).toMatch(/^HTTP\/1\.1 200 /)
  expect(await creditsOf(app, access)).toBe(4)
})

it('returns 408 to a body that keeps the pace for longer than a whole request may take', async () => {
  await app.close()
  app = await buildTestApp({ timeouts: { ...SHORT_TIMEOUTS, requestMs: 700 } })
  port = await listen(app)
  ;({ access } = await signUp(app))
  const endless = await keep(beginUpload(port, access, 5_000_000))
  void sendSlowly(endless, Buffer.alloc(5_000, 1), 50)
  await expectTooSlow(endless)
  expect(await creditsOf(app, access)).toBe(5)
})

it('reads four stalled uploads of an account at a time, and the uploads of others meanwhile', async () => {
  for (let upload = 0; upload < 12; upload++) await keep(beginUpload(port, access, 5_000_000))
  const { access: other } = (await register(app, { ...farmer, email: 'otieno@example.com' })).json<{ access: string }>()
  const good = await keep(beginUpload(port, other, 50_000))
  const response = responseOf(good)
  good.write(Buffer.alloc(50_000, 1))
  endUpload(good)
  expect(await response).toMatch(/^HTTP\/1\.1 200 /)
})
