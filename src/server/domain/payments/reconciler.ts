import { ORDER_ANSWER_MS } from '~/contract/plans'

import { DAY_MS } from '../nairobi'
import type { Clock } from '../security'
import { PAID, type ListedPayment, type Mpesa, type QueryAnswer } from './mpesa'
import { isFinal, nextQueryAt, TOLD_FOR_MS } from './orderRules'
import type { Order, PaidMail, PaymentRecords } from './paymentRecords'

type ReconcilerDeps = { records: PaymentRecords; mpesa: Mpesa; mailOf: PaidMail; now: Clock }

type Pause = () => Promise<void>

const QUERIES_AT_ONCE = 50
const LIST_EVERY_MS = 15 * 60_000
const LIST_RETRY_MS = 60_000
const QUERY_RETRY_MS = 30_000
/** Numbers and callbacks are kept this long. */
const KEPT_MS = 30 * DAY_MS

/** Asks M-Pesa what became of orders, and which payments it lists: nothing else moves money. */
export function createReconciler({ records, mpesa, mailOf, now }: ReconcilerDeps) {
  async function isListDue() {
    const last = await records.lists.read()
    if (!last) return true
    const isStale = now() - last.readAt >= LIST_EVERY_MS
    return isStale && (last.triedAt <= last.readAt || now() - last.triedAt >= LIST_RETRY_MS)
  }

  /** M-Pesa is asked about one order at a time; if it does not answer, the others wait, too. */
  async function queryDue(pause: Pause) {
    for (const order of await records.due(now(), QUERIES_AT_ONCE)) {
      await pause()
      await queryOne(order)
    }
  }

  async function queryOne(order: Order) {
    if (order.checkoutRequestId === undefined) return expire(order)
    const answer = await mpesa.query(order.checkoutRequestId).catch(async (error: unknown) => {
      await settle(order, { kind: 'pending', text: 'no answer' }, now() + QUERY_RETRY_MS)
      throw error
    })
    await settle(order, answer)
  }

  async function settle(order: Order, answer: QueryAnswer, retryAt?: number) {
    if (answer.kind === 'answered' && answer.code === PAID) {
      await records.settleOrder(order.id, now(), mailOf)
      return
    }
    const askedAt = order.askedAt ?? order.createdAt
    const later = nextQueryAt(askedAt, now())
    const queryAt = later === undefined || retryAt === undefined ? later : Math.min(later, retryAt)
    const common = { id: order.id, resultText: answer.text, now: now() }
    if (answer.kind === 'answered' && isFinal(answer.code)) {
      // a phone that was not reached may still pay
      const isOpen = answer.code === '1019' || answer.code === '1037'
      await records.answered({
        ...common,
        state: 'failed',
        resultCode: answer.code,
        queryAt: isOpen ? queryAt : undefined,
      })
      return
    }
    const isLate = now() - askedAt >= ORDER_ANSWER_MS
    const resultCode = answer.kind === 'answered' ? answer.code : undefined
    await records.answered({ ...common, state: isLate ? 'expired' : undefined, resultCode, queryAt })
  }

  /** M-Pesa gave no id, so that only its list can tell. */
  const expire = ({ id }: Order) =>
    records.answered({
      id,
      state: 'expired',
      resultCode: undefined,
      resultText: undefined,
      queryAt: undefined,
      now: now(),
    })

  async function readList(pause: Pause) {
    const triedAt = now()
    const last = await records.lists.read()
    await records.lists.write({ readAt: last?.readAt ?? 0, triedAt })
    let offset = 0
    for (let hasMore = true; hasMore;) {
      await pause()
      const page = await mpesa.list({ from: triedAt - TOLD_FOR_MS, to: triedAt, offset })
      await settleAll(records, page.payments, { now, mailOf, pause })
      offset += page.payments.length
      hasMore = page.hasMore && page.payments.length > 0
    }
    await records.lists.write({ readAt: triedAt, triedAt })
    await records.forget(now() - KEPT_MS)
  }

  return {
    isDue: async () => (await records.hasDue(now())) || (await isListDue()),
    /** Each of the two goes on without the other: an operator's list may not be registered yet. */
    run: (pause: Pause) =>
      queryDue(pause).finally(async () => {
        if (await isListDue()) await readList(pause)
      }),
  }
}

type Settling = { now: Clock; mailOf: PaidMail; pause: Pause }

/** Also for an operator's statement. Returns how many were counted now. */
export async function settleAll(records: PaymentRecords, payments: readonly ListedPayment[], deps: Settling) {
  const known = await records.knownReceipts(payments.map(({ receipt }) => receipt))
  const counted = { paid: 0, known: 0, unmatched: 0 }
  for (const payment of payments) {
    if (known.has(payment.receipt)) {
      counted.known++
      continue
    }
    await deps.pause()
    counted[await records.settlePayment(payment, deps.now(), deps.mailOf)]++
  }
  return counted
}
