import { ORDER_ANSWER_MS } from '~/contract/plans'

import { DAY_MS } from '../nairobi'
import type { Clock } from '../security'
import { PAID, type ListedPayment, type Mpesa, type QueryAnswer } from './mpesa'
import { isFinal, MAY_STILL_PAY, nextQueryAt, TOLD_FOR_MS } from './orderRules'
import type { Order, OrderAnswer, PaidMail, PaymentRecords } from './paymentRecords'

type ReconcilerDeps = { records: PaymentRecords; mpesa: Mpesa; mailOf: PaidMail; now: Clock }

type Pause = () => Promise<void>

const QUERIES_AT_ONCE = 50
const LIST_EVERY_MS = 15 * 60_000
const LIST_RETRY_MS = 60_000
const QUERY_RETRY_MS = 30_000
/** Numbers and callbacks are kept this long. */
const KEPT_MS = 30 * DAY_MS

/** Asks M-Pesa what became of orders, and which payments it lists: nothing else moves money. */
export const createReconciler = (deps: ReconcilerDeps) => ({
  isDue: async () => (await deps.records.hasDue(deps.now())) || (await isListDue(deps)),
  /** Each of the two goes on without the other: an operator's list may not be registered yet. */
  run: (pause: Pause) =>
    queryDue(deps, pause).finally(async () => {
      if (await isListDue(deps)) await readList(deps, pause)
    }),
})

/** Also after a clock that was ahead. */
async function isListDue({ records, now }: ReconcilerDeps) {
  const last = await records.lists.read()
  if (!last || last.readAt > now() || last.triedAt > now()) return true
  const isStale = now() - last.readAt >= LIST_EVERY_MS
  return isStale && (last.triedAt <= last.readAt || now() - last.triedAt >= LIST_RETRY_MS)
}

/** The newest order first: its buyer waits. After a call that failed the others wait, too. */
async function queryDue(deps: ReconcilerDeps, pause: Pause) {
  for (const order of await deps.records.due(deps.now(), QUERIES_AT_ONCE)) {
    await pause()
    await queryOne(deps, order)
  }
}

async function queryOne(deps: ReconcilerDeps, order: Order) {
  const { records, mpesa, mailOf, now } = deps
  const { id, checkoutRequestId } = order
  if (checkoutRequestId === undefined) {
    // M-Pesa gave no id, so that only its list can tell
    const nothing = { resultCode: undefined, resultText: undefined, queryAt: undefined }
    await records.answered({ id, state: 'expired', ...nothing, now: now() })
    return
  }
  // asked again later even if what follows fails: one order must not keep the others waiting
  await records.answered(unpaid(order, { kind: 'pending', text: 'no answer' }, now(), QUERY_RETRY_MS))
  const answer = await mpesa.query(checkoutRequestId)
  if (answer.kind === 'answered' && answer.code === PAID) await records.settleOrder(id, now(), mailOf)
  else await records.answered(unpaid(order, answer, now()))
}

/** What an answer that does not pay changes; asks again within `retryMs`. */
function unpaid(order: Order, answer: QueryAnswer, now: number, retryMs = Infinity): OrderAnswer {
  const askedAt = order.askedAt ?? order.createdAt
  const later = nextQueryAt(askedAt, now)
  const queryAt = later === undefined ? undefined : Math.min(later, now + retryMs)
  const common = { id: order.id, resultText: answer.text, now }
  if (answer.kind === 'answered' && isFinal(answer.code)) {
    const isOpen = MAY_STILL_PAY.includes(answer.code)
    return { ...common, state: 'failed', resultCode: answer.code, queryAt: isOpen ? queryAt : undefined }
  }
  const isLate = now - askedAt >= ORDER_ANSWER_MS && order.state !== 'failed'
  const resultCode = answer.kind === 'answered' ? answer.code : undefined
  return { ...common, state: isLate ? 'expired' : undefined, resultCode, queryAt }
}

async function readList(deps: ReconcilerDeps, pause: Pause) {
  const { records, now } = deps
  const triedAt = now()
  const last = await records.lists.read()
  await records.lists.write({ readAt: Math.min(last?.readAt ?? 0, triedAt), triedAt })
  await records.forget(triedAt - KEPT_MS)
  const unreadable = await settleListed(deps, triedAt, pause)
  if (unreadable > 0) throw new Error(`M-Pesa lists ${unreadable} payments that cannot be read: see its portal.`)
  await records.lists.write({ readAt: triedAt, triedAt })
}

/** Settles what can be read; returns how many rows cannot. */
async function settleListed({ records, mpesa, mailOf, now }: ReconcilerDeps, to: number, pause: Pause) {
  const seen = new Set<string>()
  let [offset, unreadable] = [0, 0]
  for (let isNew = true; isNew;) {
    await pause()
    const page = await mpesa.list({ from: to - TOLD_FOR_MS, to, offset })
    const fresh = page.payments.filter(({ receipt }) => !seen.has(receipt))
    await settleAll(records, fresh, { now, mailOf, pause })
    for (const { receipt } of fresh) seen.add(receipt)
    unreadable += page.unreadable
    offset += page.payments.length + page.unreadable
    isNew = fresh.length > 0 // a list that begins again has no end
  }
  return unreadable
}

type Settling = { now: Clock; mailOf: PaidMail; pause: Pause }

const CHUNK = 500

/** Also for an operator's statement. Returns how many were counted now. */
export async function settleAll(
  records: Pick<PaymentRecords, 'knownReceipts' | 'settlePayment'>,
  payments: readonly ListedPayment[],
  { now, mailOf, pause }: Settling,
) {
  const counted = { paid: 0, known: 0, unmatched: 0 }
  const failures: unknown[] = []
  for (let first = 0; first < payments.length; first += CHUNK) {
    const chunk = payments.slice(first, first + CHUNK)
    const known = await records.knownReceipts(chunk.map(({ receipt }) => receipt))
    counted.known += known.size
    for (const payment of chunk.filter(({ receipt }) => !known.has(receipt))) {
      await pause()
      await records.settlePayment(payment, now(), mailOf).then(
        (settlement) => counted[settlement]++,
        (error: unknown) => failures.push(error),
      )
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `Payments that could not be stored: ${failures.length}.`)
  return counted
}
