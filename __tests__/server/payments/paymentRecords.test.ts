import { randomUUID } from 'node:crypto'

import type { Mpesa } from '~/server/domain/payments/mpesa'
import { createPaidMail } from '~/server/domain/payments/paidMail'
import { createReconciler } from '~/server/domain/payments/reconciler'
import { mailWords } from '~/server/mail/words/mailWords'
import { createPaymentRepository } from '~/server/persistence/orderRepository'

import { databases, type TestDatabase } from '../../support/databases'

const NOW = Date.UTC(2026, 10, 29, 6)
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

describe.each(databases)('orders on $name', ({ open }) => {
  let database: TestDatabase
  let accountId: string
  beforeEach(async () => {
    database = await open()
    accountId = randomUUID()
    const account = { username: 'Otieno', email: `${accountId}@example.com`, password_hash: 'h', credits: 0 }
    await database.db
      .insertInto('account')
      .values({ id: accountId, ...account, created_at: NOW })
      .execute()
  })
  afterEach(() => database.close())

  const records = () => createPaymentRepository(database.db)
  const mailOf = createPaidMail(mailWords(), () => NOW)
  const place = async (reference = 'K3M7ACDEFGHJ') => {
    const order = { accountId, amount: 100, days: 30, reference, phone: '254712345678', language: 'sw' } as const
    const times = { expiredBefore: NOW - 2 * MINUTE, restsSince: NOW - 2 * MINUTE }
    return (await records().place({ ...order, now: NOW }, times)).placed!
  }
  const find = async (id: string) => (await records().find({ accountId, id }))!
  const unpaid = { state: 'failed', resultCode: '1032', resultText: 'No', queryAt: undefined, now: NOW } as const

  it('that are paid stay paid, whatever M-Pesa answers afterwards', async () => {
    const { id } = await place()
    expect(await records().settleOrder(id, NOW, mailOf)).toBe('paid')
    await records().answered({ id, ...unpaid })
    await records().asked({ id, checkoutRequestId: 'ws_CO_late', queryAt: NOW, now: NOW })
    expect(await find(id)).toMatchObject({ state: 'paid', resultCode: '0', checkoutRequestId: undefined })
    expect(await records().hasDue(NOW + HOUR)).toBe(false)
  })

  it('are due at once if their callback came before the answer to the request', async () => {
    const { id } = await place()
    await records().ring({ hash: 'h', checkoutRequestId: 'ws_CO_1', body: '{}', restMs: 5 * SECOND, now: NOW })
    await records().asked({ id, checkoutRequestId: 'ws_CO_1', queryAt: NOW + 15 * SECOND, now: NOW })
    expect((await records().due(NOW, 10)).map((order) => order.id)).toEqual([id])
  })

  it('that are paid tell their buyer by mail, in the language of the order', async () => {
    const { id } = await place()
    await records().settleOrder(id, NOW, mailOf)
    const mails = await database.db.selectFrom('outbox').select(['recipient', 'subject', 'text']).execute()
    expect(mails).toEqual([
      {
        recipient: `${accountId}@example.com`,
        subject: 'Malipo yako ya Pro Crop Care yamefika',
        text: expect.stringMatching(/Ksh 100 .+ 29 Desemba 2026\.[^]+K3M7ACDEFGHJ/),
      },
    ])
  })

  it('are queried after 15, 30, 60 and 120 seconds, then every ten minutes for 48 hours', async () => {
    const { id } = await place()
    await records().asked({ id, checkoutRequestId: 'ws_CO_1', queryAt: NOW + 15 * SECOND, now: NOW })
    const asked: number[] = []
    let now = NOW
    const mpesa: Mpesa = {
      push: async () => ({ kind: 'refused', code: '', text: '' }),
      query: async () => {
        asked.push(now - NOW)
        return { kind: 'pending', text: 'being processed' }
      },
      list: async () => ({ payments: [], unreadable: 0 }),
    }
    const reconciler = createReconciler({ records: records(), mpesa, mailOf, now: () => now })
    for (; now < NOW + 50 * HOUR; now += now < NOW + 2 * MINUTE ? 15 * SECOND : 2 * MINUTE)
      if (await records().hasDue(now)) await reconciler.run(async () => undefined)
    expect(asked.slice(0, 10)).toEqual([
      ...[15, 30, 60, 120].map((seconds) => seconds * SECOND),
      ...[12, 22, 32, 42, 52, 62].map((minutes) => minutes * MINUTE),
    ])
    expect(asked.at(-1)! - 48 * HOUR).toBeLessThanOrEqual(10 * MINUTE)
    expect(asked).toHaveLength(4 + 287)
    expect(await find(id)).toMatchObject({ state: 'expired' })
  })

  const DAY = 24 * HOUR
  const untilOf = async () =>
    (await database.db.selectFrom('account').select('plan_until').executeTakeFirstOrThrow()).plan_until
  const kinds = async () => (await database.db.selectFrom('ledger').select('kind').execute()).map(({ kind }) => kind)
  const grant = (named?: string) =>
    records().operator.grant({ accountId, paymentId: undefined, named, days: 30, reason: 'cash', now: NOW })

  it('are not needed for a grant, which is made once under a name and taken back as far as it is to come', async () => {
    expect(await grant('receipt 12')).toBe(NOW + 30 * DAY)
    await expect(grant('receipt 12')).rejects.toThrow('This grant was made before; nothing was added.')
    expect(await grant('receipt 13')).toBe(NOW + 60 * DAY)
    const take = (days: number, now: number) => records().operator.take({ accountId, days, reason: 'wrong', now })
    expect(await take(10, NOW)).toBe(NOW + 50 * DAY)
    expect(await take(60, NOW + 20 * DAY)).toBe(NOW + 20 * DAY)
    expect(await untilOf()).toBe(NOW + 20 * DAY)
    expect(await kinds()).toEqual(['plan_grant', 'plan_grant', 'plan_reversal', 'plan_reversal'])
    expect(await records().operator.take({ accountId: 'nobody', days: 1, reason: 'x', now: NOW })).toBeUndefined()
  })

  it('that do not exist leave a payment unmatched, which can be granted, and returned with its days, once', async () => {
    await records().settlePayment({ receipt: 'TKT1', reference: 'WRONG', cents: 10_000 }, NOW, mailOf)
    const [payment] = await records().operator.unmatched({ state: 'open', limit: 1 })
    const given = { accountId, paymentId: payment!.id, days: 30, reason: 'typed it wrong', now: NOW }
    expect(await records().operator.grant(given)).toBe(NOW + 30 * DAY)
    expect(await records().operator.grant(given)).toBeUndefined()
    const returned = { id: payment!.id, days: 30, reason: 'reversed', now: NOW + 10 * DAY }
    expect(await records().operator.refund(returned)).toEqual({ accountId })
    expect(await records().operator.refund(returned)).toBeUndefined()
    expect(await untilOf()).toBe(NOW + 10 * DAY)
    expect((await records().operator.unmatched({ state: 'all', limit: 1 }))[0]).toMatchObject({
      ...{ state: 'refunded', account: { id: accountId } },
      ...{ reason: 'typed it wrong', refundReason: 'reversed' },
    })
  })
})
