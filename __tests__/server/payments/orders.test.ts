import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { OfferResponse, OrderBody, OrderResponse } from '~/contract/plans'
import { callbackPath } from '~/server/http/routes/paymentCallbacks'
import { createReconciler } from '~/server/domain/payments/reconciler'
import { createPaymentRepository } from '~/server/persistence/orderRepository'
import type { OpenDatabase } from '~/server/persistence/schema'
import { deriveKey } from '~/server/security/keyedHash'

import { createFaultyDaraja } from '../../support/daraja'
import { openMigratedSqlite } from '../../support/migratedSqlite'
import { seededRandom } from '../../support/random'
import { buildTestApp, TEST_SECRET } from '../../support/testApp'
import { bearer, register, signUp } from '../../support/calls'

const START = Date.UTC(2026, 10, 29, 6)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const noPause = async () => undefined

let clock = START
let db: OpenDatabase
let app: FastifyInstance
let daraja: ReturnType<typeof createFaultyDaraja>
let access: string
beforeEach(async () => {
  clock = START
  db = await openMigratedSqlite()
  daraja = createFaultyDaraja(() => clock, seededRandom())
  // the app's own reconciler runs on the clock of the machine; tests run theirs
  app = await buildTestApp({
    db,
    now: () => clock,
    mpesa: daraja.mpesa,
    environment: { MPESA_SIMULATOR: '1', ACCESS_TOKEN_SECONDS: '86400' },
  })
  access = (await signUp(app)).access
})
afterEach(async () => {
  await app.close()
  await db.destroy()
})

const otherAccount = async () => {
  const person = { username: 'Otieno', email: 'other@example.com', password: 'Shamba-ya-mahindi-7' }
  return (await register(app, person)).json<{ access: string }>().access
}
const reconcile = () => {
  const mailOf = () => ({ to: 'a@example.com', subject: 'Paid', text: 'Paid', expiresAt: clock + DAY })
  return createReconciler({ records: createPaymentRepository(db), mpesa: daraja.mpesa, mailOf, now: () => clock }).run(
    noPause,
  )
}
const order = (phone = '0712 345 678') =>
  app.inject({ ...endpoints.placeOrder, headers: bearer(access), payload: { phone } })
const placed = async (phone?: string) => (await order(phone)).json<OrderResponse>().order
const read = async ({ id }: Pick<OrderBody, 'id'>) =>
  (await app.inject({ method: 'GET', url: `/api/orders/${id}`, headers: bearer(access) })).json<OrderResponse>().order
const getOffer = async () =>
  (await app.inject({ ...endpoints.getOffer, headers: bearer(access) })).json<OfferResponse>()
const planOf = async () =>
  (await app.inject({ ...endpoints.getUser, headers: bearer(access) })).json<{
    user: { plan?: { name: string; until: string } }
  }>().user.plan
const until = (days: number) => ({ name: 'Pro Crop Care', until: new Date(clock + days * DAY).toISOString() })

it('the offer says price, days, paybill and that it is a dry run', async () => {
  expect(await getOffer()).toEqual({
    ...{ priceKsh: 100, days: 30, now: new Date(START).toISOString(), payBill: '000000', isSimulated: true },
    ...{ order: null, paid: [] },
  })
})

it('a paid order opens the plan for 30 days, and another one adds 30', async () => {
  const first = await placed()
  expect(first).toMatchObject({ state: 'pending', failure: null, amount: 100, phone: '07** *** 678', paidAt: null })
  expect(first.reference).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{12}$/)
  clock += 15_000
  await reconcile()
  expect(await planOf()).toEqual(until(30))
  expect(await read(first)).toMatchObject({ state: 'paid', until: until(30).until, retryAt: null })
  clock += 3 * MINUTE
  const second = await placed()
  clock += 15_000
  await reconcile()
  expect((await read(second)).state).toBe('paid')
  expect(await planOf()).toEqual({ name: 'Pro Crop Care', until: new Date(START + 15_000 + 60 * DAY).toISOString() })
})

it.each([
  ['01', 'cancelled'],
  ['02', 'wrongPin'],
  ['03', 'tooLittleMoney'],
  ['04', 'noAnswer'],
])('a phone that ends with %s fails with %s, and may try again at once', async (ending, failure) => {
  const failed = await placed(`07123456${ending}`)
  clock += 15_000
  await reconcile()
  expect(await read(failed)).toMatchObject({ state: 'failed', failure, retryAt: null })
  expect(await planOf()).toBeUndefined()
  expect((await order()).statusCode).toBe(201)
})

