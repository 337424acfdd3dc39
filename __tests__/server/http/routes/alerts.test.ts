import { DEFAULT_ALERTS, type Alerts } from '~/contract/alerts'
import type { AccountResponse } from '~/contract/accountSchemas'
import { endpoints } from '~/contract/endpoints'
import type { AuthResponse, DiagnosisResponse, HistoryResponse } from '~/contract/responses'
import type { AdviceFacts } from '~/diagnosis'
import { createReminders } from '~/server/domain/reminders/reminders'
import { mailWords } from '~/server/mail/words/mailWords'
import { createDiagnosisRepository } from '~/server/persistence/diagnosisRepository'
import { createReminderRepository } from '~/server/persistence/reminderRepository'
import { isPublicKey } from '~/server/push/sendPush'

import { bearer, diagnose, login, signUp } from '../../../support/calls'
import { databases, type TestDatabase } from '../../../support/databases'
import { buildTestApp, farmer, observationOf } from '../../../support/testApp'
import { browserKeys, vapidKeys } from '../../../support/vapidKeys'

const DAY_MS = 86_400_000
/** 08:00 in Nairobi. */
const START = Date.UTC(2026, 10, 2, 5)
const BLIGHT = 'Tomato___Late_blight'
const RUNNING = new AbortController().signal

