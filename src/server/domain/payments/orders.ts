import type { Language } from '~/contract/languages'
import { MAX_RECEIPTS, ORDER_ANSWER_MS, PRO_PLAN, readPhone } from '~/contract/plans'
import type { OfferResponse, OrderBody, OrderFailure } from '~/contract/plans'

import { refuse, tooManyOrders, TooManyAttempts } from '../domainError'
import { afterGivingBack, takeAll, type RateLimiter } from '../limits/rateLimiter'
import type { Clock } from '../security'
import type { Mpesa } from './mpesa'
import { failureOf, isResting, QUERIES_AFTER_MS } from './orderRules'
import type { Order, PaymentRecords } from './paymentRecords'

type OrdersDeps = {
  records: PaymentRecords
  mpesa: Mpesa
  newReference: () => string
  /** Of orders of an account, and to a phone. */
  limiter: RateLimiter
  onError: (error: unknown) => void
  now: Clock
}

export type Orders = ReturnType<typeof createOrders>

/** Sells the plan. An order is stored before M-Pesa hears of it, and a phone is asked once for each order. */
export const createOrders = (deps: OrdersDeps) => ({
  /**
   * `phone` as `orderRequestSchema` accepts it. Rejects with 'conflict' while the last order is open or rests, and with
   * 'tooManyAttempts' when the account has ordered, or the phone was asked, too often.
   */
  async place(accountId: string, phone: string, language: Language): Promise<OrderBody> {
    const buyer = { accountId, phone: readPhone(phone) ?? phone, language }
    const points = [buyer.accountId, buyer.phone].map((key) => ({ limiter: deps.limiter, key }))
    await takeAll(points).catch((error: unknown) => {
      throw error instanceof TooManyAttempts ? tooManyOrders(error.retryAfterSeconds) : error
    })
    const order = await store(deps, buyer).catch(afterGivingBack(points))
    await ask(deps, order)
    return this.find(accountId, order.id)
  },

  async find(accountId: string, id: string): Promise<OrderBody> {
    const order = await deps.records.find({ accountId, id })
    if (!order) throw refuse('notFound', 'orderUnknown')
    return toBody(order, deps.now())
  },

  /** The account's last order, and its last payments. */
  async ofAccount(accountId: string): Promise<Pick<OfferResponse, 'order' | 'paid'>> {
    const { latest, paid } = await deps.records.ofAccount(accountId, MAX_RECEIPTS)
    const now = deps.now()
    return { order: latest ? toBody(latest, now) : null, paid: paid.map((order) => toBody(order, now)) }
  },
})

async function store(
  { records, newReference, now }: OrdersDeps,
  buyer: { accountId: string; phone: string; language: Language },
): Promise<Order> {
  const { priceKsh: amount, days } = PRO_PLAN
  const time = now()
  const answeredBy = time - ORDER_ANSWER_MS
  const { placed, blocking } = await records.place(
    { ...buyer, amount, days, reference: newReference(), now: time },
    { expiredBefore: answeredBy, restsSince: answeredBy },
  )
  if (placed) return placed
  if (!blocking) throw refuse('conflict', 'accountJustDeleted')
  const seconds = Math.ceil(((retryAtOf(blocking, time) ?? time) - time) / 1000)
  const code = isResting(blocking) ? 'orderRests' : 'orderOpen'
  throw refuse('conflict', code, { params: { seconds: Math.max(1, seconds) } })
}

/** An unknown outcome leaves the order open: only queries and lists of M-Pesa tell. */
async function ask({ records, mpesa, onError, now }: OrdersDeps, { id, amount, reference, phone = '' }: Order) {
  const answer = await mpesa.push({ phone, amount, reference }).catch((error: unknown) => {
    onError(error)
    return { kind: 'unknown' } as const
  })
  if (answer.kind === 'refused') onError(new Error(`M-Pesa did not ask a phone: ${answer.text}`))
  if (answer.kind === 'refused') {
    const { code: resultCode, text: resultText } = answer
    await records.answered({ id, state: 'failed', resultCode, resultText, queryAt: undefined, now: now() })
    return
  }
  const isKnown = answer.kind === 'accepted'
  await records.asked({
    id,
    checkoutRequestId: isKnown ? answer.checkoutRequestId : undefined,
    queryAt: now() + (isKnown ? QUERIES_AFTER_MS[0] : ORDER_ANSWER_MS),
    now: now(),
  })
}

const isOpen = ({ state }: Order) => state === 'created' || state === 'pending'

/** Undefined if the account may order again now. */
function retryAtOf(order: Order, now: number): number | undefined {
  const since = isOpen(order) ? (order.askedAt ?? order.createdAt) : isResting(order) ? order.endedAt : undefined
  const retryAt = since === undefined ? 0 : since + ORDER_ANSWER_MS
  return retryAt > now ? retryAt : undefined
}

const failureIn = (order: Order): OrderFailure | null => {
  if (order.state === 'expired') return 'noAnswer'
  return order.state === 'failed' ? failureOf(order.resultCode) : null
}

function toBody(order: Order, now: number): OrderBody {
  // it ends by itself, whether or not a server has noted it yet
  const isOver = isOpen(order) && retryAtOf(order, now) === undefined
  const shown: Order = isOver ? { ...order, state: 'expired' } : order
  return {
    id: order.id,
    state: shown.state,
    failure: failureIn(shown),
    amount: order.amount,
    reference: order.reference,
    phone: order.phone === undefined ? null : masked(order.phone),
    createdAt: iso(order.createdAt),
    retryAt: isoOrNull(retryAtOf(order, now)),
    paidAt: isoOrNull(order.paidAt),
    until: isoOrNull(order.planUntil),
    receipt: order.receipt ?? null,
  }
}

const iso = (time: number) => new Date(time).toISOString()
const isoOrNull = (time: number | undefined) => (time === undefined ? null : iso(time))

/** 254712345678 as 07** *** 678. */
export const masked = (phone: string) => `0${phone.slice(3, 4)}** *** ${phone.slice(-3)}`
