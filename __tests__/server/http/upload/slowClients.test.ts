import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { TIMEOUTS } from '~/server/http/createServer'

import { creditsOf, signUp } from '../../../support/calls'
import {
  SHORT_TIMEOUTS,
  beginUpload,
  closed,
  listen,
  openSocket,
  responseOf,
  sendSlowly,
} from '../../../support/rawHttp'
import { buildTestApp } from '../../../support/testApp'

const TOO_SLOW = /^HTTP\/1\.1 408 [^]*"detail":"The request took too long to arrive\. Please try again\."/

let app: FastifyInstance
let port: number
let access: string
/** With what is answered, read from the start: a failed write would destroy what has not been read. */
let sockets: Map<Socket, Promise<string>>
beforeEach(async () => {
  sockets = new Map()
  app = await buildTestApp({ timeouts: SHORT_TIMEOUTS })
  port = await listen(app)
  ;({ access } = await signUp(app))
})
afterEach(async () => {
  for (const socket of sockets.keys()) socket.destroy()
  await app.close()
})

async function keep(opening: Promise<Socket>) {
  const socket = await opening
  sockets.set(socket, responseOf(socket))
  return socket
}
async function expectTooSlow(...slow: Socket[]) {
  await Promise.all(slow.map(closed))
  for (const socket of slow) expect(await sockets.get(socket)).toMatch(TOO_SLOW)
}

it('leaves less than ten seconds for the head of a request', () => {
  expect(TIMEOUTS.headersMs + TIMEOUTS.checkMs).toBeLessThanOrEqual(9_000)
})

it('returns 408 to a body that arrives a byte at a time or stops near its end, and charges nothing', async () => {
  const upload = await keep(beginUpload(port, access, 100_000))
  const form = await keep(openSocket(port))
  const head = [`POST ${endpoints.login.url} HTTP/1.1`, 'host: x', 'content-type: application/json']
  form.write(`${[...head, 'content-length: 9000'].join('\r\n')}\r\n\r\n{`)
  for (const socket of [upload, form]) void sendSlowly(socket, ' ', 25)
  const stopped = await keep(beginUpload(port, access, 1_000_000))
  stopped.write(Buffer.alloc(990_000))
  await expectTooSlow(upload, form, stopped)
  expect(await creditsOf(app, access)).toBe(5)
})