it('a second order waits two minutes for the answer to the first, also after a restart', async () => {
  await placed()
  const refused = await order()
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    409,
    'Your last order waits for its payment. Please try again in 120 seconds.',
  ])
  clock += 2 * MINUTE
  expect((await order()).statusCode).toBe(201)
})

it('the same amount within two minutes rests for two minutes', async () => {
  await placed()
  clock += 15_000
  await reconcile()
  const repeated = await placed()
  clock += 15_000
  await reconcile()
  expect(await read(repeated)).toMatchObject({ failure: 'rest', retryAt: new Date(clock + 2 * MINUTE).toISOString() })
  const refused = await order()
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    409,
    'M-Pesa refuses the same amount twice within two minutes. Please try again in 120 seconds.',
  ])
  clock += 2 * MINUTE
  expect((await order()).statusCode).toBe(201)
})

it('an order without an answer is over after two minutes, and a late payment still opens the plan', async () => {
  const late = await placed('0712345604')
  clock += 2 * MINUTE
  await reconcile()
  expect(await read(late)).toMatchObject({ failure: 'noAnswer' })
  clock += 49 * MINUTE
  daraja.simulator.payByHand(late.reference, 100)
  await reconcile()
  expect(await read(late)).toMatchObject({ state: 'paid', receipt: expect.any(String) as string })
  expect(await planOf()).toEqual(until(30))
})

it('a request that may have been lost is not repeated, and its payment is found in the list', async () => {
  const push = jest.spyOn(daraja.mpesa, 'push').mockRejectedValue(new TypeError('fetch failed'))
  const unknown = await placed()
  expect(unknown.state).toBe('pending')
  expect((await order()).statusCode).toBe(409)
  expect(push).toHaveBeenCalledTimes(1)
  daraja.simulator.payByHand(`${unknown.reference.slice(0, 4)} ${unknown.reference.slice(4).toLowerCase()}`, 100)
  clock += 16 * MINUTE
  await reconcile()
  expect((await read(unknown)).state).toBe('paid')
})

const payBack = (body: string, secret = Buffer.from(deriveKey(TEST_SECRET, 'payments')).toString('hex')) =>
  app.inject({ method: 'POST', url: callbackPath(secret), headers: { 'content-type': 'application/json' }, body })

it('a callback makes its order due, and moves no money by itself', async () => {
  const pending = await placed('0712345601') // cancels
  const [row] = await db.selectFrom('orders').selectAll().execute()
  const forged = { Body: { stkCallback: { CheckoutRequestID: row!.checkout_request_id, ResultCode: 0 } } }
  const answer = await payBack(JSON.stringify(forged))
  expect([answer.statusCode, answer.json()]).toEqual([200, { ResultCode: 0, ResultDesc: 'Accepted' }])
  clock += 9_000
  await reconcile()
  expect(await read(pending)).toMatchObject({ state: 'failed', failure: 'cancelled' })
})

it('none of 1,000 forged callbacks opens a plan', async () => {
  await placed('0712345601')
  const [row] = await db.selectFrom('orders').selectAll().execute()
  for (let forgery = 0; forgery < 1000; forgery++) {
    const id = forgery % 2 === 0 ? row!.checkout_request_id : `ws_CO_${forgery}`
    const item = [
      { Name: 'Amount', Value: 100 },
      { Name: 'MpesaReceiptNumber', Value: `TKT${forgery}` },
    ]
    const body = { stkCallback: { CheckoutRequestID: id, ResultCode: 0, CallbackMetadata: { Item: item } } }
    expect((await payBack(JSON.stringify({ Body: body }))).statusCode).toBe(200)
  }
  clock += 15_000
  await reconcile()
  expect(await planOf()).toBeUndefined()
  expect(await db.selectFrom('ledger').select('id').where('kind', '=', 'plan').execute()).toEqual([])
})

it('a callback to another address, or above 16 KB, is refused; anything else is kept once', async () => {
  expect((await payBack('{}', 'f'.repeat(64))).statusCode).toBe(404)
  expect((await payBack('x'.repeat(16 * 1024 + 1))).statusCode).toBe(413)
  for (const body of ['', '{', '\0', '{}', '{}', '{}']) expect((await payBack(body)).statusCode).toBe(200)
  const kept = await db.selectFrom('payment_callback').select('body').execute()
  expect(kept.map(({ body }) => body).sort()).toEqual(['', '', '{', '{}'])
})

