import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import type { ConfirmationTable, FarmCaseTable } from '~/server/persistence/caseSchema'
import { createConfirmationRepository } from '~/server/persistence/confirmationRepository'
import { createReminderRepository } from '~/server/persistence/reminderRepository'

import { databases, type TestDatabase } from '../../support/databases'

const NOW = 1_900_000_000_000
const DAY_MS = 86_400_000
const SINCE = NOW - 21 * DAY_MS
const query = { county: 'Nakuru', since: SINCE, limit: 10 } as const
const mail = { to: 'amina@example.com', subject: 'News', text: 'News', expiresAt: NOW + DAY_MS }

describe.each(databases)('confirmations on $name', ({ open }) => {
  let database: TestDatabase
  let accountId: string
  beforeEach(async () => {
    database = await open()
    accountId = await addAccount()
  })
  afterEach(() => database.close())

  const confirmations = () => createConfirmationRepository(database.db)
  const reminders = () => createReminderRepository(database.db, { idleMs: DAY_MS, absoluteMs: DAY_MS })

  async function addAccount(more: { suspended_at?: number; county?: string } = {}) {
    const id = randomUUID()
    const row = { id, username: 'Amina', email: `${id}@example.com`, password_hash: 'h', credits: 5, created_at: NOW }
    await database.db
      .insertInto('account')
      .values({ ...row, ...more })
      .execute()
    return id
  }

  async function add(more: Partial<Insertable<ConfirmationTable>> = {}) {
    const id = randomUUID()
    const row = { id, county: 'Nakuru', label: 'tuta', confirmed_by: 'seen', created_at: NOW, starts_at: NOW } as const
    await database.db
      .insertInto('confirmation')
      .values({ ...row, ...more })
      .execute()
    return id
  }

  async function addCase(owner: string, more: Partial<Insertable<FarmCaseTable>> = {}) {
    const id = randomUUID()
    const diagnosis = { id, account_id: owner, verdict: 'unsure', model_version: '1', charge: 0, created_at: NOW }
    await database.db.insertInto('diagnosis').values(diagnosis).execute()
    const row = { id, account_id: owner, diagnosis_id: id, created_at: NOW, unread_at: NOW, ...more }
    await database.db.insertInto('farm_case').values(row).execute()
    return id
  }

  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

  it('run in their county from their start until 21 days later or their end, first started first', async () => {
    const later = await add({ starts_at: NOW - DAY_MS })
    const first = await add({ starts_at: SINCE + 1 })
    await add({ starts_at: SINCE })
    await add({ county: 'Nandi' })
    await add({ starts_at: null })
    const ended = await add({ starts_at: NOW })
    expect(await confirmations().end({ id: ended, now: NOW })).toBe(true)
    expect(idsOf(await confirmations().listRunning(query))).toEqual([first, later])
    expect(idsOf(await confirmations().listRunning({ ...query, limit: 1 }))).toEqual([first])
  })

  it('wait without a start until they are released, once', async () => {
    const id = await add({ starts_at: null, label: 'bananaWilt', confirmed_by: 'laboratory' })
    await add({ starts_at: null, created_at: SINCE })
    const running = await add({ created_at: NOW - DAY_MS })
    expect(await confirmations().countWaiting(SINCE)).toBe(1)
    expect(idsOf(await confirmations().listOpen({ since: SINCE, limit: 10 }))).toEqual([id, running])
    expect(await confirmations().release({ id, since: 0, now: NOW })).toBe(true)
    expect(await confirmations().release({ id, since: 0, now: NOW + 1 })).toBe(false)
    expect(await confirmations().countWaiting(SINCE)).toBe(0)
    expect(await confirmations().listRunning(query)).toContainEqual({
      ...{ id, county: 'Nakuru', label: 'bananaWilt', confirmedBy: 'laboratory', createdAt: NOW, startsAt: NOW },
    })
  })

  it('end once, and are not released afterwards', async () => {
    const id = await add({ starts_at: null })
    expect(await confirmations().end({ id, now: NOW })).toBe(true)
    expect(await confirmations().end({ id, now: NOW })).toBe(false)
    expect(await confirmations().release({ id, since: 0, now: NOW })).toBe(false)
    expect([await confirmations().countWaiting(SINCE), await confirmations().end({ id: 'no', now: NOW })]).toEqual([
      0,
      false,
    ])
  })

  const none = { due: [], changed: [], confirmed: [], isAnswered: false, now: NOW }

  it('are claimed once for an account, by one of two processes, with their mail', async () => {
    const ids = [await add(), await add({ label: 'streak' })]
    const claim = () => reminders().claim({ ...none, accountId, confirmed: ids, mailOf: () => mail })
    const news = await Promise.all([claim(), claim()])
    expect(news.flat()).toEqual(['confirmed'])
    expect(await database.db.selectFrom('outbox').select('subject').execute()).toEqual([{ subject: 'News' }])
    expect(await reminders().claim({ ...none, accountId: await addAccount(), confirmed: ids, mailOf: () => mail })) //
      .toEqual(['confirmed'])
  })

  it('are given back as far as the claim took them', async () => {
    const [told, other] = [await add(), await add({ label: 'streak' })]
    const claim = (confirmed: string[], now: number) =>
      reminders().claim({ ...none, accountId, confirmed, now, mailOf: () => undefined })
    await claim([told], NOW - DAY_MS)
    expect(await claim([told, other], NOW)).toEqual(['confirmed'])
    await reminders().giveBack({ ...none, accountId, confirmed: [told, other] })
    expect(await claim([told], NOW)).toEqual([])
    expect(await claim([other], NOW)).toEqual(['confirmed'])
  })

  it('are forgotten with the account', async () => {
    const id = await add()
    await reminders().claim({ ...none, accountId, confirmed: [id], mailOf: () => undefined })
    await database.db.deleteFrom('account').where('id', '=', accountId).execute()
    expect(await database.db.selectFrom('confirmation_told').selectAll().execute()).toEqual([])
    expect(await confirmations().listRunning(query)).toHaveLength(1)
  })

  describe('what a person has written', () => {
    it('is to be told to accounts that have not read it, and again after something newer', async () => {
      const others = await Promise.all([addAccount(), addAccount(), addAccount()])
      const [read, told, newer] = others
      await addCase(accountId)
      await addCase(accountId)
      await addCase(read, { unread_at: null })
      await addCase(told, { told_at: NOW })
      await addCase(newer, { told_at: NOW - 1 })
      await addCase(await addAccount({ suspended_at: NOW }))
      const all = [accountId, newer].sort()
      expect(await reminders().accountsToTell('')).toEqual(all)
      expect(await reminders().accountsToTell(all[0]!)).toEqual(all.slice(1))
    })

    it('is claimed once, and given back if nobody could be told', async () => {
      await addCase(accountId)
      const claim = () => reminders().claim({ ...none, accountId, isAnswered: true, mailOf: () => mail })
      expect((await Promise.all([claim(), claim()])).flat()).toEqual(['answered'])
      expect(await reminders().accountsToTell('')).toEqual([])
      await reminders().giveBack({ ...none, accountId, isAnswered: true })
      expect(await reminders().accountsToTell('')).toEqual([accountId])
    })
  })

  it('are told of with the county and the alerts that the account has chosen', async () => {
    const id = await addAccount({ county: 'Nakuru' })
    const alerts_json = JSON.stringify({ due: false, advice: true, mail: false, withoutCrops: [], withoutPlots: [] })
    await database.db.updateTable('account').set({ alerts_json }).where('id', '=', id).execute()
    expect(await reminders().findRecipient(id)).toMatchObject({
      county: 'Nakuru',
      alerts: { due: false, confirmed: true },
    })
  })
})
