import type { Socket } from 'node:net'

import { endpoints } from '~/contract/endpoints'

import { bearer, creditsOf, register, signUp } from '../../support/calls'
import { beginUpload, closed, listen, openSocket, until } from '../../support/rawUpload'
import { TIMEOUTS, trickle } from '../../support/slowClients'
import { buildTestApp, farmer } from '../../support/testApp'

/** Of every six, five are slow with their headers and one with its body. */
const SLOW_CLIENTS = 600

it('answers good clients while 600 slow ones are there, cuts all of these off and charges them nothing', async () => {
  const app = await buildTestApp({ capacity: 10, timeouts: TIMEOUTS })
  const port = await listen(app)
  const { access } = await signUp(app)
  const sockets: Socket[] = []
  for (let index = 0; index < SLOW_CLIENTS; index++) {
    const isBody = index % 6 === 5
    const socket = await (isBody ? beginUpload(port, access, 1_000_000) : openSocket(port))
    sockets.push(socket)
    if (!isBody) socket.write('GET / HTTP/1.1\r\n')
    void trickle(socket, isBody ? 'x' : 'x: y\r\n', 2_000)
    socket.resume() // notices when it is closed
  }

  let good = 0
  while (sockets.some((socket) => !socket.destroyed)) {
    const email = `good${++good}@example.com`
    const { access: theirs } = (await register(app, { ...farmer, email })).json<{ access: string }>()
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(60_000).fill(good)]), 'leaf.jpg')
    const url = `http://127.0.0.1:${port}${endpoints.predict.url}`
    const answer = await fetch(url, { method: 'POST', headers: bearer(theirs), body })
    expect([answer.status, await creditsOf(app, theirs)]).toEqual([200, 4])
  }
  await Promise.all(sockets.map(closed))
  expect(good).toBeGreaterThan(0)
  expect(await creditsOf(app, access)).toBe(5)
  app.server.closeIdleConnections()
  await until(
    () =>
      new Promise<boolean>((resolve) => {
        app.server.getConnections((_, count) => {
          resolve(count === 0)
        })
      }),
  )
  await app.close()
}, 600_000)
