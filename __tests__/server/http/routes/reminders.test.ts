import { endpoints } from '~/contract/endpoints'
import type { AuthResponse, DiagnosisResponse } from '~/contract/responses'
import { createReminders } from '~/server/domain/reminders/reminders'
import type { SendReminder } from '~/server/domain/reminders/reminderRecords'
import { createDiagnosisRepository } from '~/server/persistence/diagnosisRepository'
import { createReminderRepository } from '~/server/persistence/reminderRepository'
import { isPublicKey } from '~/server/push/sendPush'
import { remindDaily } from '~/server/push/remindDaily'

import { bearer, diagnose, register } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { buildTestApp, farmer } from '../../../support/testApp'
import { browserKeys, vapidKeys as environment } from '../../../support/vapidKeys'

const RUNNING = new AbortController().signal
const PUSH = 'https://fcm.googleapis.com/fcm/send/'
const keys = browserKeys()
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]
/** 08:00 in Nairobi. */
const START = Date.UTC(2026, 10, 2, 5)
const sessionLimits = { idleMs: 14 * DAY_MS, absoluteMs: 60 * DAY_MS }

describe('reminders', () => {
  let database: TestDatabase
  let app: Awaited<ReturnType<typeof buildTestApp>>
  let person: AuthResponse
  let time = START
  const sent: (Omit<Parameters<SendReminder>[0], 'address'> & { endpoint: string })[] = []
  /** What the push service answers to an address; undefined: nothing. */
  let answer: (endpoint: string) => number | undefined
  const sendReminder: SendReminder = async ({ address, ...browser }) => {
    const endpoint = address.href
    sent.push({ endpoint, ...browser })
    const status = answer(endpoint)
    if (status === undefined) throw new Error('no answer')
    return status
  }
  beforeEach(async () => {
    database = await openSqlite()
    ;[time, answer] = [START, () => 201]
    sent.length = errors.length = 0
    app = await buildTestApp({ db: database.db, environment, sendReminder, now: () => time })
    person = (await register(app, farmer)).json<AuthResponse>()
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const subscribe = (endpoint: string, { access } = person, ownKeys = keys) =>
    app.inject({
      ...endpoints.subscribeToReminders,
      headers: { ...bearer(access), 'accept-language': 'sw' },
      payload: { endpoint, keys: ownKeys },
    })
  const stored = async () =>
    (await database.db.selectFrom('push_subscription').select('endpoint').execute()).map(({ endpoint }) => endpoint)
  const server = () =>
    createReminders({
      records: createReminderRepository(database.db, sessionLimits),
      ...{ diagnoses: createDiagnosisRepository(database.db), confirmations: { runningFor: async () => [] } },
      send: sendReminder,
      isPublicKey,
      ...{ mailWords: undefined, publicUrl: 'https://jani.test' },
      onError: (error) => errors.push(error),
      now: () => time,
    })
  const errors: unknown[] = []
  const round = () => server().remindAll(RUNNING)
  async function scanDueIn() {
    const { diagnosis } = (await diagnose(app, person.access)).json<DiagnosisResponse>()
    return diagnosis.answer.recheckDays!
  }

  it('are sent once on the day, after seven in Nairobi, by one of two processes, in the requested language', async () => {
    const days = await scanDueIn()
    expect((await subscribe(`${PUSH}one`)).statusCode).toBe(204)
    const processes = [server(), server()]
    const rounds = () => Promise.all(processes.map((one) => one.remindAll(RUNNING)))
    time = START + (days - 1) * DAY_MS
    await rounds()
    expect(sent).toEqual([])
    time = START + days * DAY_MS
    await rounds()
    expect(sent).toEqual([{ endpoint: `${PUSH}one`, ...keys, language: 'sw', news: ['due'] }])
    await round() // after a restart
    expect(sent).toHaveLength(1)

    let calls = 0
    const remindAll = async () => {
      calls++
    }
    const at = async (hour: number) => {
      time = START + (hour - 8) * HOUR_MS
      const stop = remindDaily({ remindAll, forgetEnded: async () => undefined, now: () => time, onError: jest.fn() })
      await new Promise(setImmediate)
      await stop()
      return calls
    }
    expect([await at(6.9), await at(7), await at(18.9), await at(19)]).toEqual([0, 1, 2, 2])
  })

  it('are not sent for plants already followed up, nor days late', async () => {
    const days = await scanDueIn()
    await subscribe(`${PUSH}one`)
    time = START + (days + 3) * DAY_MS
    await round()
    time = START + days * DAY_MS
    const { id } = await database.db.selectFrom('diagnosis').select('id').executeTakeFirstOrThrow()
    const row = await database.db.selectFrom('diagnosis').selectAll().executeTakeFirstOrThrow()
    const later = { ...row, id: 'later', follows_id: id, created_at: time }
    await database.db.insertInto('diagnosis').values(later).execute()
    await round()
    expect(sent).toEqual([])
  })

  it('end with a browser that is gone, when switched off, with the session and with the account', async () => {
    const days = await scanDueIn()
    await subscribe(`${PUSH}gone`)
    ;[time, answer] = [START + days * DAY_MS, () => 410]
    await round()
    expect([sent.length, await stored()]).toEqual([1, []])
    time = START
    await subscribe(`${PUSH}off`)
    const headers = bearer(person.access)
    await app.inject({ ...endpoints.unsubscribeFromReminders, headers, payload: { endpoint: `${PUSH}off` } })
    expect(await stored()).toEqual([])
    await subscribe(`${PUSH}session`)
    await app.inject({ ...endpoints.logout, payload: { refresh: person.refresh } })
    expect(await stored()).toEqual([])
    const next = (await app.inject({ ...endpoints.login, payload: farmer })).json<AuthResponse>()
    await subscribe(`${PUSH}account`, next)
    expect(await stored()).toEqual([`${PUSH}account`])
    const payload = { password: farmer.password }
    await app.inject({ ...endpoints.deleteAccount, headers: bearer(next.access), payload })
    expect(await stored()).toEqual([])
  })

  it('are retried until the evening if no push service has responded, also after a restart', async () => {
    const days = await scanDueIn()
    await subscribe(`${PUSH}one`)
    await subscribe(`${PUSH}two`)
    ;[time, answer] = [START + days * DAY_MS, () => undefined]
    await expect(round()).rejects.toThrow('Accounts that could not be reminded: 1. no answer')
    await expect(round()).rejects.toThrow() // another process, or the same one after a restart
    expect(sent.map(({ endpoint }) => endpoint.slice(-3)).sort()).toEqual(['one', 'one', 'two', 'two'])
    time += 11 * HOUR_MS
    await round()
    expect(sent).toHaveLength(4) // 19:00
    ;[time, answer] = [time - HOUR_MS, () => 201]
    await Promise.all([round(), round()])
    await round()
    expect(sent).toHaveLength(6)
  })

  it('are not repeated once a push service accepted or refused one: an address that fails is not retried', async () => {
    const days = await scanDueIn()
    for (const name of ['dead', 'gone', 'live']) await subscribe(`${PUSH}${name}`)
    const statuses = { dead: undefined, gone: 404, live: 403 } as Record<string, number | undefined>
    ;[time, answer] = [START + days * DAY_MS, (endpoint) => statuses[endpoint.slice(-4)]]
    await round()
    await round()
    expect(sent).toHaveLength(3)
    expect(await stored()).not.toContain(`${PUSH}gone`)
    expect(errors.map(String)).toEqual(['Error: A push service did not take a reminder (403).'])
  })

  it('are released in the evening and when the server stops', async () => {
    const days = await scanDueIn()
    for (const name of ['one', 'two', 'six']) await subscribe(`${PUSH}${name}`)
    const evening = START + days * DAY_MS + 11 * HOUR_MS
    time = evening - 1
    answer = () => {
      time = evening // while the first one is sent
      return undefined
    }
    await expect(round()).rejects.toThrow()
    expect(sent).toHaveLength(1)
    time = evening - 1
    const stopping = new AbortController()
    answer = () => {
      stopping.abort()
      return undefined
    }
    await expect(server().remindAll(stopping.signal)).rejects.toThrow()
    expect(sent).toHaveLength(2)
    answer = () => 201
    await round()
    expect(sent).toHaveLength(5)
  })

  it.each(['idleMs', 'absoluteMs'])('end with a session that expires (%s)', async (limit) => {
    await subscribe(`${PUSH}one`)
    const limits = { idleMs: 60 * DAY_MS, absoluteMs: 60 * DAY_MS, [limit]: DAY_MS }
    const records = createReminderRepository(database.db, limits)
    const [account = ''] = await records.accountsToRemind('')
    const atEnd = START + DAY_MS
    expect(await records.subscriptionsOf(account, atEnd - 1)).toHaveLength(1)
    expect(await records.subscriptionsOf(account, atEnd)).toEqual([])
    await records.deleteEnded(atEnd - 1)
    expect(await stored()).toHaveLength(1)
    await records.deleteEnded(atEnd)
    expect(await stored()).toEqual([])
  })

  it('are not sent to a session that has expired, and its browser is deleted at the next check', async () => {
    const days = await scanDueIn()
    await subscribe(`${PUSH}one`)
    time = START + days * DAY_MS
    const { db } = database
    await db
      .updateTable('session')
      .set({ last_used_at: time - sessionLimits.idleMs })
      .execute()
    await round()
    expect([sent, await stored()]).toEqual([[], [`${PUSH}one`]])
    const night = time + 12 * HOUR_MS
    await remindDaily({ ...server(), now: () => night, onError: (error) => errors.push(error) })()
    expect([sent, errors, await stored()]).toEqual([[], [], []])
  })

  it.each([
    'https://127.9.9.9%2Epush.services.mozilla.com/x',
    'https:fcm.googleapis.com/x',
    '',
    'https://fcm.googleapis.com/\u0000',
    'https://fcm.googleapis.com/\ud800',
    `https://fcm.googleapis.com/${'€'.repeat(960)}`,
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  ])('go to known push services only: %j is refused, and not sent to where it was stored before', async (endpoint) => {
    expect((await subscribe(endpoint)).statusCode).toBe(400)
    const headers = bearer(person.access)
    const ended = await app.inject({ ...endpoints.unsubscribeFromReminders, headers, payload: { endpoint } })
    expect(ended.statusCode).toBe(/^[!-~]{1,1000}$/.test(endpoint) ? 204 : 400)
    expect(await stored()).toEqual([])

    const days = await scanDueIn()
    await subscribe(`${PUSH}one`)
    const { db } = database
    await db.updateTable('push_subscription').set({ endpoint: 'https:fcm.googleapis.com/x' }).execute()
    time = START + days * DAY_MS
    await round()
    expect([sent, await stored()]).toEqual([[], []])
  })

  it('go to the five latest browsers, one account at a time', async () => {
    for (let number = 1; number <= 6; number++) {
      time++
      await subscribe(`https://web.push.apple.com/${number}`)
    }
    expect((await stored()).sort()).toEqual([2, 3, 4, 5, 6].map((number) => `https://web.push.apple.com/${number}`))
    const other = (await register(app, { ...farmer, email: 'other@example.com' })).json<AuthResponse>()
    await subscribe('https://web.push.apple.com/6', other)
    expect(await createReminderRepository(database.db, sessionLimits).accountsToRemind('')).toHaveLength(2)
    expect(await stored()).toHaveLength(5)
  })

  it('stay with their account where another one knows the address, but not the keys', async () => {
    const other = (await register(app, { ...farmer, email: 'other@example.com' })).json<AuthResponse>()
    await subscribe(`${PUSH}one`)
    expect((await subscribe(`${PUSH}one`, other, { ...keys, auth: browserKeys().auth })).statusCode).toBe(400)
    expect((await subscribe(`${PUSH}one`, other, browserKeys())).statusCode).toBe(400)
    const { account_id: owner } = await database.db
      .selectFrom('push_subscription')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(await createReminderRepository(database.db, sessionLimits).subscriptionsOf(owner, time)).toMatchObject([
      keys,
    ])
    expect((await subscribe(`${PUSH}one`, other)).statusCode).toBe(204)
    expect((await subscribe(`${PUSH}one`)).statusCode).toBe(204)
  })

  it.each([
    { p256dh: 'a' },
    { auth: 'b' },
    { p256dh: 'a'.repeat(87) },
    { auth: 'b'.repeat(24) },
    { p256dh: `B${'A'.repeat(86)}` },
  ])('are refused with a key that no browser has: %j', async (wrong) => {
    const headers = bearer(person.access)
    const payload = { endpoint: `${PUSH}one`, keys: { ...keys, ...wrong } }
    expect((await app.inject({ ...endpoints.subscribeToReminders, headers, payload })).statusCode).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('are off without keys or with half a pair', async () => {
    const account = await app.inject({ ...endpoints.getAccount, headers: bearer(person.access) })
    expect(account.json()).toHaveProperty('pushKey', environment.VAPID_PUBLIC_KEY)
    const without = await buildTestApp({ db: database.db })
    const headers = bearer(person.access)
    const call = (endpoint: object) => without.inject({ ...endpoint, headers })
    expect((await call(endpoints.subscribeToReminders)).statusCode).toBe(404)
    expect((await call(endpoints.getAccount)).json()).not.toHaveProperty('pushKey')
    await without.close()
    const half = buildTestApp({ db: database.db, environment: { VAPID_PUBLIC_KEY: environment.VAPID_PUBLIC_KEY } })
    await expect(half).rejects.toThrow('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must both be set, or neither')
  })
})
