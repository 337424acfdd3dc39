import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import FormData from 'form-data'
import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { createUploadSlots } from '~/server/http/upload/uploadSlots'
import { openMigratedDatabase } from '~/server/persistence/database'

import { bearer, creditsOf, diagnose, signUp, said } from '../../../support/calls'
import { beginUpload, closed, listen, openSocket, responseOf } from '../../../support/rawHttp'
import { buildTestApp } from '../../../support/testApp'
import { draw } from '../../../support/testPhotos'

const MB = 2 ** 20
const MAX_BYTES = 5 * MB
/** What the system has already taken from the network when the server stops reading. */
const IN_FLIGHT_BYTES = 256 * 1024
const TOO_LARGE = expect.objectContaining({
  status: 413,
  detail: 'The file is too large. Please upload a smaller file.',
})

let app: FastifyInstance
let port: number
let access: string
let served: Socket
beforeAll(async () => {
  app = await buildTestApp()
  app.server.on('connection', (socket: Socket) => (served = socket))
  port = await listen(app)
  ;({ access } = await signUp(app))
})
afterAll(() => app.close())

type Filling = (form: FormData) => void
const file =
  (field: string): Filling =>
  (form) => { form.append(field, Buffer.from('a photo'), { filename: 'leaf.jpg' }) } // prettier-ignore
const photo = file('image')
const fields =
  (count: number, length = 1): Filling =>
  (form) => {
    for (let index = 0; index < count; index++) form.append(`field${index}`, 'x'.repeat(length))
  }
const send = (...fill: Filling[]) => {
  const form = new FormData()
  for (const each of fill) each(form)
  const headers = { ...form.getHeaders(), ...bearer(access) }
  return app.inject({ ...endpoints.predict, headers, payload: form.getBuffer() })
}

it('accepts four small fields with the photo, in any order', async () => {
  for (const fill of [
    [fields(4), photo],
    [photo, fields(4)],
  ])
    expect((await send(...fill)).statusCode).toBe(200)
})

it('returns 400 to more fields or files, and charges nothing', async () => {
  const credits = await creditsOf(app, access)
  for (const fill of [
    [fields(5), photo],
    [photo, fields(5)],
    [photo, file('other')],
    [file('other'), photo],
  ]) {
    const response = await send(...fill)
    expect(response.statusCode).toBe(400)
    expect(said(response)).toEqual({ detail: 'Please send a photo in the field "image".' })
  }
  const seven = await send(...Array.from({ length: 7 }, () => photo))
  expect([seven.statusCode, said(seven)]).toEqual([400, { detail: 'Please send at most six photos of one field.' }])
  expect(await creditsOf(app, access)).toBe(credits)
})

it('returns 413 when the fields are as large as photos', async () => {
  expect((await send(fields(4, 2 * MB), photo)).statusCode).toBe(413)
})

it('accepts a photo of exactly 5 MB and returns 413 for one byte more, and for any number', async () => {
  expect((await diagnose(app, access, { content: Buffer.alloc(MAX_BYTES, 1) })).statusCode).toBe(200)
  const credits = await creditsOf(app, access)
  for (const size of [MAX_BYTES + 1, MAX_BYTES + 1_000_000]) {
    const response = await diagnose(app, access, { content: Buffer.alloc(size, 1) })
    expect([response.statusCode, response.json()]).toEqual([413, TOO_LARGE])
  }
  expect(await creditsOf(app, access)).toBe(credits)
})

