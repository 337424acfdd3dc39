import type { DarajaSettings, Fetch } from './daraja'

type Request = {
  id: string
  reference: string
  phone: string
  amount: number
  decidesAt: number
  code: string
  isTold: boolean
}
type SimulatedPayment = { receipt: string; reference: string; amount: string; at: number; id?: string }

type SimulatorDeps = {
  now: () => number
  /** Called once a request is decided, with the body that M-Pesa would send. */
  onDecided?: (body: object) => void
  /** Time for the PIN. */
  decideMs?: number
}

const CODES: Record<string, string> = { '01': '1032', '02': '2001', '03': '1', '04': '1037', '05': '1037' }
const paysByHand = ({ phone }: Request) => phone.endsWith('05')
const WORDS: Record<string, string> = {
  '0': 'The service request is processed successfully.',
  '1': 'The balance is insufficient for the transaction.',
  '17': 'Rule limited.',
  '1032': 'Request cancelled by user.',
  '1037': 'DS timeout user cannot be reached.',
  '2001': 'The initiator information is invalid.',
}
const PAGE_ROWS = 100
const SAME_AMOUNT_MS = 2 * 60_000
const TOLD_FOR_MS = 48 * 3_600_000

export const SIMULATED: DarajaSettings = {
  url: 'https://simulator.invalid',
  shortCode: '000000',
  passkey: 'passkey',
  consumerKey: 'key',
  consumerSecret: 'secret',
  callbackUrl: 'https://simulator.invalid/payments',
}

/**
 * Answers as Safaricom's Daraja does, without a network: for tests and an operator's dry run. The last two digits of a
 * phone decide: 01 cancels, 02 types a wrong PIN, 03 has too little money, 04 does not answer, 05 pays by hand,
 * others pay.
 */
export function createSimulator({ now, onDecided, decideMs = 8_000 }: SimulatorDeps) {
  const state: State = { requests: new Map(), payments: [], run: now().toString(36), count: 0 }
  const decided: Decided = { now, onDecided }
  const routes: Record<string, (body: Body) => Response> = {
    '/oauth/v1/generate': () => json(200, { access_token: 'token', expires_in: '3599' }),
    '/mpesa/stkpush/v1/processrequest': (body) => push(state, body, { now: now(), decideMs }),
    '/mpesa/stkpushquery/v1/query': (body) => query(state, body, now()),
    '/pulltransactions/v1/query': (body) => list(state, body, now()),
  }
  return {
    /** What has been decided by now takes effect. */
    settle: () => {
      settle(state, decided)
    },
    payments: state.payments as readonly SimulatedPayment[],
    /** A person pays the number of the business by hand. */
    payByHand(reference: string, amount: number) {
      state.payments.push({ receipt: nextReceipt(state), reference, amount: amount.toFixed(2), at: now() })
    },
    fetch: (async (url, { body }) => {
      settle(state, decided)
      const given = typeof body === 'string' ? (JSON.parse(body) as Body) : {}
      return routes[new URL(url).pathname]?.(given) ?? json(404, { errorCode: '404.001.03' })
    }) satisfies Fetch,
  }
}

type Body = Record<string, unknown>
/** `run`: ids of another run are others. */
type State = { requests: Map<string, Request>; payments: SimulatedPayment[]; run: string; count: number }
type Decided = Pick<SimulatorDeps, 'now' | 'onDecided'>

const nextReceipt = (state: State) => `T${state.run}${String(++state.count).padStart(4, '0')}`.toUpperCase()

function settle(state: State, { now, onDecided }: Decided) {
  for (const request of state.requests.values()) {
    const { id, code, reference, amount, decidesAt, isTold } = request
    if (decidesAt > now() || isTold) continue
    request.isTold = true
    const receipt = nextReceipt(state)
    if (code === '0' || paysByHand(request))
      state.payments.push({ receipt, reference, amount: amount.toFixed(2), at: decidesAt, id })
    onDecided?.(callbackOf(request, receipt))
  }
}

function push(state: State, body: Body, { now, decideMs }: { now: number; decideMs: number }) {
  const phone = String(body['PhoneNumber'])
  const amount = Number(body['Amount'])
  if (!/^254[17]\d{8}$/.test(phone)) return json(400, { errorCode: '400.002.02', errorMessage: 'Invalid PhoneNumber' })
  const isRepeated = [...state.requests.values()].some(
    (one) => one.phone === phone && one.amount === amount && one.code === '0' && now - one.decidesAt < SAME_AMOUNT_MS,
  )
  const id = `ws_CO_${state.run}_${++state.count}`
  const code = isRepeated ? '17' : (CODES[phone.slice(-2)] ?? '0')
  const reference = String(body['AccountReference'])
  state.requests.set(id, { id, reference, phone, amount, decidesAt: now + decideMs, code, isTold: false })
  return json(200, {
    MerchantRequestID: `${state.count}-1`,
    CheckoutRequestID: id,
    ResponseCode: '0',
    ResponseDescription: 'Success. Request accepted for processing',
  })
}

function query({ requests }: State, { CheckoutRequestID: id }: Body, now: number) {
  const request = requests.get(String(id))
  if (!request || request.decidesAt > now)
    return json(500, { errorCode: '500.001.1001', errorMessage: 'The transaction is being processed' })
  const { code } = request
  return json(200, { ResponseCode: '0', CheckoutRequestID: id, ResultCode: code, ResultDesc: WORDS[code] ?? 'Unknown' })
}

function list({ payments }: State, { OffSetValue: offset, StartDate: start, EndDate: end }: Body, now: number) {
  const first = Number(offset)
  const told = ({ at }: SimulatedPayment) => now - at <= TOLD_FOR_MS && at >= timeOf(start) && at < timeOf(end) + 1000
  const rows = payments.filter(told).slice(first, first + PAGE_ROWS)
  if (rows.length === 0) return json(200, { ResponseCode: '1001', ResponseMessage: 'No transactions', Response: [] })
  const response = rows.map(({ receipt, reference, amount, at }) => ({
    transactionId: receipt,
    trxDate: new Date(at).toISOString(),
    msisdn: '2547 ***** 126',
    transactiontype: 'c2b-pay-bill-debit',
    billreference: reference,
    amount,
  }))
  return json(200, { ResponseCode: '1000', ResponseMessage: 'Success', Response: [response] })
}

/** Of a date in Nairobi: YYYY-MM-DD HH:mm:ss. */
const timeOf = (date: unknown) => Date.parse(`${String(date).replace(' ', 'T')}+03:00`)

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })

const callbackOf = ({ id, code, amount, phone }: Request, receipt: string) => ({
  Body: {
    stkCallback: {
      MerchantRequestID: '1-1',
      CheckoutRequestID: id,
      ResultCode: Number(code),
      ResultDesc: WORDS[code] ?? 'Unknown',
      ...(code === '0' && {
        CallbackMetadata: {
          Item: [
            { Name: 'Amount', Value: amount },
            { Name: 'MpesaReceiptNumber', Value: receipt },
            { Name: 'Balance' },
            { Name: 'PhoneNumber', Value: Number(phone) },
          ],
        },
      }),
    },
  },
})