it('the log has neither the secret of the address nor a number', async () => {
  const lines: string[] = []
  await app.close()
  const logStream = { write: (line: string) => void lines.push(line) }
  const environment = { MPESA_SIMULATOR: '1', LOG_LEVEL: 'trace' }
  app = await buildTestApp({ db, now: () => clock, mpesa: daraja.mpesa, environment, logStream })
  daraja.setFaults({ lost: 0, failed: 100, strange: 0 })
  await order()
  await payBack('{"PhoneNumber":254712345678}')
  await app.inject({ method: 'POST', url: callbackPath('a'.repeat(64)) })
  expect(lines.join('')).toContain('/api/payments/:secret/result')
  expect(lines.join('')).not.toMatch(/712 ?345 ?678|aaaaaaaa|[\da-f]{64}/)
})

it('numbers and callbacks are forgotten after 30 days', async () => {
  const old = await placed()
  await payBack('{"old":true}')
  clock += 31 * DAY
  access = await otherAccount()
  await reconcile()
  expect(await db.selectFrom('orders').select('phone').where('id', '=', old.id).execute()).toEqual([{ phone: null }])
  expect(await db.selectFrom('payment_callback').selectAll().execute()).toEqual([])
})

it('a late payment of an older order is among the paid ones, the last payment first', async () => {
  const late = await placed('0712345604')
  clock += 2 * MINUTE
  const own = await placed('0712345601')
  clock += 2 * MINUTE
  await reconcile()
  expect(await getOffer()).toMatchObject({ order: { id: own.id, state: 'failed' }, paid: [] })
  daraja.simulator.payByHand(late.reference, 100)
  clock += 16 * MINUTE
  await reconcile()
  expect(await getOffer()).toMatchObject({ order: { id: own.id }, paid: [{ id: late.id }] })
})

it('a list that begins again ends, and a row that cannot be read hides no other', async () => {
  const first = await placed('0712345604')
  clock += 2 * MINUTE
  const payment = { receipt: 'TKT000001', reference: first.reference, cents: 10_000 }
  let calls = 0
  const list = async () => {
    calls++
    return { payments: [payment], unreadable: 1 }
  }
  const records = createPaymentRepository(db)
  const mailOf = () => ({ to: 'a@example.com', subject: 'Paid', text: 'Paid', expiresAt: clock + DAY })
  clock += 16 * MINUTE
  const reconciler = createReconciler({ records, mpesa: { ...daraja.mpesa, list }, mailOf, now: () => clock })
  await expect(reconciler.run(noPause)).rejects.toThrow('M-Pesa lists 2 payments that cannot be read')
  expect(calls).toBe(2)
  expect((await read(first)).state).toBe('paid')
})

it('one order that cannot be settled, and old ones, keep no fresh order waiting', async () => {
  const stuck = await placed('0712345678')
  clock += 5_000
  access = await otherAccount()
  const fresh = await placed('0712345677')
  clock += 16_000
  const records = createPaymentRepository(db)
  const settleOrder: typeof records.settleOrder = (id, ...rest) =>
    id === stuck.id ? Promise.reject(new Error('stuck')) : records.settleOrder(id, ...rest)
  const mailOf = () => ({ to: 'a@example.com', subject: 'Paid', text: 'Paid', expiresAt: clock + DAY })
  const deps = { records: { ...records, settleOrder }, mpesa: daraja.mpesa, mailOf, now: () => clock }
  for (let round = 0; round < 2; round++)
    await createReconciler(deps)
      .run(noPause)
      .catch(() => undefined)
  expect((await read(fresh)).state).toBe('paid')
})

it('the export tells what was paid and until when, and of the number three digits', async () => {
  await placed('0712345604')
  clock += 15_000
  await reconcile()
  daraja.simulator.payByHand((await getOffer()).order!.reference, 100)
  clock += 16 * MINUTE
  await reconcile()
  const exported = await app.inject({ ...endpoints.exportAccount, headers: bearer(access) })
  const end = until(30).until
  expect(exported.json()).toMatchObject({
    account: { plan_until: end },
    orders: [{ state: 'paid', result_code: '0', result_text: 'Paid', plan_until: end, phone: '07** *** 604' }],
  })
  expect(exported.body).not.toMatch(/712 ?345 ?604|ws_CO|checkout/)
})

it('an order of another account is not found', async () => {
  const own = await placed()
  access = await otherAccount()
  const answer = await app.inject({ method: 'GET', url: `/api/orders/${own.id}`, headers: bearer(access) })
  expect(answer.statusCode).toBe(404)
})

it.each(['0812345678', '12345', '', '+1 212 555 0100', '0712 345 67', "0712345678'--"])(
  'refuses the number %j',
  async (phone) => {
    expect((await order(phone)).json()).toMatchObject({
      phone: ['Please enter a mobile number of Kenya, such as 0712 345 678.'],
    })
  },
)
