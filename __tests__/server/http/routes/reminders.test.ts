import { endpoints } from '~/contract/endpoints'
import type { AuthResponse, DiagnosisResponse } from '~/contract/responses'
import { createReminders } from '~/server/domain/reminders/reminders'
import type { SendReminder, Subscription } from '~/server/domain/reminders/reminders'
import { createDiagnosisRepository } from '~/server/persistence/diagnosisRepository'
import { createReminderRepository } from '~/server/persistence/reminderRepository'
import { remindDaily } from '~/server/push/remindDaily'

import { bearer, diagnose, register } from '../../../support/calls'
import { databases } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { buildTestApp, farmer } from '../../../support/testApp'
import { vapidKeys as environment } from '../../../support/vapidKeys'

/** Nobody stops the server. */
const RUNNING = new AbortController().signal
const PUSH = 'https://fcm.googleapis.com/fcm/send/'
const keys = { p256dh: `BA${'a'.repeat(85)}`, auth: 'b'.repeat(22) }
const DAY_MS = 86_400_000
/** 05:00 in Nairobi. */
const START = Date.UTC(2026, 10, 2, 2)

describe.each(databases)('reminders on $name', ({ open }) => {
  let database: TestDatabase
  let app: Awaited<ReturnType<typeof buildTestApp>>
  let person: AuthResponse
  let time = START
  const sent: Subscription[] = []
  let outcome: Awaited<ReturnType<SendReminder>> = 'sent'
  const sendReminder: SendReminder = async (subscription) => {
    sent.push(subscription)
    return outcome
  }
  beforeEach(async () => {
    database = await open()
    ;[time, outcome] = [START, 'sent']
    sent.length = 0
    app = await buildTestApp({ db: database.db, environment, sendReminder, now: () => time })
    person = (await register(app, farmer)).json<AuthResponse>()
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const subscribe = (endpoint: string, { access } = person) =>
    app.inject({
      ...endpoints.subscribeToReminders,
      headers: { ...bearer(access), 'accept-language': 'sw' },
      payload: { endpoint, keys },
    })
  const stored = async () =>
    (await database.db.selectFrom('push_subscription').select('endpoint').execute()).map(({ endpoint }) => endpoint)
  const server = () =>
    createReminders({
      records: createReminderRepository(database.db),
      diagnoses: createDiagnosisRepository(database.db),
      send: sendReminder,
      onError: (error) => {
        throw error
      },
      now: () => time,
    })
  async function scanDueIn() {
    const { diagnosis } = (await diagnose(app, person.access)).json<DiagnosisResponse>()
    return diagnosis.answer!.recheckDays!
  }

  it('are sent once on the day, after seven in Nairobi, by one of two processes, in the language asked for', async () => {
    const days = await scanDueIn()
    expect((await subscribe(`${PUSH}one`)).statusCode).toBe(204)
    const processes = [server(), server()]
    const rounds = () => Promise.all(processes.map((one) => one.remindAll(RUNNING)))
    time = START + (days - 1) * DAY_MS
    await rounds()
    expect(sent).toEqual([])
    time = START + days * DAY_MS
    await rounds()
    expect(sent).toEqual([{ endpoint: `${PUSH}one`, ...keys, language: 'sw' }])
    await server().remindAll(RUNNING) // after a restart
    expect(sent).toHaveLength(1)

    let calls = 0
    const remindAll = async () => {
      calls++
    }
    const at = async (hour: number) => {
      time = START + (hour - 5) * 3_600_000
      await remindDaily({ remindAll, now: () => time, onError: jest.fn() })()
      return calls
    }
    expect([await at(6.9), await at(7), await at(19)]).toEqual([0, 1, 1])
  })

  it('are not sent for plants that were looked at again, nor days late', async () => {
    const days = await scanDueIn()
    await subscribe(`${PUSH}one`)
    time = START + (days + 3) * DAY_MS
    await server().remindAll(RUNNING)
    time = START + days * DAY_MS
    const { id } = await database.db.selectFrom('diagnosis').select('id').executeTakeFirstOrThrow()
    const row = await database.db.selectFrom('diagnosis').selectAll().executeTakeFirstOrThrow()
    const later = { ...row, id: 'later', follows_id: id, created_at: time }
    await database.db.insertInto('diagnosis').values(later).execute()
    await server().remindAll(RUNNING)
    expect(sent).toEqual([])
  })

  it('end with a browser that is gone, when switched off, with the session and with the account', async () => {
    const days = await scanDueIn()
    await subscribe(`${PUSH}gone`)
    ;[time, outcome] = [START + days * DAY_MS, 'gone']
    await server().remindAll(RUNNING)
    expect(await stored()).toEqual([])
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

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://xpush.apple.com/x',
    'https://[::1]/x',
    'no address',
  ])('go to known push services only: %s is refused', async (endpoint) => {
    expect((await subscribe(endpoint)).statusCode).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('go to the five browsers that asked last, and to an account at a time', async () => {
    for (let number = 1; number <= 6; number++) {
      time++
      await subscribe(`https://web.push.apple.com/${number}`)
    }
    expect((await stored()).sort()).toEqual([2, 3, 4, 5, 6].map((number) => `https://web.push.apple.com/${number}`))
    const other = (await register(app, { ...farmer, email: 'other@example.com' })).json<AuthResponse>()
    await subscribe('https://web.push.apple.com/6', other)
    expect(await createReminderRepository(database.db).accountsToRemind()).toHaveLength(2)
    expect(await stored()).toHaveLength(5)
  })

  it.each([{ p256dh: 'a' }, { auth: 'b' }, { p256dh: 'a'.repeat(87) }, { auth: 'b'.repeat(24) }])(
    'are refused with a key that no browser has: %j',
    async (wrong) => {
      const headers = bearer(person.access)
      const payload = { endpoint: `${PUSH}one`, keys: { ...keys, ...wrong } }
      expect((await app.inject({ ...endpoints.subscribeToReminders, headers, payload })).statusCode).toBe(400)
      expect(await stored()).toEqual([])
    },
  )

  it('do not exist without keys, nor with half a pair', async () => {
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