describe('over a real connection', () => {
  const url = () => `http://127.0.0.1:${port}${endpoints.predict.url}`
  const upload = (megabytes: number, token = access) => {
    const body = new globalThis.FormData()
    body.append('image', new Blob([new Uint8Array(megabytes * MB)]), 'leaf.jpg')
    return fetch(url(), { method: 'POST', headers: bearer(token), body })
  }
  const expectCutInTime = async (socket: Socket) => {
    await closed(socket)
    expect(served.bytesRead).toBeLessThan(MAX_BYTES + 64 * 1024 + IN_FLIGHT_BYTES)
  }

  it('explains the refusal of any oversized upload, and asks visitors to log in', async () => {
    for (const megabytes of [6, 40]) {
      const response = await upload(megabytes)
      expect([response.status, await response.json()]).toEqual([413, TOO_LARGE])
    }
    const strange = await upload(4, 'nobody')
    const ended = { detail: 'Your session has ended. Please log in again.' }
    expect([strange.status, await strange.json()]).toEqual([401, expect.objectContaining(ended)])
  })

  it.each([
    ['an upload without a length', 'POST', endpoints.predict.url, () => access, 411],
    ['an upload of a stranger', 'POST', endpoints.predict.url, () => 'forged', 401],
    ['a body that no route takes', 'GET', endpoints.getUser.url, () => access, 200],
    ['a form that is too long', 'POST', endpoints.login.url, () => access, 413],
  ])('does not read %s in chunks of one byte', async (_name, method, path, token, status) => {
    const socket = await openSocket(port)
    const head = [`${method} ${path} HTTP/1.1`, 'host: localhost', `authorization: Bearer ${token()}`]
    const type = path === endpoints.login.url ? 'application/json' : 'multipart/form-data; boundary=b'
    socket.write([...head, `content-type: ${type}`, 'transfer-encoding: chunked', '', ''].join('\r\n'))
    const response = responseOf(socket)
    const chunks = Buffer.from('1\r\nx\r\n'.repeat(100_000))
    for (let sent = 0; sent < 10; sent++) socket.write(chunks)
    expect(await response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*connection: close`))
    await closed(socket)
    expect(served.bytesRead).toBeLessThan(2 * IN_FLIGHT_BYTES)
  })

  it('says why an upload without a length is refused, in both languages, and charges nothing', async () => {
    const credits = await creditsOf(app, access)
    for (const [language, detail] of [
      ['en', 'Please send the photos with their length (Content-Length).'],
      ['sw', 'Tafadhali tuma picha pamoja na urefu wa ombi (Content-Length).'],
    ] as const) {
      const headers = { ...bearer(access), 'accept-language': language }
      const response = await app.inject({ ...endpoints.predict, headers })
      expect([response.statusCode, said(response)]).toEqual([411, { detail }])
    }
    expect(await creditsOf(app, access)).toBe(credits)
  })

  it('reads a body that goes on after its refusal up to the limit and no further', async () => {
    const socket = await beginUpload(port, 'forged', 40 * MB)
    expect(await responseOf(socket)).toMatch(/^HTTP\/1\.1 401 /)
    socket.write(Buffer.alloc(40 * MB))
    await expectCutInTime(socket)
  })

  it('says that a connection closes when it does not read the upload to the end, and keeps it otherwise', async () => {
    for (const [bytes, isClosed] of [
      [40 * MB, true],
      [MB, false],
    ] as const) {
      const socket = await beginUpload(port, 'forged', bytes)
      const [head] = (await responseOf(socket)).split('\r\n\r\n')
      expect([bytes, head!.includes('\r\nconnection: close')]).toEqual([bytes, isClosed])
      socket.destroy()
    }
  })

  it('returns 400 to a body that is longer than it says', async () => {
    const socket = await beginUpload(port, access, 100)
    socket.write(Buffer.concat([Buffer.alloc(100), Buffer.from('\r\n--b--\r\n'), Buffer.alloc(8 * MB, 'x')]))
    expect(await responseOf(socket)).toMatch(/^HTTP\/1\.1 400 /)
    await expectCutInTime(socket)
  })
})

const LIMITS = { perAccount: 2, accountTimeoutMs: 20, maxBytes: 1000, maxBytesPerNetwork: 700, maxBytesPerAccount: 650 }

it('refuses an upload of an account that has too many for longer than a moment', async () => {
  const slots = createUploadSlots(LIMITS)
  const acquire = () => slots.acquire({ accountId: 'a', network: 'n', bytes: 1 })
  const [first] = [await acquire(), await acquire()]
  await expect(acquire()).rejects.toMatchObject({ reason: 'unavailable' })
  const waiting = acquire()
  first.received()
  await expect(waiting).resolves.toBeDefined()
})

it('refuses an upload for which there is no memory, until another is released', async () => {
  const slots = createUploadSlots(LIMITS)
  const acquire = (name: string, bytes: number) => slots.acquire({ accountId: name, network: name, bytes })
  const first = await acquire('a', 600)
  first.received()
  for (let time = 0; time < 3; time++) await expect(acquire('b', 500)).rejects.toMatchObject({ reason: 'unavailable' })
  first.release()
  await expect(acquire('b', 500)).resolves.toBeDefined()
})

it('leaves memory to other networks, however many accounts upload from one', async () => {
  const slots = createUploadSlots(LIMITS)
  await slots.acquire({ accountId: 'a', network: 'n', bytes: 600 })
  const second = slots.acquire({ accountId: 'b', network: 'n', bytes: 200 })
  await expect(second).rejects.toMatchObject({ reason: 'unavailable' })
  await expect(slots.acquire({ accountId: 'c', network: 'm', bytes: 200 })).resolves.toBeDefined()
})

it('leaves memory to other accounts of a network, also once the uploads of one have arrived', async () => {
  const slots = createUploadSlots(LIMITS)
  const acquire = (accountId: string) => slots.acquire({ accountId, network: 'n', bytes: 350 })
  const first = await acquire('a')
  first.received()
  await expect(acquire('a')).rejects.toMatchObject({ reason: 'unavailable' })
  await expect(acquire('b')).resolves.toBeDefined()
})

it('stores no photo in a file or the database', async () => {
  const temporary = process.env['TMPDIR']
  const folder = mkdtempSync(join(tmpdir(), 'jani-traces-'))
  const db = await openMigratedDatabase({ sqliteFile: join(folder, 'jani.sqlite') })
  const own = await buildTestApp({ db })
  const { access: token } = await signUp(own)
  const before = readdirSync(folder)
  process.env['TMPDIR'] = folder
  const exif = { IFD0: { Copyright: 'canary-owner', ImageDescription: 'canary-place' } }
  const content = await draw(300, 300).withExif(exif).jpeg().toBuffer()
  expect(content.includes('canary')).toBe(true)
  expect((await diagnose(own, token, { content })).statusCode).toBe(200)
  await diagnose(own, token, { content: Buffer.alloc(6 * MB, 'canary') })
  await diagnose(own, token, { content, field: 'other' })
  if (temporary === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = temporary
  expect(readdirSync(folder)).toEqual(before)
  for (const name of before) {
    const bytes = readFileSync(join(folder, name))
    expect([bytes.includes('canary'), bytes.includes(content.subarray(200, 232))]).toEqual([false, false])
  }
  await own.close()
  await db.destroy()
  rmSync(folder, { recursive: true })
})
