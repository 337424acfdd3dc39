import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'

import { bearer, creditsOf, signUp } from '../../support/calls'
import { buildTestApp } from '../../support/testApp'

const TOO_LARGE = { status: 413, detail: 'The file is too large. Please upload a smaller file.' }

describe('over a real connection', () => {
  let app: FastifyInstance
  let port: number
  let access: string
  beforeAll(async () => {
    app = await buildTestApp()
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
    ;({ access } = await signUp(app))
  })
  afterAll(() => app.close())

  const upload = (bytes: number, token = access) => {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(bytes)]), 'leaf.jpg')
    return fetch(`http://127.0.0.1:${port}${endpoints.predict.url}`, { method: 'POST', headers: bearer(token), body })
  }

  /** Sends text as it is, and answers with all that comes back until the server hangs up. */
  const speak = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let heard = ''
      socket.on('data', (part) => (heard += part.toString()))
      socket.on('close', () => {
        resolve(heard)
      })
      socket.on('error', reject)
    })

  it('a sender of too much hears why, whatever the size', async () => {
    for (const megabytes of [6, 40]) {
      const answer = await upload(megabytes * 1024 * 1024)
      expect(answer.status).toBe(413)
      expect(await answer.json()).toEqual(TOO_LARGE)
    }
    expect(await creditsOf(app, access)).toBe(5)
  })

  it('a sender who does not say how much it will be is stopped at the same limit', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'
    async function* parts() {
      yield Buffer.from(head)
      for (let part = 0; part < 96; part++) yield Buffer.alloc(65_536)
      yield Buffer.from('\r\n--b--\r\n')
    }
    const answer = await fetch(`http://127.0.0.1:${port}${endpoints.predict.url}`, {
      method: 'POST',
      headers: { ...bearer(access), 'content-type': 'multipart/form-data; boundary=b' },
      body: parts(),
      duplex: 'half',
    } as object)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual(TOO_LARGE)
  })

  it('a stranger who sends a photo hears that they must log in', async () => {
    const answer = await upload(4 * 1024 * 1024, 'nobody')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ detail: 'Your session has ended. Please log in again.' })
  })

  it.each([
    ['what is not HTTP', 'HELLO\r\n\r\n'],
    ['headers without an end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['two lengths', 'POST /api/auth/login/ HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('%s is refused like everything else', async (_name, text) => {
    const [head = '', body = ''] = (await speak(text)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(head).toMatch(/^x-content-type-options: nosniff$/m)
    expect(JSON.parse(body)).toEqual({ detail: 'The request could not be understood.' })
  })
})

describe('the log', () => {
  it('holds no password, token or address, whatever happens', async () => {
    const written: string[] = []
    const app = await buildTestApp({
      environment: { LOG_LEVEL: 'trace' },
      classify: () => Promise.reject(new Error('broken inside')),
      logStream: { write: (line) => written.push(line) },
    })
    const tokens = await signUp(app)
    const body = new FormData()
    body.append('image', new Blob(['canary-photo']), 'canary-name.jpg')
    await app.inject({ ...endpoints.login, payload: { email: 'wanjiru@example.com', password: 'canary-password' } })
    await app.inject({ ...endpoints.refresh, payload: { refresh: tokens.refresh } })
    const request = new Request('http://x', { method: 'POST', body })
    await app.inject({
      ...endpoints.predict,
      headers: { ...bearer(tokens.access), 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    await app.close()
    const log = written.join('')
    expect(log).toContain('broken inside')
    const secrets = ['wanjiru@example.com', 'maize-and-beans', 'canary-', tokens.access, tokens.refresh]
    for (const secret of secrets) expect(log).not.toContain(secret)
  })
})
