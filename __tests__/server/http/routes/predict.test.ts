import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { refuse } from '~/server/domain/domainError'

import { bearer, creditsOf, diagnose, signUp } from '../../../support/calls'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { buildTestApp, observations } from '../../../support/testApp'
import type { TestOptions } from '../../../support/testApp'

const MAX_BYTES = 5 * 1024 * 1024

describe('POST /api/predict/', () => {
  let app: FastifyInstance
  let access: string
  const start = async (options?: TestOptions) => {
    app = await buildTestApp(options)
    ;({ access } = await signUp(app))
  }
  afterEach(() => app.close())

  it('returns a report, the same as data, and charges one credit', async () => {
    await start()
    const response = await diagnose(app, access)
    expect(response.statusCode).toBe(200)
    const { result, credits, diagnosis } = response.json()
    expect([result, credits]).toEqual([expect.stringMatching(/common rust/i), 4])
    expect(diagnosis).toMatchObject({
      verdict: 'confident',
      label: 'Corn_(maize)___Common_rust_',
      crop: 'Maize',
      condition: 'common rust',
      confidence: 0.95,
      modelVersion: 'fake-1',
    })
    expect(diagnosis.alternatives).toHaveLength(2)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('charges nothing for a verdict without advice', async () => {
    const kinds = ['unsure', 'notALeaf', 'unknownCrop', 'tooDark', 'tooBlurred', 'falseColours', 'tooFar'] as const
    let kind: (typeof kinds)[number] = 'unsure'
    await start({ classify: async () => observations[kind] })
    for (kind of kinds) {
      const response = await diagnose(app, access)
      expect(response.statusCode).toBe(200)
      const free = { result: expect.stringMatching(/\w/), credits: 5, diagnosis: { verdict: kind, label: null } }
      expect(response.json()).toMatchObject(free)
    }
  })

  it('passes the photo to the classifier unchanged', async () => {
    const seen: Uint8Array[] = []
    await start({ classify: async (photo) => (seen.push(photo), observations.confident) })
    const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256))
    await diagnose(app, access, { content })
    expect(Buffer.compare(Buffer.from(seen[0]!), content)).toBe(0)
  })

  it('stores the diagnosis without the photo', async () => {
    const db = await openMigratedSqlite()
    await start({ db, now: () => 1_800_000_000_000 })
    await diagnose(app, access)
    const rows = await db.selectFrom('diagnosis').selectAll().execute()
    expect(rows).toMatchObject([
      {
        id: expect.any(String),
        account_id: expect.any(String),
        verdict: 'confident',
        label: 'Corn_(maize)___Common_rust_',
        probability: 0.95,
        model_version: 'fake-1',
        told_crop: null,
        photos_json: null,
        charge: 1,
        created_at: 1_800_000_000_000,
      },
    ])
    await db.destroy()
  })

  it('returns 402 for the sixth scan of a free account without classifying it', async () => {
    let runs = 0
    await start({ classify: async () => (runs++, observations.confident) })
    for (let scan = 0; scan < 5; scan++) expect((await diagnose(app, access)).statusCode).toBe(200)
    const response = await diagnose(app, access)
    expect(response.statusCode).toBe(402)
    expect(response.json()).toMatchObject({ detail: 'You have no credits left for an answer.' })
    expect(runs).toBe(5)
  })

  it('returns 401 before it reads the body', async () => {
    await start()
    const forged = await diagnose(app, 'forged', { content: Buffer.alloc(MAX_BYTES * 2) })
    expect(forged.statusCode).toBe(401)
    expect(forged.json()).toMatchObject({ detail: 'Your session has ended. Please log in again.' })
    const anonymous = await app.inject({ ...endpoints.predict, payload: { image: 'x' } })
    expect(anonymous.statusCode).toBe(401)
    expect(anonymous.json()).toMatchObject({ detail: 'Please log in first.' })
  })

  it('asks for a photo when the form has none or an empty one', async () => {
    await start()
    const none = await diagnose(app, access, { field: 'picture' })
    expect([none.statusCode, none.json().detail]).toEqual([400, 'Please send a photo in the field "image".'])
    const empty = await diagnose(app, access, { content: Buffer.alloc(0) })
    expect([empty.statusCode, empty.json().detail]).toEqual([400, 'The photo is empty. Please choose another one.'])
  })

  it('refuses a body that is not a form with one photo', async () => {
    await start()
    const form = 'multipart/form-data; boundary=b'
    const part = (head: string) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\nx`
    const bodies: [type: string, payload: string][] = [
      ['application/json', '{"image":"x"}'],
      ['image/jpeg', 'x'],
      [form, part('name="image"; filename="a"')], // without an end
      ['multipart/form-data', 'x'],
      [form, '--b--\r\n'],
      [form, ''],
      [form, `${part('name="image"')}\r\n--b--\r\n`], // a text field
      [form, `${part('name="__proto__"; filename="a"')}\r\n--b--\r\n`],
    ]
    for (const [type, payload] of bodies) {
      const headers = { ...bearer(access), 'content-type': type, 'content-length': String(payload.length) }
      const response = await app.inject({ ...endpoints.predict, headers, payload })
      expect([type, payload, response.statusCode]).toEqual([type, payload, 400])
      expect(response.json()).toMatchObject({ detail: expect.stringMatching(/^[A-Z].+\.$/) })
    }
    expect(await creditsOf(app, access)).toBe(5)
  })

  it('charges nothing when the classifier refuses the photo', async () => {
    const statuses = { invalid: 400, unsupportedMedia: 415, unavailable: 503 } as const
    let reason: keyof typeof statuses = 'invalid'
    await start({ classify: () => Promise.reject(refuse(reason, 'photoDamaged')) })
    for (reason of ['invalid', 'unsupportedMedia', 'unavailable'] as const) {
      const response = await diagnose(app, access)
      expect(response.statusCode).toBe(statuses[reason])
      expect(response.json()).toMatchObject({ error: { code: 'photoDamaged' } })
      expect(response.headers['retry-after']).toBe(reason === 'unavailable' ? '2' : undefined)
    }
    expect(await creditsOf(app, access)).toBe(5)
  })
})
