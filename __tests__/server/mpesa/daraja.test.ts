import { failureOf } from '~/server/domain/payments/orderRules'
import { createDaraja, timestampOf, type Fetch } from '~/server/mpesa/daraja'
import { SIMULATED } from '~/server/mpesa/simulator'

const NOW = Date.UTC(2026, 10, 29, 22, 30, 5)
const REQUEST = { phone: '254712345678', amount: 100, reference: 'K3M7ACDEFGHJ' }

type Call = { path: string; body: Record<string, unknown>; headers: Record<string, string> }

/** Answers with these, one after the other; a token always. */
function connect(...answers: (Response | Error)[]) {
  const calls: Call[] = []
  const fetch: Fetch = async (url, { body, headers }) => {
    const path = new URL(url).pathname
    if (path.startsWith('/oauth')) return json(200, { access_token: `token${calls.length}`, expires_in: '3599' })
    calls.push({
      path,
      body: JSON.parse(body as string) as Call['body'],
      headers: headers as Call['headers'],
    })
    const answer = answers.shift()!
    if (answer instanceof Error) throw answer
    return answer
  }
  return { calls, daraja: createDaraja(SIMULATED, { now: () => NOW, fetch }) }
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

const originalZone = process.env['TZ']
afterEach(() => {
  if (originalZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = originalZone
})

it.each(['UTC', 'Africa/Nairobi', 'America/Los_Angeles'])('stamps the time of Nairobi on a machine in %s', (zone) => {
  process.env['TZ'] = zone
  expect(timestampOf(NOW)).toBe('20261130013005')
})

it('asks the phone for the amount of the order, under its reference', async () => {
  const { daraja, calls } = connect(json(200, { ResponseCode: '0', CheckoutRequestID: 'ws_CO_1' }))
  expect(await daraja.push(REQUEST)).toEqual({ kind: 'accepted', checkoutRequestId: 'ws_CO_1' })
  const password = Buffer.from(`${SIMULATED.shortCode}${SIMULATED.passkey}20261130013005`).toString('base64')
  expect(calls).toEqual([
    {
      path: '/mpesa/stkpush/v1/processrequest',
      headers: { authorization: 'Bearer token0', 'content-type': 'application/json' },
      body: {
        BusinessShortCode: SIMULATED.shortCode,
        Password: password,
        Timestamp: '20261130013005',
        TransactionType: 'CustomerPayBillOnline',
        Amount: 100,
        PartyA: '254712345678',
        PartyB: SIMULATED.shortCode,
        PhoneNumber: '254712345678',
        CallBackURL: SIMULATED.callbackUrl,
        AccountReference: REQUEST.reference,
        TransactionDesc: 'Jani Pro',
      },
    },
  ])
})

it.each([
  ['a refused request', json(400, { errorCode: '400.002.02', errorMessage: 'Bad Request - Invalid PhoneNumber' })],
  ['too many requests', json(500, { errorCode: '500.003.02', errorMessage: 'Spike arrest violation' })],
  ['another code', json(200, { ResponseCode: '1', ResponseDescription: 'Rejected' })],
])('says that the phone was not asked after %s', async (_name, answer) => {
  expect(await connect(answer).daraja.push(REQUEST)).toMatchObject({ kind: 'refused' })
})

it.each(['Wrong credentials', '[MerchantValidate] - Merchant does not exist'])(
  'says that our settings are wrong: %s',
  async (errorMessage) => {
    const answer = await connect(json(500, { errorCode: '500.001.1001', errorMessage })).daraja.push(REQUEST)
    expect(answer).toMatchObject({ kind: 'refused', code: '500.001.1001' })
    expect(failureOf('500.001.1001')).toBe('operator')
  },
)

it.each([
  ['a lost connection', new TypeError('fetch failed')],
  ['HTML in place of an answer', new Response('<html></html>')],
  ['an answer that was cut', new Response('{"ResponseCode":"0","CheckoutReq')],
  ['HTTP 500', json(500, { errorCode: '500.001.1001', errorMessage: 'Unable to lock subscriber 254712345678' })],
])('leaves open whether the phone was asked after %s', async (_name, answer) => {
  await expect(connect(answer).daraja.push(REQUEST)).rejects.toThrow(/^(?!.*254712345678)/)
})

it.each([
  ['paid', json(200, { ResponseCode: '0', CheckoutRequestID: 'a', ResultCode: '0', ResultDesc: 'Done' }), '0'],
  ['cancelled', json(200, { ResponseCode: '0', CheckoutRequestID: 'a', ResultCode: '1032', ResultDesc: 'No' }), '1032'],
  ['cancelled, as a number', json(200, { CheckoutRequestID: 'a', ResultCode: 1032, ResultDesc: 'No' }), '1032'],
])('reads the result of a query: %s', async (_name, answer, code) => {
  expect(await connect(answer).daraja.query('a')).toMatchObject({ kind: 'answered', code })
})

it.each([
  ['being processed', json(500, { errorCode: '500.001.1001', errorMessage: 'The transaction is being processed' })],
  ['accepted, which is no result', json(200, { ResponseCode: '0', CheckoutRequestID: 'a' })],
  [
    'still under processing',
    json(200, { CheckoutRequestID: 'a', ResultCode: '4999', ResultDesc: 'still under processing' }),
  ],
  ['paid, but another request', json(200, { CheckoutRequestID: 'b', ResultCode: '0', ResultDesc: 'Done' })],
  ['no JSON', new Response('<html>Bad gateway</html>', { status: 502 })],
])('takes a query for pending: %s', async (_name, answer) => {
  expect(await connect(answer).daraja.query('a')).toMatchObject({ kind: 'pending' })
})

it('takes an answer with numbers in place of texts', async () => {
  const { daraja } = connect(json(200, { ResponseCode: 0, CheckoutRequestID: 'a' }), json(200, { ResultCode: 0 }))
  expect(await daraja.push(REQUEST)).toEqual({ kind: 'accepted', checkoutRequestId: 'a' })
  expect(await daraja.query('a')).toMatchObject({ kind: 'pending' }) // about no request
})

it('opens another token after the error for an invalid one, which comes with HTTP 404', async () => {
  const invalid = json(404, { errorCode: '404.001.03', errorMessage: 'Invalid Access Token' })
  const { daraja } = connect(invalid, json(200, { CheckoutRequestID: 'a', ResultCode: '0', ResultDesc: 'Done' }))
  expect(await daraja.query('a')).toMatchObject({ code: '0' })
})

it('opens another token when one has ended before its time', async () => {
  const paid = { CheckoutRequestID: 'a', ResultCode: '0', ResultDesc: 'Done' }
  const { daraja, calls } = connect(json(401, {}), json(200, paid))
  expect(await daraja.query('a')).toMatchObject({ code: '0' })
  expect(calls.map(({ headers }) => headers['authorization'])).toEqual(['Bearer token0', 'Bearer token1'])
})

const row = (changed: object) => ({
  transactionId: 'TKT1234567',
  billreference: 'k3m7 acde fghj',
  amount: '100.0',
  ...changed,
})
const listed = (...rows: object[]) => json(200, { ResponseCode: '1000', Response: [rows] })

it('lists payments of the last 48 hours, in the time of Nairobi', async () => {
  const { daraja, calls } = connect(listed(row({})), json(200, { ResponseCode: '1001' }))
  const payment = { receipt: 'TKT1234567', reference: 'k3m7 acde fghj', cents: 10_000 }
  expect(await daraja.list({ from: NOW - 1000, to: NOW, offset: 0 })).toEqual({ payments: [payment], unreadable: 0 })
  expect(await daraja.list({ from: NOW - 1000, to: NOW, offset: 1 })).toEqual({ payments: [], unreadable: 0 })
  expect(calls[0]!.body).toEqual({
    ShortCode: SIMULATED.shortCode,
    StartDate: '2026-11-30 01:30:04',
    EndDate: '2026-11-30 01:30:05',
    OffSetValue: '0',
  })
})

it('reads amounts in shillings as cents', async () => {
  const amounts = ['100', '100.0', '100.00', '1,250.50', '0.01']
  const rows = amounts.map((amount, index) => row({ transactionId: `TKT00${index}`, amount }))
  const { payments } = await connect(listed(...rows)).daraja.list({ from: 0, to: NOW, offset: 0 })
  expect(payments.map(({ cents }) => cents)).toEqual([10_000, 10_000, 10_000, 125_050, 1])
})

it.each([
  ['a negative amount', { amount: '-100' }],
  ['no amount', { amount: '' }],
  ['no receipt', { transactionId: '' }],
])('reads the others and counts one with %s', async (_name, changed) => {
  const { daraja } = connect(listed(row(changed), row({})))
  const { payments, unreadable } = await daraja.list({ from: 0, to: NOW, offset: 0 })
  expect([payments.length, unreadable]).toEqual([1, 1])
})

it('rejects a query that M-Pesa refuses for their number', async () => {
  const refused = json(500, { errorCode: '500.003.02', errorMessage: 'Spike arrest violation' })
  await expect(connect(refused).daraja.query('a')).rejects.toThrow('fewer calls')
})

it('rejects when the payments are not listed', async () => {
  const refused = json(400, { errorCode: '400.004', errorMessage: 'Short code not registered' })
  await expect(connect(refused).daraja.list({ from: 0, to: NOW, offset: 0 })).rejects.toThrow(
    'Short code not registered',
  )
})
