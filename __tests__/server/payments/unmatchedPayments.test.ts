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

  it('end the order of an account that was deleted', async () => {
    const { id } = await place()
    await records().asked({ id, checkoutRequestId: 'ws_CO_1', queryAt: NOW, now: NOW })
    await createAccountRepository(database.db).remove(accountId)
    expect(await records().settleOrder(id, NOW, mailOf)).toBe('unmatched')
    expect((await records().operator.findPayment(id)).orders).toMatchObject([{ state: 'expired', endedAt: NOW }])
  })
})
