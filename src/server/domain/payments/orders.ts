import type { Language } from '~/contract/languages'
import { ORDER_ANSWER_MS, PRO_PLAN, readPhone, type OrderBody, type OrderFailure } from '~/contract/plans'

import { refuse } from '../domainError'
import type { Clock } from '../security'
import type { Mpesa, PushAnswer } from './mpesa'
import { failureOf, isResting, QUERIES_AFTER_MS } from './orderRules'
import type { Order, PaymentRecords } from './paymentRecords'

type OrdersDeps = {
  records: PaymentRecords
  mpesa: Mpesa
  newReference: () => string
  onError: (error: unknown) => void
  now: Clock
}

export type Orders = ReturnType<typeof createOrders>

/** Sells the plan. An order is stored before M-Pesa hears of it, and a phone is asked once for each order. */
export function createOrders({ records, mpesa, newReference, onError, now }: OrdersDeps) {
  async function place(accountId: string, phone: string, language: Language): Promise<OrderBody> {
    const { priceKsh: amount, days } = PRO_PLAN
    const order = await records.place(
      { accountId, amount, days, phone, language, reference: newReference(), now: now() },
      { expiredBefore: now() - ORDER_ANSWER_MS, restsSince: now() - ORDER_ANSWER_MS },
    )
    if (!order) throw refuse('conflict', 'orderOpen', { params: { seconds: await waitSeconds(accountId) } })
    // an unknown outcome leaves the order open: only queries and lists of M-Pesa tell
    const answer = await mpesa.push({ phone, amount, reference: order.reference }).catch((error: unknown) => {
      onError(error)
      return undefined
    })
    await note(order.id, answer)
    return describe((await records.find({ accountId, id: order.id })) ?? order)
  }

  async function note(id: string, answer: PushAnswer | undefined) {
    if (answer?.kind === 'refused') {
      const { code: resultCode, text: resultText } = answer
      await records.answered({ id, state: 'failed', resultCode, resultText, queryAt: undefined, now: now() })
      return
    }
    await records.asked({
      id,
      checkoutRequestId: answer?.checkoutRequestId,
      queryAt: now() + (answer ? QUERIES_AFTER_MS[0] : ORDER_ANSWER_MS),
      now: now(),
    })
  }

  async function waitSeconds(accountId: string) {
    const last = await records.latest(accountId)
    const retryAt = last && retryAtOf(last, now())
    return Math.max(1, Math.ceil(((retryAt ?? 0) - now()) / 1000))
  }

  const describe = (order: Order) => toBody(order, now())

  return {
    /** `phone` as `orderRequestSchema` accepts it. Rejects with 'conflict' while the last order is open or rests. */
    place: (accountId: string, phone: string, language: Language) =>
      place(accountId, readPhone(phone) ?? phone, language),

    async find(accountId: string, id: string): Promise<OrderBody> {
      const order = await records.find({ accountId, id })
      if (!order) throw refuse('notFound', 'orderUnknown')
      return describe(order)
    },

    async latest(accountId: string): Promise<OrderBody | null> {
      const order = await records.latest(accountId)
      return order ? describe(order) : null
    },
  }
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
