import type { Socket } from 'node:net'

import { creditsOf, register, signUp } from '../support/calls'
import { SHORT_TIMEOUTS, beginUpload, closed, listen, openSocket, sendSlowly } from '../support/rawHttp'
import { buildTestApp, farmer } from '../support/testApp'
import { ROUNDS, diagnose } from './load'

/** Of every six, five are slow with their headers and one with its body. */
const SLOW_CLIENTS = 60 * ROUNDS

jest.setTimeout(600_000)

it(`answers good clients while ${SLOW_CLIENTS} slow ones are there, cuts these off and charges them nothing`, async () => {
  const app = await buildTestApp({ capacity: 10, timeouts: SHORT_TIMEOUTS })
  const port = await listen(app)
  const { access } = await signUp(app)
  const sockets: Socket[] = []
  for (let index = 0; index < SLOW_CLIENTS; index++) {
    const isBody = index % 6 === 5
    const socket = await (isBody ? beginUpload(port, access, 1_000_000) : openSocket(port))
    sockets.push(socket)
    if (!isBody) socket.write('GET / HTTP/1.1\r\n')
    void sendSlowly(socket, isBody ? 'x' : 'x: y\r\n', 100)
    socket.resume() // notices when it is closed
  }
  let good = 0
  while (sockets.some((socket) => !socket.destroyed)) {
    const email = `good${++good}@example.com`
    const { access: theirs } = (await register(app, { ...farmer, email })).json<{ access: string }>()
    const { status } = await diagnose(`http://127.0.0.1:${port}`, theirs, Buffer.alloc(60_000, email))
    expect([status, await creditsOf(app, theirs)]).toEqual([200, 4])
  }
  await Promise.all(sockets.map(closed))
  expect(good).toBeGreaterThan(0)
  expect(await creditsOf(app, access)).toBe(5)
  await app.close()
})
