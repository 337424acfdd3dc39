import { randomBytes } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { Classifier } from '~/server/domain/classifier'

import { bearer, creditsOf, signUp } from '../../support/calls'
import { answerOf, beginUpload, closed, endUpload, listen, until } from '../../support/rawUpload'
import { buildTestApp, observations } from '../../support/testApp'

const BUSY = { detail: 'Too many photos are being looked at right now. Please try again in a moment.' }
const CAPACITY = 4

describe('POST /api/predict/ under overload', () => {
  let app: FastifyInstance
  let port: number
  let access: string
  let classified: number
  /** Lets the photos that are being looked at be answered. */
  let release: () => void

  beforeEach(async () => {
    classified = 0
    const released = new Promise<void>((resolve) => (release = resolve))
    const classify: Classifier['classify'] = async () => {
      classified++
      await released
      return observations.confident
    }
    app = await buildTestApp({ classify, capacity: CAPACITY })
    port = await listen(app)
    ;({ access } = await signUp(app))
  })
  afterEach(() => app.close())

  async function send(signal?: AbortSignal) {
    const body = new FormData()
    body.append('image', new Blob([randomBytes(50_000)]), 'leaf.jpg')
    const init = { method: 'POST', headers: bearer(access), body, ...(signal && { signal }) }
    const answer = await fetch(`http://127.0.0.1:${port}${endpoints.predict.url}`, init)
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
  }
  const fill = async () => {
    const busy = Array.from({ length: CAPACITY }, () => send())
    await until(() => classified === CAPACITY)
    return busy
  }
  const connections = () =>
    new Promise<number>((resolve) => {
      app.server.getConnections((_, count) => {
        resolve(count)
      })
    })

  it('answers as many photos as there is capacity for, and 503 with Retry-After to the others, without a charge', async () => {
    const refusals: Awaited<ReturnType<typeof send>>[] = []
    const answers = Array.from({ length: 30 }, async () => {
      const answer = await send()
      if (answer.status === 503) refusals.push(answer)
      return answer
    })
    await until(() => refusals.length === 30 - CAPACITY)
    expect(classified).toBe(CAPACITY)
    for (const refusal of refusals) expect(refusal).toEqual({ status: 503, retryAfter: '2', body: BUSY })
    release()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(CAPACITY)
    expect(await creditsOf(app, access)).toBe(5 - CAPACITY)
  })

  it('refuses a photo before it is read, and closes the connection when it is sent all the same', async () => {
    const busy = await fill()
    const socket = await beginUpload(port, access, 4_000_000)
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 2/i)
    socket.write(Buffer.alloc(3_900_000))
    await closed(socket)
    release()
    await Promise.all(busy)
  })

  it('keeps the connection of a small upload that it refuses', async () => {
    const busy = await fill()
    const socket = await beginUpload(port, access, 100_000)
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 503 /)
    socket.write(Buffer.alloc(100_000))
    socket.write('\r\n--b--\r\nGET /api/users/get_user HTTP/1.1\r\nhost: localhost\r\n\r\n')
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 401 /)
    socket.destroy()
    release()
    await Promise.all(busy)
  })

  it('lets a client read the refusal while it sends, also with connection: close', async () => {
    const busy = await fill()
    const socket = await beginUpload(port, access, 100_000, { connection: 'close' })
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 503 /)
    for (let piece = 0; piece < 10; piece++) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      expect(socket).toMatchObject({ destroyed: false, errored: null, readableEnded: false })
      socket.write(Buffer.alloc(10_000))
    }
    endUpload(socket)
    await closed(socket)
    expect(socket.errored).toBeNull()
    release()
    await Promise.all(busy)
  })

  it('answers a photo while other uploads are slow to arrive', async () => {
    const slow = await Promise.all(Array.from({ length: CAPACITY - 1 }, () => beginUpload(port, access, 100_000)))
    release()
    await until(async () => (await send()).status === 200)
    for (const socket of slow) socket.destroy()
  })

  it('frees the slots of clients that disconnect while they send, and charges them nothing', async () => {
    const sockets = await Promise.all(Array.from({ length: CAPACITY }, () => beginUpload(port, access, 100_000)))
    for (const socket of sockets) socket.destroy()
    release()
    await until(async () => (await send()).status === 200)
    expect(classified).toBe(1)
    expect(await creditsOf(app, access)).toBe(4)
  })

  it('charges nothing when the client disconnects while its photo is classified', async () => {
    const gone = new AbortController()
    const answer = send(gone.signal).catch(() => 'gone')
    await until(() => classified === 1)
    gone.abort()
    expect(await answer).toBe('gone')
    await until(async () => (await connections()) === 0)
    release()
    await until(async () => (await send()).status === 200)
    expect(await creditsOf(app, access)).toBe(4)
  })
})
