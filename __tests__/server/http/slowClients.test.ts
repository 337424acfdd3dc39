import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { PATIENCE } from '~/server/http/createServer'
import type { Patience } from '~/server/http/createServer'

import { creditsOf, register } from '../../support/calls'
import { campaign } from '../../support/campaign'
import { createUploader, quantile } from '../../support/load/openLoop'
import { answerOf, beginUpload, closed, endUpload, listen, openSocket, until } from '../../support/rawUpload'
import { buildTestApp, farmer } from '../../support/testApp'

/** Of every six, five are slow with their headers and one with its body. */
const slow = campaign('slowClients', 60)
/** Of a good client's p99, while the slow ones are there. */
const LARGEST_SLOWDOWN = 2
/** An ordinary run lives ten times as fast, the clients as well as the server's patience; a campaign takes real time. */
const SPEED = slow.isAsked ? 1 : 10
const shortened = ({ headersMs, checkMs, body }: Patience): Patience => ({
  headersMs: headersMs / SPEED,
  checkMs: checkMs / SPEED,
  body: { graceMs: body.graceMs / SPEED, bytesPerSecond: body.bytesPerSecond * SPEED, checkMs: body.checkMs / SPEED },
})
const TOO_SLOW = /^HTTP\/1\.1 408 [^]*"detail":"The request took too long to arrive\. Please try again\."/
const QUIET_SCANS = slow.isAsked ? 200 : 20
const PAUSE_MS = 20

jest.setTimeout(slow.timeoutMs(60_000))

let app: FastifyInstance
let port: number
let access: string
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  app = await buildTestApp({ capacity: 10, patience: shortened(PATIENCE) })
  port = await listen(app)
  ;({ access } = (await register(app)).json())
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

/** Sends a piece every so many milliseconds of real time; resolves once all are sent, or nobody takes any more. */
function trickle(socket: Socket, piece: string | Buffer, everyMs: number, count = Infinity) {
  let left = count
  return new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (left > 0 && !socket.destroyed) {
        left--
        socket.write(piece)
        return
      }
      clearInterval(timer)
      resolve()
    }, everyMs / SPEED)
  })
}

const openConnections = () =>
  new Promise<number>((resolve) => {
    app.server.getConnections((_, count) => {
      resolve(count)
    })
  })

it('nobody may take ten seconds for the head of a request, with a second to spare', () => {
  expect(PATIENCE.headersMs + PATIENCE.checkMs).toBeLessThanOrEqual(9_000)
})

it('headers that do not end are cut off, sent slowly or not at all', async () => {
  const [silent, slowly] = [await keep(openSocket(port)), await keep(openSocket(port))]
  slowly.write('GET / HTTP/1.1\r\nhost: localhost\r\n')
  void trickle(slowly, 'x: y\r\n', 1_000)
  const answers = [answerOf(silent), answerOf(slowly)]
  await Promise.all([closed(silent), closed(slowly)])
  for (const answer of answers) expect(await answer).toMatch(TOO_SLOW)
})

it('a body of a byte now and then is cut off, and costs nothing', async () => {
  const socket = await keep(beginUpload(port, access, 100_000))
  void trickle(socket, 'x', 500)
  const answer = answerOf(socket)
  await closed(socket)
  expect(await answer).toMatch(TOO_SLOW)
  expect(await creditsOf(app, access)).toBe(5)
})

it('so is a form that is no upload', async () => {
  const socket = await keep(openSocket(port))
  const { url } = endpoints.login
  const head = `POST ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n`
  socket.write(`${head}{`)
  void trickle(socket, ' ', 500)
  const answer = answerOf(socket)
  await closed(socket)
  expect(await answer).toMatch(TOO_SLOW)
})

it('an honest 100 KB at 50 kbit/s arrives, although it takes longer than any of the limits', async () => {
  const pieces = 16
  const socket = await keep(beginUpload(port, access, pieces * 6_250))
  const answer = answerOf(socket)
  await trickle(socket, Buffer.alloc(6_250, 1), 1_000, pieces)
  endUpload(socket)
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(await creditsOf(app, access)).toBe(4)
})

it(`${slow.count} slow clients keep no good one from its answer, are all cut off, pay nothing and leave nothing open`, async () => {
  const uploader = createUploader(`http://127.0.0.1:${port}`)
  const counts = { good: 0, toldToComeAgain: 0 }
  /** A farmer with a full balance scans once, as often as it takes. */
  async function scanWell() {
    const email = `good${++counts.good}@example.com`
    const good = (await register(app, { ...farmer, email })).json().access as string
    let answer = await uploader.upload(good, Buffer.alloc(60_000, email))
    for (; answer.status === 503; counts.toldToComeAgain++)
      answer = await uploader.upload(good, Buffer.alloc(60_000, email))
    expect({ status: answer.status, credits: await creditsOf(app, good) }).toEqual({ status: 200, credits: 4 })
    return answer.ms
  }
  const quiet: number[] = []
  while (quiet.length < QUIET_SCANS) quiet.push(await scanWell())

  const lives = await openSlowClients()
  const crowded: number[] = []
  while (sockets.some((socket) => !socket.destroyed)) {
    crowded.push(await scanWell())
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  expect(crowded.length).toBeGreaterThan(0)
  const { headers, bodies } = await lives()
  expect(await creditsOf(app, access)).toBe(5)
  uploader.close()
  await until(async () => (await openConnections()) === 0)
  const slowdown = quantile(crowded, 0.99) / quantile(quiet, 0.99)
  slow.record({
    'slow headers': headers.length,
    'the last cut off after (s)': (Math.max(...headers) / 1000).toFixed(1),
    'slow bodies': bodies.length,
    'the last of them after (s)': (Math.max(...bodies) / 1000).toFixed(1),
    'credits they paid': 0,
    'connections left': 0,
    'good scans meanwhile': crowded.length,
    'of all good ones told to come again': counts.toldToComeAgain,
    'p99 / quiet p99': slowdown.toFixed(2),
  })
  if (slow.isAsked) expect(slowdown).toBeLessThanOrEqual(LARGEST_SLOWDOWN)
})

/** Opens all of them; answers with how to learn how long each was borne with. */
async function openSlowClients() {
  const lives = { headers: [] as Promise<number>[], bodies: [] as Promise<number>[] }
  for (let index = 0; index < slow.count; index++) {
    const since = performance.now()
    const kind = index % 6 === 5 ? 'bodies' : 'headers'
    const socket = await keep(kind === 'bodies' ? beginUpload(port, access, 1_000_000) : openSocket(port))
    if (kind === 'headers') socket.write('GET / HTTP/1.1\r\n')
    void trickle(socket, kind === 'headers' ? 'x: y\r\n' : 'x', 2_000)
    socket.resume() // hears that it was hung up on
    lives[kind].push(closed(socket).then(() => performance.now() - since))
  }
  return async () => ({ headers: await Promise.all(lives.headers), bodies: await Promise.all(lives.bodies) })
}
