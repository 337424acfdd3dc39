import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'

import { bearer, creditsOf, signUp } from '../../support/calls'
import { beginUpload, closed, endUpload, listen, responseOf, until } from '../../support/rawHttp'
import { paidPhoto } from '../../support/scans'
import { buildTestApp, observations } from '../../support/testApp'

const CAPACITY = 4

describe('POST /api/predict/ under overload', () => {
  let app: FastifyInstance
  let port: number
  let access: string
  let classified: number
  /** While it is pending, no photo is answered. */
  let hold: Promise<void>
  let release: () => void
  const holdResponses = () => {
    hold = new Promise<void>((resolve) => (release = resolve))
  }
  beforeEach(async () => {
    classified = 0
    holdResponses()
    const classify = async () => {
      classified++
      await hold
      return observations.confident
    }
    app = await buildTestApp({ classify, capacity: CAPACITY })
    port = await listen(app)
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    app.server.closeAllConnections() // of fetch, which opens one more after an abort and keeps it for seconds
    await app.close()
  })

  let photos = 0
  async function send(content = paidPhoto(`${photos++} ${'x'.repeat(50_000)}`), key?: string, signal?: AbortSignal) {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(content)]), 'leaf.jpg')
    const headers = { ...bearer(access), ...(key !== undefined && { [IDEMPOTENCY_KEY_HEADER]: key }) }
    const init = { method: 'POST', headers, body, ...(signal && { signal }) }
    const response = await fetch(`http://127.0.0.1:${port}${endpoints.predict.url}`, init)
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() }
  }
  const fill = async () => {
    const before = classified
    const busy = Array.from({ length: CAPACITY }, (_, index) => send(paidPhoto(`busy ${index}`), `busy-${index}`))
    await until(() => classified === before + CAPACITY)
    return Promise.all(busy)
  }
  const disconnectAll = async () => {
    app.server.closeAllConnections()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }

  it('refuses a photo before it is read, and closes the connection when it is sent anyway', async () => {
    const busy = fill()
    await until(() => classified === CAPACITY)
    const socket = await beginUpload(port, access, 4_000_000)
    expect(await responseOf(socket)).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 2/i)
    socket.write(Buffer.alloc(3_900_000))
    await closed(socket)
    release()
    await busy
  })

  it('keeps the connection of a small upload that it refuses', async () => {
    const busy = fill()
    await until(() => classified === CAPACITY)
    const socket = await beginUpload(port, access, 100_000)
    expect(await responseOf(socket)).toMatch(/^HTTP\/1\.1 503 /)
    socket.write(Buffer.alloc(100_000))
    socket.write('\r\n--b--\r\nGET /api/users/get_user HTTP/1.1\r\nhost: localhost\r\n\r\n')
    expect(await responseOf(socket)).toMatch(/^HTTP\/1\.1 401 /)
    socket.destroy()
    release()
    await busy
  })

  it('lets a client read the refusal while it sends, also with connection: close', async () => {
    const busy = fill()
    await until(() => classified === CAPACITY)
    const socket = await beginUpload(port, access, 100_000, ['connection: close'])
    expect(await responseOf(socket)).toMatch(/^HTTP\/1\.1 503 /)
    for (let piece = 0; piece < 10; piece++) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      expect(socket).toMatchObject({ destroyed: false, errored: null, readableEnded: false })
      socket.write(Buffer.alloc(10_000))
    }
    endUpload(socket)
    await closed(socket)
    expect(socket.errored).toBeNull()
    release()
    await busy
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
    const response = send(undefined, undefined, gone.signal).catch(() => 'gone')
    await until(() => classified === 1)
    gone.abort()
    expect(await response).toBe('gone')
    await disconnectAll()
    release()
    await until(async () => (await send()).status === 200)
    expect(await creditsOf(app, access)).toBe(4)
  })

  it('lets a repeated scan wait for the first one while other photos get 503', async () => {
    const busy = fill()
    await until(() => classified === CAPACITY)
    const repeats = Array.from({ length: 20 }, () => send(paidPhoto('busy 0'), 'busy-0'))
    expect((await send()).status).toBe(503)
    release()
    const responses = await Promise.all([...repeats, busy.then(([first]) => first!)])
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(classified).toBe(CAPACITY)
  })

  it('gives a repeated scan its stored response while other photos get 503', async () => {
    release()
    const { body } = await send(paidPhoto('early'), 'early')
    holdResponses()
    const busy = fill()
    await until(() => classified === 1 + CAPACITY)
    expect((await send()).status).toBe(503)
    expect((await send(paidPhoto('early'), 'early')).body).toEqual(body)
    release()
    await busy
  })

  it('answers and charges a repeated scan once when the first client has disconnected', async () => {
    const gaveUp = new AbortController()
    const first = send(paidPhoto('leaf'), 'key-1', gaveUp.signal).catch(() => 'gone')
    await until(() => classified === 1)
    const second = send(paidPhoto('leaf'), 'key-1')
    gaveUp.abort()
    expect(await first).toBe('gone')
    release()
    expect((await second).status).toBe(200)
    expect(await creditsOf(app, access)).toBe(4)
  })

  it('runs a scan again that is repeated after its only client has disconnected', async () => {
    const gone = new AbortController()
    const first = send(paidPhoto('leaf'), 'key-1', gone.signal).catch(() => 'gone')
    await until(() => classified === 1)
    gone.abort()
    await first
    await disconnectAll()
    const second = send(paidPhoto('leaf'), 'key-1')
    release()
    expect((await second).status).toBe(200)
    expect(await creditsOf(app, access)).toBe(4)
  })
})
