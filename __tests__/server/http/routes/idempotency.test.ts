import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import { PREVIEW_DAYS } from '~/contract/limits'
import { refuse } from '~/server/domain/domainError'
import { openDatabase } from '~/server/persistence/database'

import { creditsOf, diagnose, diagnoseUntilTaken, login, register, signUp, said } from '../../../support/calls'
import { lastingDatabases } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { classifyByBytes, freePhoto, paidPhoto, violatedInvariants } from '../../../support/scans'
import { buildTestApp, farmer } from '../../../support/testApp'
import type { TestOptions } from '../../../support/testApp'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** As long as looks wait on a phone. */
const KEY_MS = PREVIEW_DAYS * DAY_MS
const LEAF = paidPhoto('leaf')

describe.each(lastingDatabases)('a repeated scan on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  let now: number
  let runs: number
  let classify: NonNullable<TestOptions['classify']>
  const build = (db = database.db) =>
    buildTestApp({
      db,
      environment: { ACCESS_TOKEN_SECONDS: '86400' },
      now: () => now,
      classify: async (photo) => {
        runs++
        await wait(1)
        return classify(photo)
      },
    })
  beforeEach(async () => {
    now = Date.UTC(2030, 0, 1)
    runs = 0
    classify = classifyByBytes
    database = await open()
    app = await build()
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    expect(await violatedInvariants(database.db)).toEqual([])
    await app.close()
    await database.close()
  })

  const scan = (content = LEAF, key?: string) => diagnose(app, access, { content, ...(key !== undefined && { key }) })
  const renew = async () => {
    ;({ access } = (await login(app, farmer)).json())
  }
  const atOnce = <ScriptedResponse>(times: number, work: (index: number) => Promise<ScriptedResponse>) =>
    Promise.all(Array.from({ length: times }, (_, index) => work(index)))
  const storedResponses = async () =>
    (await database.db.selectFrom('idempotent_response').select('photo_hash').execute()).length

  it('with its key gets the same bytes and pays nothing, even after the balance has changed', async () => {
    const first = await scan(LEAF, 'key-1')
    await scan(paidPhoto('another'), 'key-2')
    const second = await scan(LEAF, 'key-1')
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect([second.statusCode, second.headers['content-type']]).toEqual([200, first.headers['content-type']])
    expect([second.json().credits, await creditsOf(app, access), runs]).toEqual([4, 3, 2])
  })

  it('with its key gets its paid result when no credit is left', async () => {
    const responses = await atOnce(5, (index) => scan(paidPhoto(index), `key-${index}`))
    expect(await creditsOf(app, access)).toBe(0)
    for (const [index, { body }] of responses.entries())
      expect((await scan(paidPhoto(index), `key-${index}`)).body).toBe(body)
    expect((await scan(LEAF, 'key-9')).statusCode).toBe(402)
    expect(runs).toBe(5)
  })

  it('with its key gets its response after a restart, from another process', async () => {
    const first = await scan(LEAF, 'key-1')
    await app.close()
    const db = await openDatabase(database.location)
    app = await build(db)
    expect((await scan(LEAF, 'key-1')).rawPayload.equals(first.rawPayload)).toBe(true)
    expect(runs).toBe(1)
    await db.destroy()
  })

  it.each(['key-1', undefined])('is classified and paid once when 50 arrive at the same time (key %s)', async (key) => {
    const photo = { content: LEAF, ...(key !== undefined && { key }) }
    const responses = await atOnce(50, () => diagnoseUntilTaken(app, access, photo))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect([runs, await creditsOf(app, access)]).toEqual([1, 4])
  })

  it('returns 422 to another photo under its key, at the same time and later', async () => {
    const sent = [LEAF, paidPhoto('other')]
    const responses = await Promise.all(sent.map((photo) => scan(photo, 'key-1')))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    const loser = responses.findIndex(({ statusCode }) => statusCode === 422)
    const detail = 'This request was already sent with another photo. Please choose the photo again.'
    for (const refused of [responses[loser]!, await scan(sent[loser], 'key-1')])
      expect([refused.statusCode, said(refused)]).toEqual([422, { detail }])
    expect([runs, await creditsOf(app, access)]).toEqual([1, 4])
  })

  it('is another scan for another photo or another account', async () => {
    await scan(LEAF, 'key-1')
    expect((await scan(LEAF, 'key-2')).json().credits).toBe(4)
    expect((await scan(paidPhoto('another'), 'key-3')).json().credits).toBe(3)
    ;({ access } = (await register(app, { ...farmer, email: 'otieno@example.com' })).json())
    expect((await scan(paidPhoto('other'), 'key-1')).statusCode).toBe(200)
    expect(await creditsOf(app, access)).toBe(4)
  })

  it('is free for the lifetime of a held scan, and its key may be reused later', async () => {
    const { body } = await scan(LEAF, 'key-1')
    now += KEY_MS - 1
    await renew()
    now += 1
    expect((await scan(LEAF, 'key-1')).body).toBe(body)
    now += KEY_MS
    await renew()
    for (let time = 0; time < 2; time++) expect((await scan(paidPhoto('other'), 'key-1')).json().credits).toBe(3)
    expect(await storedResponses()).toBe(1)
  })

  it('returns 400 to a key of anything but 1 to 255 visible ASCII characters', async () => {
    const detail = 'The Idempotency-Key must be 1 to 255 visible ASCII characters.'
    for (const key of ['k'.repeat(256), '', 'a key', 'a, b', 'clé', 'a\tb']) {
      const response = await scan(LEAF, key)
      expect([key, response.statusCode, said(response)]).toEqual([key, 400, { detail }])
    }
    expect(await creditsOf(app, access)).toBe(5)
    for (const key of ['!~"#', 'k'.repeat(255)]) expect((await scan(LEAF, key)).statusCode).toBe(200)
  })

  it.each(['key-1', undefined])('can be retried after it failed, which stores nothing (key %s)', async (key) => {
    classify = () => Promise.reject(refuse('unavailable', 'photoFailed'))
    const failed = await atOnce(10, () => scan(LEAF, key))
    expect(failed.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(503))
    classify = classifyByBytes
    const response = await scan(LEAF, key)
    expect([response.statusCode, response.json().credits]).toEqual([200, 4])
  })

  it('frees its key for another waiting photo when it fails', async () => {
    let go = () => {}
    const rest = new Promise<void>((resolve) => (go = resolve))
    const hasBegun = new Promise<void>((begin) => {
      classify = async (photo) => {
        if (!Buffer.from(photo).equals(LEAF)) return classifyByBytes(photo)
        begin()
        await rest
        throw refuse('invalid', 'photoDamaged')
      }
    })
    const refused = scan(LEAF, 'key-1')
    await hasBegun
    const response = scan(paidPhoto('other'), 'key-1')
    setTimeout(go, 50)
    expect([(await refused).statusCode, (await response).statusCode]).toEqual([400, 200])
  })

  it('of the same photo gets the same result for a day, whatever the key, with the current balance', async () => {
    const first = (await scan(LEAF, 'key-1')).json()
    await scan(paidPhoto('another'))
    now += DAY_MS
    await renew()
    for (const key of [undefined, 'key-2']) expect((await scan(LEAF, key)).json()).toEqual({ ...first, credits: 3 })
    now += 2 * 60 * MINUTE_MS
    await renew()
    expect((await scan()).json().credits).toBe(2)
    expect(runs).toBe(3)
  })

  it('of the same photo gets its result when no credit is left; other photos get 402', async () => {
    for (let index = 0; index < 5; index++) await scan(paidPhoto(index))
    expect((await scan(paidPhoto(3))).json().credits).toBe(0)
    expect((await scan()).statusCode).toBe(402)
    now += DAY_MS + 2 * 60 * MINUTE_MS
    await renew()
    expect((await scan(paidPhoto(3))).statusCode).toBe(402)
    expect(runs).toBe(5)
  })

  it('was free and is free again', async () => {
    const first = await scan(freePhoto('sky'))
    expect((await scan(freePhoto('sky'))).body).toBe(first.body)
    expect([runs, await creditsOf(app, access)]).toEqual([1, 5])
  })

  it('is deleted after that time, a few with each new response', async () => {
    for (let index = 0; index < 4; index++) await scan(paidPhoto(index), `key-${index}`)
    const storedAfter = async (ms: number, key: string) => {
      now += ms
      await renew()
      await scan(freePhoto(key), key)
      return storedResponses()
    }
    expect(await storedAfter(KEY_MS - 1, 'early')).toBe(5)
    expect(await storedAfter(DAY_MS / 2, 'late-1')).toBe(4)
    expect(await storedAfter(0, 'late-2')).toBe(3)
    expect(await storedAfter(0, 'late-3')).toBe(4)
  })
})
