import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { endpoints } from '~/contract/endpoints'
import { limitsOf } from '~/server/domain/limits/limitSettings'
import { openDatabase } from '~/server/persistence/database'
import { createDiagnosisRepository } from '~/server/persistence/diagnosisRepository'

import {
  diagnose,
  diagnoseUntilTaken,
  getUser,
  login,
  refresh,
  refreshed,
  register,
  signUp,
} from '../../../support/calls'
import { databases } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { fakeDate } from '../../../support/fakeDate'
import { classifyByBytes, countsOf, freePhoto, paidPhoto, violatedInvariants } from '../../../support/scans'
import { until } from '../../../support/rawHttp'
import { NO_LIMITS, buildTestApp, farmer } from '../../../support/testApp'
import { createTestMailer, waitingMails } from '../../../support/testMailer'

const limits = {
  ...limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 }),
  accountBursts: NO_LIMITS.accountBursts,
}

describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))('two servers on one $name', ({ open }) => {
  let database: TestDatabase
  let here: FastifyInstance
  let there: FastifyInstance
  let clock: ReturnType<typeof fakeDate>
  let runs: number
  let mails: ReturnType<typeof createTestMailer>
  beforeEach(async () => {
    clock = fakeDate()
    runs = 0
    mails = createTestMailer()
    database = await open()
    const classify: typeof classifyByBytes = async (photo) => {
      runs++
      await wait(5)
      return classifyByBytes(photo)
    }
    const start = async () => {
      const db = await openDatabase(database.location)
      const app = await buildTestApp({ db, limits, classify, deliver: mails.deliver })
      app.addHook('onClose', () => db.destroy())
      return app
    }
    ;[here, there] = [await start(), await start()]
  })
  afterEach(async () => {
    expect(await violatedInvariants(database.db)).toEqual([])
    await here.close()
    await there.close()
    await database.close()
    jest.useRealTimers()
  })

  const guess = (server: FastifyInstance, address: string) =>
    server.inject({ ...endpoints.login, payload: { ...farmer, password: 'wrong-guess' }, remoteAddress: address })
  const onBoth = (access: string, times: number, photo: (index: number) => Buffer, key?: string) =>
    Promise.all(
      Array.from({ length: times }, (_, index) =>
        diagnoseUntilTaken(index % 2 === 0 ? here : there, access, {
          content: photo(index),
          ...(key !== undefined && { key }),
        }),
      ),
    )
  const statusesOf = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode).sort()
  const counts = async () => {
    const { id } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    return countsOf(database.db, id)
  }

  it('share logouts', async () => {
    const tokens = await signUp(here)
    expect((await getUser(there, tokens.access)).statusCode).toBe(200)
    await here.inject({ ...endpoints.logout, payload: { refresh: tokens.refresh } })
    expect((await getUser(there, tokens.access)).statusCode).toBe(401)
    expect((await refresh(there, tokens.refresh)).statusCode).toBe(401)
  })

  it('refresh each other’s sessions, and notice a copied token together', async () => {
    const first = await signUp(here)
    const second = await refreshed(there, first.refresh)
    const third = await refreshed(here, second.refresh)
    const [replay, descendant] = await Promise.all([refresh(there, first.refresh), refresh(here, third.refresh)])
    expect(replay.statusCode).toBe(401)
    const last = descendant.statusCode === 200 ? descendant.json() : third
    for (const server of [here, there]) expect((await refresh(server, last.refresh)).statusCode).toBe(401)
  })

  it('count guesses together, also at the same moment', async () => {
    await register(here)
    const guesses = Array.from({ length: 20 }, (_, time) => guess(time % 2 === 0 ? here : there, '198.51.100.1'))
    expect(statusesOf(await Promise.all(guesses)).filter((status) => status === 401)).toHaveLength(5)
    expect((await guess(there, '198.51.100.1')).statusCode).toBe(429)
    clock.pass(30_000)
    expect((await guess(here, '198.51.100.1')).statusCode).toBe(401)
    for (let time = 0; time < 4; time++) await guess(there, '198.51.100.1')
    expect((await guess(here, '198.51.100.1')).statusCode).toBe(429)
  })

  it('send each mail once', async () => {
    const emails = Array.from({ length: 12 }, (_, index) => `farmer${String(index).padStart(2, '0')}@example.com`)
    for (const [index, email] of emails.entries()) await register(index % 2 === 0 ? here : there, { ...farmer, email })
    await until(async () => (await waitingMails(database.db)).length === 0)
    expect(mails.sent.map(({ to }) => to).sort()).toEqual(emails)
  })

  it('share known devices', async () => {
    const cookie = String((await register(here)).headers['set-cookie']).split(';')[0]!
    for (let time = 0; time < 6; time++) await guess(here, '127.0.0.1')
    expect((await login(there, farmer)).statusCode).toBe(429)
    const owner = await there.inject({ ...endpoints.login, payload: farmer, headers: { cookie } })
    expect(owner.statusCode).toBe(200)
  })

  it.each(['key-1', undefined])('give fifty repeats one response, charged once (key %s)', async (key) => {
    const { access } = await signUp(here)
    const responses = await onBoth(access, 50, () => paidPhoto('leaf'), key)
    expect(statusesOf(responses)).toEqual(Array(50).fill(200))
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect(runs).toBeLessThanOrEqual(2)
    expect(await counts()).toEqual({ credits: 4, diagnoses: 1, entries: 2 })
  })

  it('let one of two photos have a key, at once and later', async () => {
    const { access } = await signUp(here)
    expect(statusesOf(await onBoth(access, 2, (index) => paidPhoto(index), 'key-1'))).toEqual([200, 422])
    expect(await counts()).toEqual({ credits: 4, diagnoses: 1, entries: 2 })
    expect((await diagnose(there, access, { content: paidPhoto('other'), key: 'key-1' })).statusCode).toBe(422)
  })

  it('spend five credits five times in forty scans at once, also when some must retry', async () => {
    const { access } = await signUp(here)
    const statusOf = async (index: number): Promise<number> =>
      (await diagnoseUntilTaken(index % 2 === 0 ? here : there, access, { content: paidPhoto(index) })).statusCode
    const statuses = (await Promise.all(Array.from({ length: 40 }, (_, index) => statusOf(index)))).sort()
    expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(35).fill(402)])
    expect(await counts()).toEqual({ credits: 0, diagnoses: 5, entries: 6 })
  })

  it('keep a free diagnosis that one charges while the other deletes the oldest', async () => {
    const { db } = database
    const { access } = await signUp(here)
    await diagnose(here, access, { content: freePhoto('old') })
    const charging = await db.startTransaction().execute()
    await charging.updateTable('diagnosis').set({ charge: 1 }).execute()
    const times = { responsesBefore: 0, freeBefore: Date.now() + 1, shownBefore: 0 }
    const deleted = createDiagnosisRepository(db).deleteSomeExpired(times)
    await until(async () => (await sql`select pid from pg_locks where not granted`.execute(db)).rows.length > 0)
    await charging.commit().execute()
    await deleted
    expect(await db.deleteFrom('diagnosis').executeTakeFirst()).toEqual({ numDeletedRows: 1n })
  })
})