describe.each(databases)('alerts on $name', ({ open }) => {
  let database: TestDatabase
  let app: Awaited<ReturnType<typeof buildTestApp>>
  let access: string
  let time: number
  const sent: string[] = []
  beforeEach(async () => {
    database = await open()
    time = START
    sent.length = 0
    app = await buildTestApp({
      db: database.db,
      environment: vapidKeys,
      now: () => time,
      observation: observationOf({ [BLIGHT]: 0.97 }),
    })
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const call = (endpoint: { method: 'GET' | 'POST' | 'PATCH'; url: string }, payload?: object) =>
    app.inject({ ...endpoint, headers: bearer(access), ...(payload && { payload }) })
  const list = async () => (await call(endpoints.getDiagnoses)).json<HistoryResponse>()
  const at = (id: string, { method, url }: { method: 'GET' | 'PATCH'; url: string }) => ({
    method,
    url: url.replace(':id', id),
  })
  const scan = async (told = {}) => (await diagnose(app, access, { told })).json<DiagnosisResponse>().diagnosis
  const choose = async (alerts: Partial<Alerts>) =>
    expect((await call(endpoints.chooseAlerts, { ...DEFAULT_ALERTS, ...alerts })).statusCode).toBe(204)

  async function wait(ms: number) {
    time += ms
    ;({ access } = (await login(app, farmer)).json<AuthResponse>())
  }

  /** As if the answers were of a day on which the advice was another. */
  async function giveOlderAdvice(change: (facts: AdviceFacts) => Partial<AdviceFacts>) {
    for (const { id, facts_json: json } of await database.db.selectFrom('diagnosis').selectAll().execute()) {
      const facts = JSON.parse(json ?? '') as AdviceFacts
      const older = JSON.stringify({ ...facts, ...change(facts) })
      await database.db.updateTable('diagnosis').set({ facts_json: older }).where('id', '=', id).execute()
    }
  }
  const suggestChlorothalonil = () =>
    giveOlderAdvice(({ suggested, barred }) => ({
      suggested: [...suggested, 'chlorothalonil'],
      barred: barred.filter((id) => id !== 'chlorothalonil'),
    }))
  const changeNumber = () => giveOlderAdvice(({ numbers }) => ({ numbers: { ...numbers, poison: ['0800 000 000'] } }))

  const payUntil = (until: number | null) =>
    database.db.updateTable('account').set({ plan_until: until, email_confirmed_at: START }).execute()
  const subscribe = () =>
    call(endpoints.subscribeToReminders, { endpoint: 'https://fcm.googleapis.com/fcm/send/one', keys: browserKeys() })
  const round = (status = 201) =>
    createReminders({
      records: createReminderRepository(database.db, { idleMs: 60 * DAY_MS, absoluteMs: 60 * DAY_MS }),
      diagnoses: createDiagnosisRepository(database.db),
      confirmations: { runningFor: async () => [] },
      send: async ({ news }) => {
        sent.push(news.join())
        return status
      },
      isPublicKey,
      onError: jest.fn(),
      mailWords: mailWords(),
      publicUrl: 'https://jani.test',
      now: () => time,
    }).remindAll(RUNNING)
  const mails = async () => (await database.db.selectFrom('outbox').select(['subject', 'text']).execute()).filter(({ text }) => text.includes('/history')) // prettier-ignore

  it('say what has changed in the advice of an answer, until its owner has read it', async () => {
    const { id } = await scan()
    expect((await list()).diagnoses[0]).not.toHaveProperty('changes')
    await suggestChlorothalonil()
    const changes = [
      'Do not use chlorothalonil: when we last read the rules of Kenya, it was not allowed on food crops, or under review.',
    ]
    expect((await list()).diagnoses[0]?.changes).toEqual(changes)
    expect((await call(at(id, endpoints.getDiagnosis))).json<DiagnosisResponse>().diagnosis.changes).toEqual(changes)
    const read = await call(at(id, endpoints.correctDiagnosis), { changesRead: true })
    expect([read.statusCode, read.json<DiagnosisResponse>().diagnosis.changes]).toEqual([200, undefined])
    expect((await list()).diagnoses[0]).not.toHaveProperty('changes')
  })

  it('name new numbers, dropped and new substances and other actions, law and numbers in Kenya only', async () => {
    await scan()
    await giveOlderAdvice(({ suggested }) => ({
      suggested: ['captan', ...suggested.slice(1)],
      actions: ['look'],
      numbers: { poison: ['0800 000 000'] },
    }))
    const changes = (await list()).diagnoses[0]?.changes ?? []
    expect(changes).toHaveLength(4)
    expect(changes.join(' ')).toMatch(
      /no longer suggest captan.*can also ask.*New number of .*0800 720 021.*What to do today has changed/,
    )
    await call(endpoints.chooseCountry, { country: 'UG' })
    expect((await list()).diagnoses[0]?.changes).toEqual(['What to do today has changed. Read the answer again.'])
  })

  it('list an older answer whose advice has changed besides the last ten, of one season', async () => {
    const { id } = await scan()
    await suggestChlorothalonil()
    await wait(40 * DAY_MS) // no longer due
    for (let photo = 0; photo < 10; photo++) {
      await wait(DAY_MS)
      await database.db.updateTable('account').set({ credits: 5 }).execute()
      await scan()
    }
    const { diagnoses, changed } = await list()
    expect([diagnoses.length, changed?.map((one) => one.id)]).toEqual([10, [id]])
    await choose({ withoutCrops: ['tomato'] })
    expect((await list()).changed).toBeUndefined()
    await choose({})
    await wait(140 * DAY_MS)
    expect((await list()).changed).toBeUndefined()
  })

  it('leave out crops, fields and kinds that the account does not want', async () => {
    await scan({ plot: 'By the river' })
    await suggestChlorothalonil()
    const first = async () => (await list()).diagnoses[0]
    expect(await first()).not.toHaveProperty('isQuiet')
    await choose({ withoutPlots: ['By the river'] })
    expect(await first()).toMatchObject({ isQuiet: true })
    expect(await first()).not.toHaveProperty('changes')
    await choose({ advice: false })
    expect(await first()).not.toHaveProperty('changes')
    expect(await first()).not.toHaveProperty('isQuiet')
    await choose({ due: false })
    expect(await first()).toMatchObject({ isQuiet: true, changes: [expect.any(String)] })
    const { alerts, sendsMail } = (await call(endpoints.getAccount)).json<AccountResponse>()
    expect([alerts, sendsMail]).toEqual([{ ...DEFAULT_ALERTS, due: false }, false])
    for (const wrong of [
      {},
      { ...DEFAULT_ALERTS, mail: 'yes' },
      { ...DEFAULT_ALERTS, withoutCrops: Array(99).fill('a') },
    ])
      expect((await call(endpoints.chooseAlerts, wrong)).statusCode).toBe(400)
  })

  it('go out once by push and mail while a plan runs, and again only for another change', async () => {
    await scan()
    await suggestChlorothalonil()
    await subscribe()
    await choose({ mail: true })
    await payUntil(null)
    await round()
    expect([sent, await mails()]).toEqual([[], []])
    await payUntil(START + 60 * DAY_MS)
    await round()
    await round()
    expect(sent).toEqual(['advice'])
    expect(await mails()).toEqual([
      { subject: 'Advice that Jani gave you has changed.', text: expect.stringContaining('/account?row=reminders') },
    ])
    await changeNumber()
    await round()
    expect(sent).toEqual(['advice'])
    const { facts_told: told } = await database.db
      .selectFrom('diagnosis')
      .select('facts_told')
      .executeTakeFirstOrThrow()
    const earlier = { ...(JSON.parse(told ?? '') as AdviceFacts), numbers: { poison: ['0800 111 111'] } }
    await database.db
      .updateTable('diagnosis')
      .set({ facts_told: JSON.stringify(earlier) })
      .execute()
    await round()
    expect([sent, (await mails()).length]).toEqual([['advice', 'advice'], 2])
  })

  it('of both kinds are one message, tried again where no push service responds and no mail is written', async () => {
    const { answer } = await scan()
    await suggestChlorothalonil()
    await subscribe()
    await payUntil(START + 60 * DAY_MS)
    await wait(answer.recheckDays! * DAY_MS)
    await round(410)
    await subscribe()
    await round()
    await round()
    expect(sent).toEqual(['due,advice', 'due,advice'])
    expect(await mails()).toEqual([])
  })

  it('go by mail alone to an account without a browser, of wanted crops only', async () => {
    const { answer } = await scan()
    await choose({ mail: true, withoutCrops: ['tomato'] })
    await payUntil(START + 60 * DAY_MS)
    await wait(answer.recheckDays! * DAY_MS)
    await round()
    expect(await mails()).toEqual([])
    await choose({ mail: true })
    await round()
    await round()
    expect([sent, (await mails()).map(({ subject }) => subject)]).toEqual([[], ['Today is the day to look at your plants again.']]) // prettier-ignore
  })
})
