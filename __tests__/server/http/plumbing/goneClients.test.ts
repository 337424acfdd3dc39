import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { limitsOf } from '~/server/domain/limits/limitSettings'

import { getUser, signUp } from '../../../support/calls'
import { closed, exchange, listen, openSocket } from '../../../support/rawHttp'
import { buildTestApp, farmer } from '../../../support/testApp'

const FORM = JSON.stringify(farmer)
const GARBAGE = 'HELLO\r\n\r\n'
const TWO_LENGTHS = 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n'

let app: FastifyInstance
let port: number
let access: string
let log: string[]
async function start(addressRequestsPerMinute = 6_000) {
  log = []
  app = await buildTestApp({
    environment: { LOG_LEVEL: 'error', TRUST_PROXY: '' },
    logStream: { write: (line) => log.push(line) },
    limits: limitsOf({ signUpsPerHour: 120, accountRequestsPerMinute: 600, addressRequestsPerMinute }),
  })
  port = await listen(app)
  ;({ access } = await signUp(app))
}
afterEach(() => app.close())

type Call = keyof typeof endpoints
const request = (name: Call, headers: string[], body = '', token = access) => {
  const { method, url } = endpoints[name]
  const first = [`${method} ${url.replace(':id', 'none')} HTTP/1.1`, 'host: x', `authorization: Bearer ${token}`]
  return [...first, ...headers, '', body].join('\r\n')
}
const json = (name: Call) => request(name, ['content-type: application/json', `content-length: ${FORM.length}`], FORM)
const chunked = (name: Call, token?: string) =>
  request(name, ['content-type: application/json', 'transfer-encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n', token)

it('logs no error for a request of any route whose connection ends with what follows it', async () => {
  await start()
  for (const name of Object.keys(endpoints) as Call[])
    await Promise.all(
      [json(name) + GARBAGE, json(name) + TWO_LENGTHS, json(name) + chunked(name), chunked(name)].map((text) =>
        exchange(port, text, 200),
      ),
    )
  expect(log).toEqual([])
})

it('logs no error for a request whose client resets the connection at once', async () => {
  await start()
  for (const name of Object.keys(endpoints) as Call[]) {
    const socket = await openSocket(port)
    socket.write(json(name))
    socket.resetAndDestroy()
    await closed(socket)
  }
  await getUser(app, access)
  expect(log).toEqual([])
})

it('counts such a request for the network that it comes from', async () => {
  await start(20)
  const flood = Array.from({ length: 20 }, () => exchange(port, chunked('getUser', 'forged'), 5_000))
  await Promise.all(flood)
  expect((await getUser(app, 'forged')).statusCode).toBe(429)
})
