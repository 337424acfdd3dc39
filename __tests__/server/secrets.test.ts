import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance, InjectOptions } from 'fastify'
import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'
import type { Classifier } from '~/server/domain/classifier'
import { createMetrics } from '~/server/metrics/metrics'
import { openDatabase } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'

import { bearer, diagnose, getUser, login, refresh, refreshed, register } from '../support/calls'
import { databases } from '../support/databases'
import { photos } from '../support/photos'
import { speak } from '../support/rawHttp'
import { buildTestApp } from '../support/testApp'
import { startTestClassifier } from '../support/testClassifier'

const farmer = { username: 'Canaryname', email: 'canary-mail@example.com', password: 'canary-pass-Shamba-7' }
const WRONG_PASSWORD = 'canary-wrong-Shamba-8'
const PLACE = 'canary-place 1.2921 S 36.8219 E'
const LATITUDE = '77171/1 13/1 29/1'
const INJECTED = '\r\n{"level":50,"msg":"canary-injected"}'

/** A photo as a phone writes it: with the place where it was taken. */
const photoWithPlace = () =>
  sharp(photos.maizeRust)
    .rotate()
    .withExif({
      IFD0: { ImageDescription: PLACE },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: LATITUDE, GPSLongitudeRef: 'E', GPSLongitude: '36/1 49/1 18/1' },
    })
    .jpeg()
    .toBuffer()

/** All forms in which a piece of the photo might have been written somewhere. */
function formsOf(photo: Buffer) {
  const places = [600, 2_000, photo.length >> 1, photo.length - 60]
  const encodings = ['base64', 'base64url', 'hex', 'latin1', 'utf8'] as const
  const pieces = places.map((start) => photo.subarray(start - (start % 3), start - (start % 3) + 24))
  return pieces.flatMap((piece) => [...encodings.map((form) => piece.toString(form)), [...piece].join(',')])
}

