import { randomUUID } from 'node:crypto'

import { createPaidMail } from '~/server/domain/payments/paidMail'
import { mailWords } from '~/server/mail/words/mailWords'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import { createPaymentRepository } from '~/server/persistence/orderRepository'

import { databases, type TestDatabase } from '../../support/databases'

const NOW = Date.UTC(2026, 10, 29, 6)
const MINUTE = 60_000
const mailOf = createPaidMail(mailWords(), () => NOW)
/** As our own may be: four digits in a row. */
const REFERENCE = 'K3467ACD9679'

describe.each(databases)('payments without an order on $name', ({ open }) => {
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
  const place = async (reference = REFERENCE) => {
    const order = { accountId, amount: 100, days: 30, reference, phone: '254712345678', language: 'sw' } as const
    const times = { expiredBefore: NOW - 2 * MINUTE, restsSince: NOW - 2 * MINUTE }
    return (await records().place({ ...order, now: NOW }, times)).placed!
  }
  const receive = (receipt: string, reference: string, cents = 10_000) =>
    records().settlePayment({ receipt, reference, cents }, NOW, mailOf)
  const referenceOf = async (receipt: string) =>
    (
      await database.db
        .selectFrom('unmatched_payment')
        .select('reference')
        .where('receipt', '=', receipt)
        .executeTakeFirstOrThrow()
    ).reference

  it.each([
    ['0712345678', '*******678'],
    ['0712 345 678', '**** *** 678'],
    ['+254-712-345-678', '+***-***-***-678'],
    ['+254 (0)712.345.678', '+*** (*)***.***.678'],
    ['712345678', '******678'],
    ['Wanjiru 0712 345 678', 'Wanjiru **** *** 678'],
    ['WANJIRU 2026', 'WANJIRU 2026'],
    ['K3467ACD9678', 'K3467ACD9678'],
  ])('keep of a number that a payer wrote the last three digits: %s', async (written, kept) => {
    await receive('TKT000001', written)
    expect(await referenceOf('TKT000001')).toBe(kept)
  })

  it('are found by the reference of their order, however the payer wrote it', async () => {
    await place()
    await receive('TKT000001', 'k346-7acd 9679', 5_000)
    expect((await records().operator.findPayment(REFERENCE)).unmatched).toMatchObject([{ receipt: 'TKT000001' }])
  })

  const refund = (id: string) => records().operator.refund({ id, days: 30, reason: 'twice', now: NOW })
  const entries = () => database.db.selectFrom('ledger').select(['account_id', 'kind', 'reference', 'reason']).execute()

  it('are in the ledger when they are returned, with the account whose order they name', async () => {
    await place()
    await receive('TKT000001', REFERENCE, 5_000)
    await receive('TKT000002', 'nobody')
    const [amount, noOrder] = await records().operator.unmatched({ state: 'open', limit: 2 })
    expect([amount!.account?.id, noOrder!.account]).toEqual([accountId, undefined])
    expect(await refund(amount!.id)).toEqual({ accountId })
    expect(await refund(noOrder!.id)).toEqual({ accountId: undefined })
    expect(await refund(noOrder!.id)).toBeUndefined()
    const returned = { kind: 'plan_refund', reason: 'twice' }
    expect(await entries()).toEqual([
      { ...returned, account_id: accountId, reference: amount!.id },
      { ...returned, account_id: null, reference: noOrder!.id },
    ])
  })

  it('are in the ledger when a paid order is returned whose account was deleted', async () => {
    const { id } = await place()
    await records().settleOrder(id, NOW, mailOf)
    await createAccountRepository(database.db).remove(accountId)
    expect(await refund(id)).toEqual({ accountId: undefined })
    expect(await entries()).toContainEqual({ account_id: null, kind: 'plan_refund', reference: id, reason: 'twice' })
  })

  it('end the order of an account that was deleted', async () => {
    const { id } = await place()
    await records().asked({ id, checkoutRequestId: 'ws_CO_1', queryAt: NOW, now: NOW })
    await createAccountRepository(database.db).remove(accountId)
    expect(await records().settleOrder(id, NOW, mailOf)).toBe('unmatched')
    expect((await records().operator.findPayment(id)).orders).toMatchObject([{ state: 'expired', endedAt: NOW }])
  })
})
