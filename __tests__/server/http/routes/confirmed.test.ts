import { randomUUID } from 'node:crypto'

import { DEFAULT_ALERTS, type Alerts } from '~/contract/alerts'
import type { AccountResponse } from '~/contract/accountSchemas'
import { endpoints } from '~/contract/endpoints'
import type { DiagnosisResponse, HistoryResponse } from '~/contract/responses'
import { createConfirmations } from '~/server/domain/cases/confirmations'
import { createReminders } from '~/server/domain/reminders/reminders'
import { mailWords } from '~/server/mail/words/mailWords'
import { createConfirmationRepository } from '~/server/persistence/confirmationRepository'
import { createDiagnosisRepository } from '~/server/persistence/diagnosisRepository'
import { createReminderRepository } from '~/server/persistence/reminderRepository'
import { isPublicKey } from '~/server/push/sendPush'

import { bearer, diagnose, signUp } from '../../../support/calls'
import { openSqlite, type TestDatabase } from '../../../support/databases'
import { buildTestApp } from '../../../support/testApp'
import { browserKeys, vapidKeys } from '../../../support/vapidKeys'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** 08:00 in Nairobi. */
const START = Date.UTC(2026, 10, 2, 5)
const BLIGHT = 'Tomato___Late_blight'
const RUNNING = new AbortController().signal
const PUSH = 'https://fcm.googleapis.com/fcm/send/'

