import type { DarajaSettings, Fetch } from './daraja'

/**
 * Answers as Safaricom's Daraja does, without a network: for tests and an operator's dry run. The last two digits of a
 * phone decide: 01 cancels, 02 types a wrong PIN, 03 has too little money, 04 does not answer, others pay.
 */
export type Simulator = ReturnType<typeof createSimulator>

type Request = { id: string; reference: string; phone: string; amount: number; decidesAt: number; code: string }
export type SimulatedPayment = { receipt: string; reference: string; amount: string; at: number; id?: string }

type SimulatorDeps = {
  now: () => number
  /** Called once a request is decided, with the body that M-Pesa would send. */
  onDecided?: (body: object) => void
  /** Time for the PIN. */
  decideMs?: number
}

const CODES: Record<string, string> = { '01': '1032', '02': '2001', '03': '1', '04': '1037' }
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

export function createSimulator({ now, onDecided, decideMs = 8_000 }: SimulatorDeps) {
  const requests = new Map<string, Request>()
  const payments: SimulatedPayment[] = []
  const told = new Set<string>()
  let count = 0

  const nextReceipt = () => `TEST${(++count).toString(36).toUpperCase().padStart(6, '0')}`

  /** What has been decided by now takes effect. */
  function settle() {
    for (const request of requests.values()) {
      const { id, code, reference, amount, decidesAt } = request
      if (decidesAt > now() || told.has(id)) continue
      told.add(id)
      const receipt = nextReceipt()
      if (code === '0') payments.push({ receipt, reference, amount: amount.toFixed(2), at: decidesAt, id })
      onDecided?.(callbackOf(request, receipt))
    }
  }

  function push(body: Record<string, unknown>) {
    const { PhoneNumber: phone, Amount: amount, AccountReference: reference } = body
    const number = String(phone)
    if (!/^254[17]\d{8}$/.test(number))
      return json(400, { errorCode: '400.002.02', errorMessage: 'Invalid PhoneNumber' })
    const isRepeated = [...requests.values()].some(
      (one) =>
        one.phone === number && one.amount === amount && now() - one.decidesAt < SAME_AMOUNT_MS && one.code === '0',
    )
    const id = `ws_CO_${String(++count).padStart(6, '0')}${number.slice(-4)}`
    const code = isRepeated ? '17' : (CODES[number.slice(-2)] ?? '0')
    requests.set(id, {
      id,
      reference: String(reference),
      phone: number,
      amount: Number(amount),
      decidesAt: now() + decideMs,
      code,
    })
    return json(200, {
      MerchantRequestID: `${count}-1`,
      CheckoutRequestID: id,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
    })
  }

  function query({ CheckoutRequestID: id }: Record<string, unknown>) {
    const request = requests.get(String(id))
    if (!request || request.decidesAt > now())
      return json(500, { errorCode: '500.001.1001', errorMessage: 'The transaction is being processed' })
    const { code } = request
    return json(200, {
      ResponseCode: '0',
      CheckoutRequestID: id,
      ResultCode: code,
      ResultDesc: WORDS[code] ?? 'Unknown',
    })
  }

  function list({ OffSetValue: offset }: Record<string, unknown>) {
    const from = Number(offset)
    const rows = payments.filter(({ at }) => now() - at <= TOLD_FOR_MS).slice(from, from + PAGE_ROWS)
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

  const routes: Record<string, (body: Record<string, unknown>) => Response> = {
    '/oauth/v1/generate': () => json(200, { access_token: 'token', expires_in: '3599' }),
    '/mpesa/stkpush/v1/processrequest': push,
    '/mpesa/stkpushquery/v1/query': query,
    '/pulltransactions/v1/query': list,
  }

  return {
    settle,
    payments: payments as readonly SimulatedPayment[],
    /** A person pays the number of the business by hand. */
    payByHand(reference: string, amount: number) {
      payments.push({ receipt: nextReceipt(), reference, amount: amount.toFixed(2), at: now() })
    },
    fetch: (async (url, { body }) => {
      settle()
      const given = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {}
      return routes[new URL(url).pathname]?.(given) ?? json(404, { errorCode: '404.001.03' })
    }) satisfies Fetch,
  }
}

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
