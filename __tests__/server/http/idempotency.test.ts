import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import { refuse } from '~/server/domain/errors'
import { openDatabase } from '~/server/persistence/database'

import { creditsOf, diagnose, login, register, signUp } from '../../support/calls'
import { lastingDatabases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { violatedInvariants, classifyByBytes, freePhoto, paidPhoto } from '../../support/scans'
import { buildTestApp, farmer } from '../../support/testApp'
import type { TestOptions } from '../../support/testApp'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const LEAF = paidPhoto('leaf')

describe.each(lastingDatabases)('a repeated scan on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  let now: number
  let runs: number
  const start = async (options: TestOptions = {}) => {
    const classify: TestOptions['classify'] = async (photo) => {
      runs++
      await wait(1)
      return (options.classify ?? classifyByBytes)(photo)
    }
    const environment = { ACCESS_TOKEN_SECONDS: '86400' }
    app = await buildTestApp({ environment, now: () => now, db: database.db, ...options, classify })
    if (options.db === undefined) ({ access } = await signUp(app))
  }
  beforeEach(async () => {
    now = Date.UTC(2030, 0, 1)
    runs = 0
    database = await open()
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
  const atOnce = <Answer>(times: number, work: (index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: times }, (_, index) => work(index)))

  describe('with its key', () => {
    it('gets the same bytes and pays nothing, even after the balance has changed', async () => {
      await start()
      const first = await scan(LEAF, 'key-1')
      await scan(paidPhoto('another'), 'key-2')
      const second = await scan(LEAF, 'key-1')
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
      expect([second.statusCode, second.headers['content-type']]).toEqual([200, first.headers['content-type']])
      expect(second.json().credits).toBe(4)
      expect(await creditsOf(app, access)).toBe(3)
      expect(runs).toBe(2)
    })

    it('gets its paid answer when no credit is left', async () => {
      await start()
      const answers = await atOnce(5, (index) => scan(paidPhoto(index), `key-${index}`))
      expect(await creditsOf(app, access)).toBe(0)
      for (const [index, { body }] of answers.entries())
        expect((await scan(paidPhoto(index), `key-${index}`)).body).toBe(body)
      expect((await scan(LEAF, 'key-9')).statusCode).toBe(402)
      expect(runs).toBe(5)
    })

    it('gets it after a restart, from another process', async () => {
      await start()
      const first = await scan(LEAF, 'key-1')
      await app.close()
      const db = await openDatabase(database.location)
      await start({ db })
      const second = await scan(LEAF, 'key-1')
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
      expect(runs).toBe(1)
      await db.destroy()
    })

    it('is classified once and paid once when 50 arrive at the same time', async () => {
      await start()
      const answers = await atOnce(50, () => scan(LEAF, 'key-1'))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect(runs).toBe(1)
      expect(await creditsOf(app, access)).toBe(4)
    })

    it('is refused with another photo, at the same time and later', async () => {
      await start()
      const sent = [LEAF, paidPhoto('other')]
      const answers = await Promise.all(sent.map((photo) => scan(photo, 'key-1')))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
      const loser = answers.findIndex(({ statusCode }) => statusCode === 422)
      const sentence = 'This request was already sent with another photo. Please choose the photo again.'
      for (const refused of [answers[loser]!, await scan(sent[loser], 'key-1')]) {
        expect(refused.statusCode).toBe(422)
        expect(refused.json()).toEqual({ detail: sentence })
      }
      expect(await creditsOf(app, access)).toBe(4)
      expect(runs).toBe(1)
    })

    it('is another scan for another account', async () => {
      await start()
      await scan(LEAF, 'key-1')
      ;({ access } = (await register(app, { ...farmer, email: 'otieno@example.com' })).json())
      expect((await scan(paidPhoto('other'), 'key-1')).statusCode).toBe(200)
      expect(await creditsOf(app, access)).toBe(4)
    })

    it('is another scan for a new key, even of the same photo', async () => {
      await start()
      await scan(LEAF, 'key-1')
      expect((await scan(LEAF, 'key-2')).json().credits).toBe(3)
    })

    it('is free for a day, and its key may be used again later', async () => {
      await start()
      const { body } = await scan(LEAF, 'key-1')
      now += DAY_MS - 1
      await renew()
      now += 1
      expect((await scan(LEAF, 'key-1')).body).toBe(body)
      now += DAY_MS
      await renew()
      expect((await scan(paidPhoto('other'), 'key-1')).json().credits).toBe(3)
      expect((await scan(paidPhoto('other'), 'key-1')).json().credits).toBe(3)
      expect(await database.db.selectFrom('idempotent_response').select('photo_hash').execute()).toHaveLength(1)
    })

    it('is accepted with 1 to 255 visible ASCII characters only', async () => {
      await start()
      const sentence = 'The Idempotency-Key must be 1 to 255 visible ASCII characters.'
      for (const key of ['k'.repeat(256), '', 'a key', 'a, b', 'clé', 'a\tb']) {
        const answer = await scan(LEAF, key)
        expect([key, answer.statusCode, answer.json()]).toEqual([key, 400, { detail: sentence }])
      }
      expect(await creditsOf(app, access)).toBe(5)
      for (const key of ['!~"#', 'k'.repeat(255)]) expect((await scan(LEAF, key)).statusCode).toBe(200)
    })
  })

  describe('of an attempt that failed', () => {
    it.each(['key-1', undefined])('stores nothing and can be retried (key %s)', async (key) => {
      let broken = true
      await start({
        classify: async (photo) => {
          if (broken) throw refuse('unavailable', 'Please try again.')
          return classifyByBytes(photo)
        },
      })
      const failed = await atOnce(10, () => scan(LEAF, key))
      expect(failed.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(503))
      expect(runs).toBeLessThanOrEqual(10)
      broken = false
      const answer = await scan(LEAF, key)
      expect([answer.statusCode, answer.json().credits]).toEqual([200, 4])
    })

    it('frees its key for another photo that waits', async () => {
      let begun = () => {}
      let go = () => {}
      const hasBegun = new Promise<void>((resolve) => (begun = resolve))
      const rest = new Promise<void>((resolve) => (go = resolve))
      await start({
        classify: async (photo) => {
          if (!Buffer.from(photo).equals(LEAF)) return classifyByBytes(photo)
          begun()
          await rest
          throw refuse('invalid', 'This is no photo.')
        },
      })
      const refused = scan(LEAF, 'key-1')
      await hasBegun
      const answered = scan(paidPhoto('other'), 'key-1')
      setTimeout(go, 50)
      expect([(await refused).statusCode, (await answered).statusCode]).toEqual([400, 200])
    })
  })

  describe('without a key', () => {
    it('gets the same answer for ten minutes, with the current balance', async () => {
      await start()
      const first = (await scan()).json()
      await scan(paidPhoto('another'))
      now += 10 * MINUTE_MS
      expect((await scan()).json()).toEqual({ ...first, credits: 3 })
      now += 1
      expect((await scan()).json()).toEqual({ ...first, credits: 2 })
      expect(runs).toBe(3)
    })

    it('gets its answer when no credit is left; other photos get 402', async () => {
      await start()
      for (let index = 0; index < 5; index++) await scan(paidPhoto(index))
      expect((await scan(paidPhoto(3))).json().credits).toBe(0)
      expect((await scan()).statusCode).toBe(402)
      now += 10 * MINUTE_MS + 1
      expect((await scan(paidPhoto(3))).statusCode).toBe(402)
      expect(runs).toBe(5)
    })

    it('gets the answer that the same photo got under a key', async () => {
      await start()
      const first = (await scan(LEAF, 'key-1')).json()
      expect((await scan()).json()).toEqual({ ...first, credits: 4 })
      expect(runs).toBe(1)
    })

    it('is classified once and paid once when 50 arrive at the same time', async () => {
      await start()
      const answers = await atOnce(50, () => scan())
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect(runs).toBe(1)
      expect(await creditsOf(app, access)).toBe(4)
    })

    it('was free and is free again', async () => {
      await start()
      const first = await scan(freePhoto('sky'))
      expect((await scan(freePhoto('sky'))).body).toBe(first.body)
      expect(runs).toBe(1)
    })
  })

  it('is deleted after a day, a few with each new response', async () => {
    await start()
    const stored = async () =>
      (await database.db.selectFrom('idempotent_response').select('response_body').execute()).length
    for (let index = 0; index < 4; index++) await scan(freePhoto(index), `key-${index}`)
    now += DAY_MS - 1
    await renew()
    await scan(freePhoto('early'), 'early')
    expect(await stored()).toBe(5)
    now += DAY_MS / 2
    await renew()
    await scan(freePhoto('late'), 'late-1')
    expect(await stored()).toBe(4)
    await scan(freePhoto('late'), 'late-2')
    expect(await stored()).toBe(3)
    await scan(freePhoto('late'), 'late-3')
    expect(await stored()).toBe(4)
  })
})