describe('what is confirmed in a county, and what a person has written', () => {
  let database: TestDatabase
  let app: Awaited<ReturnType<typeof buildTestApp>>
  let access: string
  let time: number
  let status: number
  const sent: string[] = []
  beforeEach(async () => {
    database = await openSqlite()
    ;[time, status] = [START, 201]
    sent.length = 0
    app = await buildTestApp({ db: database.db, environment: vapidKeys, now: () => time })
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const call = (endpoint: { method: 'GET' | 'POST'; url: string }, payload?: object) =>
    app.inject({ ...endpoint, headers: bearer(access), ...(payload && { payload }) })
  const confirmed = async () => (await call(endpoints.getDiagnoses)).json<HistoryResponse>().confirmed
  const titles = async () => (await confirmed())?.map(({ title }) => title)
  const payUntil = (plan_until: number | null) =>
    database.db.updateTable('account').set({ plan_until, email_confirmed_at: START }).execute()
  const choose = (alerts: Partial<Alerts>) => call(endpoints.chooseAlerts, { ...DEFAULT_ALERTS, ...alerts })
  const chooseCounty = (county: string | null) => call(endpoints.chooseCounty, { county })
  const subscribe = () => call(endpoints.subscribeToReminders, { endpoint: `${PUSH}one`, keys: browserKeys() })

  async function confirm(label: string, starts_at: number | null = time) {
    const row = { id: randomUUID(), county: 'Nakuru', label, confirmed_by: 'seen', created_at: time } as const
    await database.db
      .insertInto('confirmation')
      .values({ ...row, starts_at })
      .execute()
    return row.id
  }

  const server = () =>
    createReminders({
      records: createReminderRepository(database.db, { idleMs: 60 * DAY_MS, absoluteMs: 60 * DAY_MS }),
      diagnoses: createDiagnosisRepository(database.db),
      confirmations: createConfirmations({ records: createConfirmationRepository(database.db), now: () => time }),
      send: async ({ news }) => {
        sent.push(news.join())
        return status
      },
      isPublicKey,
      onError: jest.fn(),
      mailWords: mailWords(),
      publicUrl: 'https://jani.test',
      now: () => time,
    })
  const round = () => server().remindAll(RUNNING)
  const mails = async () => (await database.db.selectFrom('outbox').select(['subject', 'text']).execute()).filter(({ text }) => text.includes('/history')) // prettier-ignore

  it('is listed for the plan, in the county that was chosen, unless its alerts or its crop are off', async () => {
    await confirm(BLIGHT)
    expect(await confirmed()).toBeUndefined()
    await payUntil(START + 60 * DAY_MS)
    expect(await confirmed()).toBeUndefined()
    expect((await chooseCounty('Nakuru')).statusCode).toBe(204)
    expect((await call(endpoints.getAccount)).json<AccountResponse>().county).toBe('Nakuru')
    expect(await titles()).toEqual(['Late blight'])
    for (const alerts of [{ confirmed: false }, { withoutCrops: ['tomato'] }]) {
      await choose(alerts)
      expect(await confirmed()).toBeUndefined()
    }
    await choose({ due: false })
    expect(await titles()).toEqual(['Late blight'])
    await chooseCounty('Nandi')
    expect(await confirmed()).toBeUndefined()
    await chooseCounty(null)
    expect((await call(endpoints.getAccount)).json<AccountResponse>().county).toBeNull()
    expect((await chooseCounty('Nowhere')).statusCode).toBe(400)
    expect((await app.inject({ ...endpoints.chooseCounty, payload: { county: null } })).statusCode).toBe(401)
  })

  it('keeps the alerts of an earlier client, which knows nothing of these, on', async () => {
    const earlier = { ...DEFAULT_ALERTS, due: false, confirmed: undefined } // JSON leaves it out
    expect((await call(endpoints.chooseAlerts, earlier)).statusCode).toBe(204)
    const { alerts } = (await call(endpoints.getAccount)).json<AccountResponse>()
    expect(alerts).toEqual({ ...DEFAULT_ALERTS, due: false })
  })

  it('waits for the operator if it is a quarantine disease, and ends after 21 days', async () => {
    await payUntil(START + 60 * DAY_MS)
    await chooseCounty('Nakuru')
    await subscribe()
    const id = await confirm('bunchyTop', null)
    await round()
    expect([await confirmed(), sent]).toEqual([undefined, []])
    await createConfirmationRepository(database.db).release({ id, since: 0, now: time })
    expect(await titles()).toEqual(['Bunchy top'])
    await round()
    expect(sent).toEqual(['confirmed'])
    const list = () => createConfirmations({ records: createConfirmationRepository(database.db), now: () => time })
    const owner = { county: 'Nakuru' as const, planUntil: START + 60 * DAY_MS, alerts: DEFAULT_ALERTS }
    time = START + 21 * DAY_MS - 1
    expect(await list().runningFor(owner)).toHaveLength(1)
    time = START + 21 * DAY_MS
    expect(await list().runningFor(owner)).toEqual([])
  })

  it('is told once, by push and by mail, again only where no push service responded and no mail was written', async () => {
    await payUntil(START + 60 * DAY_MS)
    await chooseCounty('Nakuru')
    await confirm(BLIGHT)
    await subscribe()
    status = 410 // the browser is gone
    await round()
    await subscribe()
    status = 201
    await Promise.all([round(), round()])
    await round()
    expect([sent, await mails()]).toEqual([['confirmed', 'confirmed'], []])
    await choose({ mail: true })
    await confirm('tuta')
    await round()
    await round()
    expect(sent).toHaveLength(3)
    expect(await mails()).toEqual([
      {
        subject: 'An expert has confirmed a crop problem in your county. See what to look for.',
        text: expect.not.stringMatching(/[Tt]omato|tuta/),
      },
    ])
  })

  describe('a case', () => {
    const answer = () => database.db.updateTable('farm_case').set({ unread_at: time }).execute()
    beforeEach(async () => {
      const { id } = (await diagnose(app, access)).json<DiagnosisResponse>().diagnosis
      const { id: account_id } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
      const row = { id: randomUUID(), account_id, diagnosis_id: id, created_at: time }
      await database.db.insertInto('farm_case').values(row).execute()
      await subscribe()
    })
    const tell = async () => {
      const one = server()
      if (await one.isAnyToTell()) await one.tellAll(RUNNING)
    }

    it('is told of once for each word of a person, without a plan, by day', async () => {
      await tell()
      time = START + 12 * HOUR_MS // 20:00
      await answer()
      await tell()
      expect(sent).toEqual([])
      time = START + 23 * HOUR_MS // 07:00
      await Promise.all([tell(), tell()])
      await tell()
      expect(sent).toEqual(['answered'])
      time += HOUR_MS
      await answer()
      await tell()
      expect(sent).toEqual(['answered', 'answered'])
    })

    it('is told of by mail where alerts go by mail', async () => {
      await payUntil(null)
      await choose({ mail: true })
      await answer()
      await tell()
      expect((await mails()).map(({ subject }) => subject)).toEqual(['A person has written to you about your plants.'])
    })

    it('is not told of once it is read, and again where no push service responded', async () => {
      await answer()
      await database.db.updateTable('farm_case').set({ unread_at: null }).execute()
      await tell()
      expect(sent).toEqual([])
      await answer()
      status = 410
      await tell()
      await subscribe()
      status = 201
      await tell()
      await tell()
      expect(sent).toEqual(['answered', 'answered'])
    })
  })

  it('is told by the server itself, within its first minute', async () => {
    const { id } = (await diagnose(app, access)).json<DiagnosisResponse>().diagnosis
    const { id: account_id } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    const row = { id: randomUUID(), account_id, diagnosis_id: id, created_at: time, unread_at: time }
    await database.db.insertInto('farm_case').values(row).execute()
    await subscribe()
    const second = await buildTestApp({
      ...{ db: database.db, environment: vapidKeys, now: () => time },
      async sendReminder({ news }) {
        sent.push(news.join())
        return 201
      },
    })
    await second.ready()
    while (sent.length === 0) await new Promise(setImmediate)
    await second.close()
    expect(sent).toEqual(['answered'])
  })
})
