import { NAIROBI_MS } from '~/server/domain/nairobi'
import { NOT_ASKED, OUR_SETTINGS } from '~/server/domain/payments/orderRules'
import {
  PAID,
  type ListedPayment,
  type Mpesa,
  type PaymentList,
  type PushAnswer,
  type PushRequest,
} from '~/server/domain/payments/mpesa'

export type DarajaSettings = {
  /** https://api.safaricom.co.ke, or the sandbox. */
  url: string
  /** The paybill. */
  shortCode: string
  passkey: string
  consumerKey: string
  consumerSecret: string
  /** Where M-Pesa rings. */
  callbackUrl: string
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

type DarajaDeps = { now: () => number; fetch?: Fetch }

const TIMEOUT_MS = 15_000
const MAX_ANSWER_LENGTH = 2_000_000
/** A token is replaced this long before it ends. */
const TOKEN_MARGIN_MS = 60_000
/** At most 13 signs. */
const DESCRIPTION = 'Jani Pro'
/** Errors of Daraja that come before anything is asked: spike arrest, quota. */
const TOO_MANY = /^500\.003\.0[23]$/
/** Comes with HTTP 404. */
const INVALID_TOKEN = '404.001.03'
const ACCEPTED = '0'
const WRONG_SETTINGS = /wrong credentials|merchant does not exist/i
const BEING_PROCESSED = /being processed|still under processing/i
const TRANSACTION_ID = /^[A-Z0-9]{6,20}$/
const MAX_REFERENCE_LENGTH = 100
const LISTED = '1000'
const NONE_LISTED = '1001'

type Answer = { status: number; body: Record<string, unknown> }

/**
 * Safaricom's Daraja 3.0 (its own pages, read 2025-12-28). Nothing here has been tried against Safaricom: see
 * docs/operations.md for what to try on the sandbox.
 */
export function createDaraja(settings: DarajaSettings, deps: DarajaDeps): Mpesa & { checkKeys: () => Promise<void> } {
  const call = createCall(settings, deps)
  return {
    async checkKeys() {
      await call.token()
    },

    async push(request) {
      const token = await call.token().catch((error: unknown) => ({ error }))
      if (typeof token !== 'string') return refused(textOf(token.error))
      return readPush(await call.post('/mpesa/stkpush/v1/processrequest', pushBody(settings, request, deps.now())))
    },

    async query(checkoutRequestId) {
      const request = { ...signed(settings, deps.now()), CheckoutRequestID: checkoutRequestId }
      const answer = await call.post('/mpesa/stkpushquery/v1/query', request)
      const { status, body } = answer
      if (isBusy(answer)) throw new Error(`M-Pesa wants fewer calls: ${describe(answer)}`)
      const code = text(body['ResultCode'])
      const description = text(body['ResultDesc'])
      if (status === 200 && code !== '' && isAbout(body, checkoutRequestId) && !BEING_PROCESSED.test(description))
        return { kind: 'answered', code, text: description }
      return { kind: 'pending', text: describe(answer) }
    },

    async list({ from, to, offset }) {
      const range = { StartDate: dateOf(from), EndDate: dateOf(to), OffSetValue: String(offset) }
      const answer = await call.post('/pulltransactions/v1/query', { ShortCode: settings.shortCode, ...range })
      const code = text(answer.body['ResponseCode'])
      if (answer.status === 200 && code === NONE_LISTED) return { payments: [], unreadable: 0 }
      if (answer.status === 200 && code === LISTED) return readList(answer.body['Response'])
      throw new Error(`M-Pesa does not list the payments: ${describe(answer)}`)
    },
  }
}

const refused = (text: string, code = NOT_ASKED): PushAnswer => ({ kind: 'refused', code, text })

/** Throws when it does not say whether the phone was asked: an answer may have been cut on its way. */
function readPush(answer: Answer): PushAnswer {
  const { body } = answer
  const code = text(body['ResponseCode'])
  const checkoutRequestId = text(body['CheckoutRequestID'])
  if (code === ACCEPTED && checkoutRequestId !== '') return { kind: 'accepted', checkoutRequestId }
  const isRefused = (code !== '' && code !== ACCEPTED) || isRefusal(answer)
  if (isRefused) return refused(describe(answer))
  if (isNotOurs(answer)) return refused(describe(answer), OUR_SETTINGS)
  throw new Error(`M-Pesa does not say whether it asked the phone: ${describe(answer)}`)
}

/** The same code also stands for a phone that another request keeps busy. */
const isNotOurs = ({ body }: Answer) =>
  text(body['errorCode']) === OUR_SETTINGS && WRONG_SETTINGS.test(text(body['errorMessage']))

/** An error that comes before anything is asked. */
const isRefusal = ({ status, body }: Answer) => {
  const code = text(body['errorCode'])
  return code !== '' && ((status >= 400 && status < 500) || TOO_MANY.test(code))
}

function signed({ shortCode, passkey }: DarajaSettings, now: number) {
  const timestamp = timestampOf(now)
  const password = Buffer.from(`${shortCode}${passkey}${timestamp}`).toString('base64')
  return { BusinessShortCode: shortCode, Password: password, Timestamp: timestamp }
}

const pushBody = (settings: DarajaSettings, { phone, amount, reference }: PushRequest, now: number) => ({
  ...signed(settings, now),
  TransactionType: 'CustomerPayBillOnline',
  Amount: amount,
  PartyA: phone,
  PartyB: settings.shortCode,
  PhoneNumber: phone,
  CallBackURL: settings.callbackUrl,
  AccountReference: reference,
  TransactionDesc: DESCRIPTION,
})

/** "0" for another request would be somebody else's payment. */
const isAbout = (body: Record<string, unknown>, checkoutRequestId: string) =>
  text(body['ResultCode']) !== PAID || body['CheckoutRequestID'] === checkoutRequestId

const isBusy = ({ status, body }: Answer) => status === 429 || status === 503 || TOO_MANY.test(text(body['errorCode']))

function createCall(settings: DarajaSettings, { now, fetch: send = fetch }: DarajaDeps) {
  const read = async (path: string, init: RequestInit): Promise<Answer> => {
    const deadline = AbortSignal.timeout(TIMEOUT_MS)
    const response = await send(settings.url + path, { ...init, redirect: 'error', signal: deadline })
    return { status: response.status, body: objectOf((await response.text()).slice(0, MAX_ANSWER_LENGTH)) }
  }
  const tokens = createTokens(settings, read, now)

  return {
    token: () => tokens.get(),

    async post(path: string, body: object): Promise<Answer> {
      const once = async () => {
        const headers = { authorization: `Bearer ${await tokens.get()}`, 'content-type': 'application/json' }
        return read(path, { method: 'POST', headers, body: JSON.stringify(body) })
      }
      const answer = await once()
      if (answer.status !== 401 && text(answer.body['errorCode']) !== INVALID_TOKEN) return answer
      tokens.forget() // it has ended before its time
      return once()
    },
  }
}

type Read = (path: string, init: RequestInit) => Promise<Answer>

function createTokens({ consumerKey, consumerSecret }: DarajaSettings, read: Read, now: () => number) {
  let known: { token: string; until: number } | undefined
  const credentials = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')
  return {
    forget: () => (known = undefined),

    async get(): Promise<string> {
      if (known && known.until > now()) return known.token
      const headers = { authorization: `Basic ${credentials}` }
      const answer = await read('/oauth/v1/generate?grant_type=client_credentials', { headers })
      const token = text(answer.body['access_token'])
      if (answer.status !== 200 || token === '') throw new Error(`M-Pesa gives no token: ${describe(answer)}`)
      known = { token, until: now() + Number(answer.body['expires_in'] ?? 0) * 1000 - TOKEN_MARGIN_MS }
      return token
    },
  }
}

function objectOf(sent: string): Record<string, unknown> {
  try {
    return objectIn(JSON.parse(sent))
  } catch {
    return {}
  }
}

const objectIn = (read: unknown) =>
  typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : {}

/** Also of the numbers in which some answers have their codes. */
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Without the numbers of phones. */
function describe({ status, body }: Answer) {
  const words = ['errorCode', 'errorMessage', 'ResponseCode', 'ResponseDescription', 'ResultCode', 'ResultDesc']
  const said = words.map((name) => text(body[name])).filter((word) => word !== '')
  return [`HTTP ${status}`, ...said]
    .join(', ')
    .replace(/\d{9,}/g, '***')
    .slice(0, 300)
}

/** Rows come as a list of lists. */
function readList(response: unknown): PaymentList {
  const rows: unknown[] = Array.isArray(response) ? response.flat(2) : []
  const payments = rows.flatMap((row) => readRow(objectIn(row)) ?? [])
  return { payments, unreadable: rows.length - payments.length }
}

function readRow(row: Record<string, unknown>): ListedPayment | undefined {
  const receipt = text(row['transactionId'])
  const cents = centsOf(text(row['amount']))
  if (!TRANSACTION_ID.test(receipt) || cents === undefined) return undefined
  return { receipt, reference: text(row['billreference']).slice(0, MAX_REFERENCE_LENGTH), cents }
}

/** "100", "100.0" and "100.00" are 10,000 cents. Undefined for anything else, and for nothing. */
export function centsOf(amount: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount.replace(/,/g, '')) ?? []
  const cents = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return cents > 0 ? cents : undefined
}

const parts = (time: number) => new Date(time + NAIROBI_MS).toISOString()

/** YYYYMMDDHHmmss in Nairobi, wherever the server runs. */
export const timestampOf = (time: number) => parts(time).replace(/\D/g, '').slice(0, 14)

/** YYYY-MM-DD HH:mm:ss in Nairobi. */
const dateOf = (time: number) => parts(time).slice(0, 19).replace('T', ' ')
