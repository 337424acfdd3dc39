import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import * as server from '~/server/http/createServer'

import { creditsOf, signUp } from '../../support/calls'
import { answerOf, beginUpload, closed, endUpload, listen, openSocket } from '../../support/rawUpload'
import { TIMEOUTS, TOO_SLOW, trickle } from '../../support/slowClients'
import { buildTestApp } from '../../support/testApp'

let app: FastifyInstance
let port: number
let access: string
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  app = await buildTestApp({ timeouts: TIMEOUTS })
  port = await listen(app)
  ;({ access } = await signUp(app))
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

async function keep(opening: Promise<Socket>) {
  const socket = await opening
  sockets.push(socket)
  return socket
}

it('leaves less than ten seconds for the head of a request', () => {
  expect(server.TIMEOUTS.headersMs + server.TIMEOUTS.checkMs).toBeLessThanOrEqual(9_000)
})

it('answers 408 to headers that do not end, sent slowly or not at all', async () => {
  const [silent, slow] = [await keep(openSocket(port)), await keep(openSocket(port))]
  slow.write('GET / HTTP/1.1\r\nhost: localhost\r\n')
  void trickle(slow, 'x: y\r\n', 1_000)
  const answers = [answerOf(silent), answerOf(slow)]
  await Promise.all([closed(silent), closed(slow)])
  for (const answer of answers) expect(await answer).toMatch(TOO_SLOW)
})

it('answers 408 to a body that arrives a byte at a time, and charges nothing', async () => {
  const upload = await keep(beginUpload(port, access, 100_000))
  const form = await keep(openSocket(port))
  const head = `POST ${endpoints.login.url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n`
  form.write(`${head}{`)
  const answers = [upload, form].map(async (socket) => {
    void trickle(socket, ' ', 500)
    const answer = answerOf(socket)
    await closed(socket)
    return answer
  })
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(TOO_SLOW)
  expect(await creditsOf(app, access)).toBe(5)
})

it('answers 408 to a body that stops near its end', async () => {
  const socket = await keep(beginUpload(port, access, 1_000_000))
  socket.write(Buffer.alloc(990_000))
  const answer = answerOf(socket)
  await closed(socket)
  expect(await answer).toMatch(TOO_SLOW)
})

it('accepts 100 KB at 50 kbit/s, which takes longer than any of the limits', async () => {
  const pieces = 16
  const socket = await keep(beginUpload(port, access, pieces * 6_250))
  const answer = answerOf(socket)
  await trickle(socket, Buffer.alloc(6_250, 1), 1_000, pieces)
  endUpload(socket)
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(await creditsOf(app, access)).toBe(4)
})

it('reads four stalled uploads of an account at a time, and the uploads of others meanwhile', async () => {
  for (let upload = 0; upload < 12; upload++) await keep(beginUpload(port, access, 5_000_000))
  const { access: other } = (
    await app.inject({
      ...endpoints.register,
      payload: { username: 'Otieno', email: 'otieno@example.com', password: 'nyanya-na-viazi' },
    })
  ).json<{ access: string }>()
  const good = await keep(beginUpload(port, other, 50_000))
  const answer = answerOf(good)
  good.write(Buffer.alloc(50_000, 1))
  endUpload(good)
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})