describe.each(databases)('requests with marked secrets on $name', ({ name, open }) => {
  const lines: string[] = []
  const metrics = createMetrics()
  const folder = mkdtempSync(join(tmpdir(), 'jani-secrets-'))
  let classifier: Classifier
  let app: FastifyInstance
  let db: Database
  let close: () => Promise<void>
  let photo: Buffer
  let tokens: string[]
  const answers: Awaited<ReturnType<typeof register>>[] = []

  beforeAll(async () => {
    photo = await photoWithPlace()
    expect((await sharp(photo).metadata()).exif?.includes(PLACE)).toBe(true)
    classifier = await startTestClassifier()
    if (name === 'SQLite') {
      db = await openDatabase({ sqliteFile: join(folder, 'jani.sqlite') })
      await migrate(db)
      close = () => db.destroy()
    } else {
      const database = await open()
      db = database.db
      close = () => database.close()
    }
    app = await buildTestApp({
      db,
      metrics,
      environment: { LOG_LEVEL: 'trace' },
      classify: (...photos) => classifier.classify(...photos),
      logStream: { write: (line) => lines.push(line) },
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    tokens = await sendRequests()
  })
  afterAll(async () => {
    await app.close()
    await close()
    await classifier.close()
    rmSync(folder, { recursive: true })
  })

  async function sendRequests() {
    const tell = async (answer: ReturnType<typeof register>) => {
      answers.push(await answer)
      return answers.at(-1)!
    }
    const first = (await tell(register(app, farmer))).json()
    const second = (await tell(login(app, { ...farmer, email: farmer.email.toUpperCase() }))).json()
    const third = await refreshed(app, second.refresh)
    await tell(register(app, farmer))
    await tell(register(app, { ...farmer, email: `${farmer.email}\u0000` }))
    await tell(login(app, { ...farmer, password: WRONG_PASSWORD }))
    await tell(diagnose(app, third.access, { content: photo }))
    await tell(diagnose(app, third.access, { content: photo.subarray(0, 20_000) }))
    await tell(diagnose(app, third.access, { content: Buffer.from(PLACE) }))
    await tell(diagnose(app, third.access, { field: farmer.email, content: photo }))
    await tell(getUser(app, `${third.access}x`))
    await tell(refresh(app, first.refresh))
    await tell(refresh(app, `${third.refresh}x`))
    for (const request of oddRequests(third.access)) await tell(app.inject(request))
    const { port } = app.server.address() as AddressInfo
    for (const text of rawRequests(third.access)) await speak(port, text)
    const broken = jest.spyOn(classifier, 'classify').mockRejectedValue(new Error('the network is broken'))
    await tell(diagnose(app, third.access, { content: Buffer.concat([photo, Buffer.from('x')]) }))
    broken.mockRestore()
    const cookies = answers.flatMap((answer) => answer.cookies.map(({ value }) => value))
    expect(cookies.length).toBeGreaterThan(0)
    return [...cookies, ...[first, second, third].flatMap(({ access, refresh: next }) => [access, next] as string[])]
  }

  const oddRequests = (access: string): InjectOptions[] => [
    { url: `/api/users/get_user?access=${access}&email=${farmer.email}` },
    { url: `/${encodeURIComponent(farmer.email + INJECTED)}` },
    { url: `/%zz${farmer.email}` },
    { url: '/', headers: { cookie: `session=${access}`, 'user-agent': `canary${INJECTED}`, 'x-request-id': INJECTED } },
    { url: '/api', headers: { 'x-request-id': farmer.password, referer: `http://x/?${farmer.email}` } },
    {
      ...endpoints.login,
      headers: { 'content-type': 'application/json' },
      payload: `{"password":"${farmer.password}"`,
    },
    { ...endpoints.login, headers: { 'content-type': 'text/plain' }, payload: farmer.password },
    { ...endpoints.login, payload: { email: farmer.email, password: farmer.password.repeat(2_000) } },
    {
      ...endpoints.predict,
      headers: { ...bearer(access), 'content-type': 'multipart/form-data; boundary=b' },
      payload: `--b\r\ncontent-disposition: form-data; name="image"; filename="${farmer.email}\\r\\n${PLACE}"\r\n\r\n${PLACE}\r\n--b--\r\n`,
    },
  ]

  const rawRequests = (access: string) => [
    `GET /${farmer.email}${INJECTED} HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: x\r\nauthorization : Bearer ${access}\r\n\r\n`,
    `POST ${endpoints.login.url} HTTP/1.1\r\nhost: x\r\ncontent-length: x\r\n\r\n${JSON.stringify(farmer)}`,
    `${farmer.password}\r\n\r\n`,
  ]

  const canaries = () => [
    WRONG_PASSWORD,
    farmer.password,
    PLACE,
    LATITUDE,
    'canary-injected',
    ...tokens,
    ...formsOf(photo),
  ]
  const hits = (text: string, secrets: string[]) =>
    secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))

  it('are answered as intended', () => {
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      201, 200, 409, 400, 401, 200, 400, 415, 400, 401, 200, 401, 401, 404, 400, 404, 404, 400, 400, 413, 415, 500,
    ])
  })

  it('leave no secret in the log at the most verbose level', () => {
    const log = lines.join('')
    expect(log).toContain('the network is broken')
    expect(lines.length).toBeGreaterThan(40)
    expect(hits(log, [farmer.email, farmer.username, 'canary', ...canaries()])).toEqual([])
  })

  it('leave one JSON object on each line of the log', () => {
    const entries = lines.map((line) => {
      expect(line.indexOf('\n')).toBe(line.length - 1)
      return JSON.parse(line) as { level: number; reqId?: string }
    })
    const ids = entries.flatMap(({ reqId }) => reqId ?? [])
    expect(ids.filter((id) => !/^[\da-f-]{36}$/.test(id))).toEqual([])
  })

  it('leave no secret in the metrics', async () => {
    const text = await metrics.registry.metrics()
    expect(text).toMatch(/^jani_credits_charged_total 1$/m)
    expect(hits(text, [farmer.email, farmer.username, 'canary', '127.0.0.1', ...canaries()])).toEqual([])
  })

  it('leave passwords and tokens in the database only as hashes, and no photo', async () => {
    const tables = await db.introspection.getTables()
    let dump = ''
    for (const { name: table } of tables)
      dump += JSON.stringify(
        await db
          .selectFrom(table as 'account')
          .selectAll()
          .execute(),
      )
    expect(dump).toContain(farmer.email)
    expect(dump).toContain('$argon2id$')
    expect(hits(dump, canaries())).toEqual([])
    for (const file of readdirSync(folder))
      expect(hits(readFileSync(join(folder, file), 'latin1'), canaries())).toEqual([])
  })

  it('leave no secret in an address or in an error', () => {
    for (const { statusCode, headers, body } of answers) {
      expect(headers).not.toHaveProperty('location')
      if (statusCode >= 400) expect(hits(body + JSON.stringify(headers), [farmer.email, ...canaries()])).toEqual([])
    }
  })

  it('get an id of their own, or the one that the proxy sent', async () => {
    const ids = answers.map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(answers.length)
    const foreign = '0af7651916cd43dd8448eb211c80319c'
    const named = await app.inject({ url: '/api', headers: { 'x-request-id': foreign } })
    expect(named.headers['x-request-id']).not.toBe(foreign)
    const behind = await buildTestApp({ environment: { TRUST_PROXY: 'loopback' } })
    const fromProxy = await behind.inject({ url: '/api', headers: { 'x-request-id': foreign } })
    expect(fromProxy.headers['x-request-id']).toBe(foreign)
    await behind.close()
    expect(lines.some((line) => line.includes(foreign))).toBe(true)
  })
})
