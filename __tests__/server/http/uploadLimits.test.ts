import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import FormData from 'form-data'
import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { openDatabase } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'

import { bearer, creditsOf, diagnose, signUp } from '../../support/calls'
import { draw } from '../../support/corpus/encodings'
import { answerOf, beginUpload, closed, listen, openSocket } from '../../support/rawUpload'
import { buildTestApp } from '../../support/testApp'

const MB = 2 ** 20
/** What the system has already taken from the network when the server stops reading. */
const IN_FLIGHT_BYTES = 256 * 1024

type Filling = (form: FormData) => void

const file =
  (field: string): Filling =>
  (form) => {
    form.append(field, Buffer.from('a photo'), { filename: 'leaf.jpg' })
  }
const photo = file('image')
const fields =
  (count: number, length = 1): Filling =>
  (form) => {
    for (let index = 0; index < count; index++) form.append(`field${index}`, 'x'.repeat(length))
  }

describe('upload limits', () => {
  let app: FastifyInstance
  let access: string
  beforeAll(async () => {
    app = await buildTestApp()
    ;({ access } = await signUp(app))
  })
  afterAll(() => app.close())

  const send = (...fill: Filling[]) => {
    const form = new FormData()
    for (const each of fill) each(form)
    return app.inject({
      ...endpoints.predict,
      headers: { ...form.getHeaders(), ...bearer(access) },
      payload: form.getBuffer(),
    })
  }
  it('accept four small fields beside the photo, in any order', async () => {
    const before = await send(fields(4), photo)
    const after = await send(photo, fields(4))
    expect([before.statusCode, after.statusCode]).toEqual([200, 200])
  })

  it.each<[string, ...Filling[]]>([
    ['five fields', fields(5), photo],
    ['five fields behind the photo', photo, fields(5)],
    ['two photos', photo, photo],
    ['a photo and another file', photo, file('other')],
    ['another file and a photo', file('other'), photo],
  ])('return 400 to %s', async (_, ...fill) => {
    const credits = await creditsOf(app, access)
    const answer = await send(...fill)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ detail: 'Please send one photo in the field "image".' })
    expect(await creditsOf(app, access)).toBe(credits)
  })

  it('return 413 when the fields are as large as photos', async () => {
    const answer = await send(fields(4, 2 * MB), photo)
    expect(answer.statusCode).toBe(413)
  })
})

describe('over a real connection', () => {
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

  const inChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  const isCutInTime = () => served.bytesRead < 5 * MB + 64 * 1024 + IN_FLIGHT_BYTES

  it('reads a chunked body without an end up to the limit and no further', async () => {
    const socket = await openSocket(port)
    socket.write(
      `POST ${endpoints.predict.url} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${access}\r\n` +
        'content-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n' +
        inChunk('--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'),
    )
    const answer = answerOf(socket)
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 1), Buffer.from('\r\n')])
    for (let sent = 0; sent < 40 * MB; sent += 65_536) socket.write(chunk)
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [^]*"status":413/)
    await closed(socket)
    expect(isCutInTime()).toBe(true)
  })

  it('reads a body that goes on after its refusal up to the limit and no further', async () => {
    const socket = await beginUpload(port, 'forged', 40 * MB)
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 401 /)
    socket.write(Buffer.alloc(40 * MB))
    await closed(socket)
    expect(isCutInTime()).toBe(true)
  })

  it('returns 400 to a body that is longer than it says', async () => {
    const socket = await beginUpload(port, access, 100)
    socket.write(Buffer.concat([Buffer.alloc(100), Buffer.from('\r\n--b--\r\n'), Buffer.alloc(8 * MB, 'x')]))
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 400 /)
    await closed(socket)
    expect(isCutInTime()).toBe(true)
  })
})

describe('a photo after its diagnosis', () => {
  let folder: string
  const temporary = process.env['TMPDIR']
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jani-traces-'))
  })
  afterEach(() => {
    if (temporary === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = temporary
    rmSync(folder, { recursive: true })
  })

  it('is in no file and not in the database', async () => {
    const db = await openDatabase({ sqliteFile: join(folder, 'jani.sqlite') })
    await migrate(db)
    const app = await buildTestApp({ db })
    const { access } = await signUp(app)
    const before = readdirSync(folder)
    process.env['TMPDIR'] = folder
    const exif = { IFD0: { Copyright: 'canary-owner', ImageDescription: 'canary-place' } }
    const content = await draw(300, 300).withExif(exif).jpeg().toBuffer()
    expect(content.includes('canary')).toBe(true)
    expect((await diagnose(app, access, { content })).statusCode).toBe(200)
    await diagnose(app, access, { content: Buffer.alloc(6 * MB, 'canary') })
    await diagnose(app, access, { content, field: 'other' })
    expect(readdirSync(folder)).toEqual(before)
    const inFirst = content.subarray(200, 232)
    for (const name of before) {
      const bytes = readFileSync(join(folder, name))
      expect([bytes.includes('canary'), bytes.includes(inFirst)]).toEqual([false, false])
    }
    await app.close()
    await db.destroy()
  })
})
