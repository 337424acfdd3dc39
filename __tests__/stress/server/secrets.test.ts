import { readFileSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'

import type { FastifyInstance, InjectOptions } from 'fastify'
import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'
import type { Classifier } from '~/server/domain/diagnoses/classifier'
import { createMetrics } from '~/server/metrics/metrics'

import { bearer, diagnose, getUser, login, refresh, refreshed, register } from '../../support/calls'
import { openFile } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { photos } from '../../support/photos'
import { exchange, listen } from '../../support/rawHttp'
import { buildTestApp } from '../../support/testApp'
import { startTestClassifier } from '../../support/testClassifier'

const farmer = { username: 'Canaryname', email: 'canary-mail@example.com', password: 'canary-pass-Shamba-7' }
const WRONG_PASSWORD = 'canary-wrong-Shamba-8'
const PLACE = 'canary-place 1.2921 S 36.8219 E'
const LATITUDE = '77171/1 13/1 29/1'
const INJECTED = '\r\n{"level":50,"msg":"canary-injected"}'
const typed = (type: string) => ({ 'content-type': type })

/** All forms in which a piece of the photo might have been written somewhere. */
function formsOf(photo: Buffer) {
  const encodings = ['base64', 'base64url', 'hex', 'latin1', 'utf8'] as const
  const pieces = [600, 1_998, photo.length - 60].map((start) => photo.subarray(start, start + 24))
  return pieces.flatMap((piece) => [...encodings.map((form) => piece.toString(form)), [...piece].join(',')])
}

describe('requests with marked secrets', () => {
  const lines: string[] = []
  const metrics = createMetrics()
  const responses: Awaited<ReturnType<typeof register>>[] = []
  let classifier: Classifier
  let app: FastifyInstance
  let database: TestDatabase
  let photo: Buffer
  let secrets: string[]

  beforeAll(async () => {
    const place = { GPSLatitudeRef: 'S', GPSLatitude: LATITUDE }
    const turned = sharp(photos.maizeRust).rotate()
    photo = await turned
      .withExif({ IFD0: { ImageDescription: PLACE }, IFD3: place })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif?.includes(PLACE)).toBe(true)
    classifier = await startTestClassifier()
    database = await openFile()
    app = await buildTestApp({
      db: database.db,
      metrics,
      environment: { LOG_LEVEL: 'trace' },
      classify: (...photo) => classifier.classify(...photo),
      logStream: { write: (line) => lines.push(line) },
    })
    const tokens = await sendRequests()
    secrets = [WRONG_PASSWORD, farmer.password, PLACE, LATITUDE, 'canary-injected', ...tokens, ...formsOf(photo)]
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    await classifier.close()
  })

  /** Returns all tokens that were given out. */
  async function sendRequests() {
    const keep = async (response: ReturnType<typeof register>) => {
      responses.push(await response)
      return responses.at(-1)!
    }
    const first = (await keep(register(app, farmer))).json()
    const second = (await keep(login(app, { ...farmer, email: farmer.email.toUpperCase() }))).json()
    const third = await refreshed(app, second.refresh)
    await keep(register(app, farmer))
    await keep(register(app, { ...farmer, email: `${farmer.email}\u0000` }))
    await keep(login(app, { ...farmer, password: WRONG_PASSWORD }))
    await keep(diagnose(app, third.access, { content: photo }))
    await keep(diagnose(app, third.access, { content: photo.subarray(0, 20_000) }))
    await keep(diagnose(app, third.access, { content: Buffer.from(PLACE) }))
    await keep(diagnose(app, third.access, { field: farmer.email, content: photo }))
    await keep(getUser(app, `${third.access}x`))
    await keep(refresh(app, first.refresh))
    await keep(refresh(app, `${third.refresh}x`))
    for (const request of oddRequests(third.access)) await keep(app.inject(request))
    const port = await listen(app)
    for (const text of malformed(third.access)) await exchange(port, text, 300)
    const broken = jest.spyOn(classifier, 'classify').mockRejectedValue(new Error('the network is broken'))
    await keep(diagnose(app, third.access, { content: Buffer.concat([photo, Buffer.from('x')]) }))
    broken.mockRestore()
    const cookies = responses.flatMap((response) => response.cookies.map(({ value }) => value))
    expect(cookies.length).toBeGreaterThan(0)
    return [...cookies, ...[first, second, third].flatMap(({ access, refresh: next }) => [access, next] as string[])]
  }

  const form = `--b\r\ncontent-disposition: form-data; name="image"; filename="${farmer.email}\\r\\n${PLACE}"\r\n\r\n${PLACE}\r\n--b--\r\n`
  const oddRequests = (access: string): InjectOptions[] => [
    { url: `/api/users/get_user?access=${access}&email=${farmer.email}` },
    { url: `/${encodeURIComponent(farmer.email + INJECTED)}` },
    { url: `/%zz${farmer.email}` },
    { url: '/', headers: { cookie: `session=${access}`, 'user-agent': `canary${INJECTED}`, 'x-request-id': INJECTED } },
    { url: '/api', headers: { 'x-request-id': farmer.password, referer: `http://x/?${farmer.email}` } },
    { ...endpoints.login, headers: typed('application/json'), payload: `{"password":"${farmer.password}"` },
    { ...endpoints.login, headers: typed('text/plain'), payload: farmer.password },
    { ...endpoints.login, payload: { email: farmer.email, password: farmer.password.repeat(2_000) } },
    {
      ...endpoints.predict,
      headers: { ...bearer(access), ...typed('multipart/form-data; boundary=b') },
      payload: form,
    },
  ]
  const malformed = (access: string) => [
    `GET /${farmer.email}${INJECTED} HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: x\r\nauthorization : Bearer ${access}\r\n\r\n`,
    `POST ${endpoints.login.url} HTTP/1.1\r\nhost: x\r\ncontent-length: x\r\n\r\n${JSON.stringify(farmer)}`,
    `${farmer.password}\r\n\r\n`,
  ]
  const found = (text: string, ...more: string[]) =>
    [...secrets, ...more].filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))

  it('are answered as intended, without a secret in an address or in an error', () => {
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([
      201, 200, 409, 400, 401, 200, 400, 415, 400, 401, 200, 401, 401, 404, 400, 404, 404, 400, 400, 413, 415, 500,
    ])
    for (const { statusCode, headers, body } of responses) {
      expect(headers).not.toHaveProperty('location')
      if (statusCode >= 400) expect(found(body + JSON.stringify(headers), farmer.email)).toEqual([])
    }
  })

  it('leave no secret in the log at the most verbose level, and one JSON object on each line', () => {
    const log = lines.join('')
    expect(log).toContain('the network is broken')
    expect(lines.length).toBeGreaterThan(40)
    expect(found(log, farmer.email, farmer.username, 'canary')).toEqual([])
    for (const line of lines) {
      expect(line.indexOf('\n')).toBe(line.length - 1)
      const { reqId } = JSON.parse(line) as { reqId?: string }
      if (reqId !== undefined) expect(reqId).toMatch(/^[\da-f-]{36}$/)
    }
  })

  it('leave no secret in the metrics', async () => {
    const text = await metrics.registry.metrics()
    expect(text).toMatch(/^jani_credits_charged_total 1$/m)
    expect(found(text, farmer.email, farmer.username, 'canary', '127.0.0.1')).toEqual([])
  })

  it('leave passwords and tokens in the database only as hashes, and no photo', async () => {
    const { db, location } = database
    const tables = (await db.introspection.getTables()).map((table) => table.name as 'account')
    const dump = JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())))
    expect(dump).toContain(farmer.email)
    expect(dump).toContain('$argon2id$')
    expect(found(dump)).toEqual([])
    const folder = 'sqliteFile' in location ? dirname(location.sqliteFile) : undefined
    for (const file of folder === undefined ? [] : readdirSync(folder))
      expect(found(readFileSync(`${folder}/${file}`, 'latin1'))).toEqual([])
  })

  it('get an id of their own, or the one that the proxy sent', async () => {
    const ids = responses.map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(responses.length)
    const foreign = '0af7651916cd43dd8448eb211c80319c'
    const named = await app.inject({ url: '/api', headers: { 'x-request-id': foreign } })
    expect(named.headers['x-request-id']).not.toBe(foreign)
    const behind = await buildTestApp({
      environment: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' },
      logStream: { write: (line) => lines.push(line) },
    })
    const fromProxy = await behind.inject({ url: '/api', headers: { 'x-request-id': foreign } })
    expect(fromProxy.headers['x-request-id']).toBe(foreign)
    await behind.close()
    expect(lines.some((line) => line.includes(foreign))).toBe(true)
  })
})
