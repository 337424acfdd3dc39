import type { Language } from '~/contract/languages'
import type { OrderState } from '~/contract/plans'

import type { Mail } from '../accounts/mails'
import type { ListedPayment } from './mpesa'

export type Order = {
  id: string
  /** Undefined after deletion of the account. */
  accountId: string | undefined
  /** Kenya shillings. */
  amount: number
  days: number
  reference: string
  phone: string | undefined
  state: OrderState
  checkoutRequestId: string | undefined
  resultCode: string | undefined
  receipt: string | undefined
  language: Language
  createdAt: number
  askedAt: number | undefined
  /** When it has failed or expired, even if it was paid later. */
  endedAt: number | undefined
  paidAt: number | undefined
  /** The end of the plan that it has paid for. */
  planUntil: number | undefined
}

export type NewOrder = Pick<Order, 'amount' | 'days' | 'reference' | 'language'> & {
  accountId: string
  phone: string
  now: number
}

/** Why money serves no order: another amount, a second payment of one order, no such order, a deleted account. */
export type UnmatchedWhy = 'amount' | 'second' | 'noOrder' | 'noAccount'

export type UnmatchedPayment = {
  id: string
  receipt: string | undefined
  reference: string
  cents: number
  why: UnmatchedWhy
  state: 'open' | 'granted' | 'refunded'
  /** That it was granted to, or whose order it names. */
  account: AccountName | undefined
  /** Of the grant. */
  reason: string | undefined
  refundReason: string | undefined
  createdAt: number
}

/** How operators find the account of an order. */
export type AccountName = { id: string; email: string }

export type NamedOrder = Order & { account: AccountName | undefined }

/** `known`: counted before. */
export type Settlement = 'paid' | 'known' | 'unmatched'

/** The mail to the buyer. */
export type PaidMail = (order: Order, account: { email: string; username: string; until: number }) => Mail

/** An answer that does not pay. `state`: undefined leaves it. `queryAt`: undefined for never again. */
export type OrderAnswer = {
  id: string
  state: 'failed' | 'expired' | undefined
  resultCode: string | undefined
  resultText: string | undefined
  queryAt: number | undefined
  now: number
}

/** Each method is one transaction. Money is counted once: by order, and by receipt. */
export type PaymentRecords = {
  /** `blocking`: an order of the account that is open, or rests. Open ones older than `expiredBefore` end. */
  place(
    order: NewOrder,
    times: { expiredBefore: number; restsSince: number },
  ): Promise<{ placed?: Order; blocking?: Order | undefined }>
  find(order: { accountId: string; id: string }): Promise<Order | undefined>
  /** The account's last order, and so many that were paid, the last payment first. */
  ofAccount(accountId: string, limit: number): Promise<{ latest: Order | undefined; paid: Order[] }>
  /** M-Pesa has taken the request, under its id, or may have: no id. A callback that came earlier is obeyed. */
  asked(asked: { id: string; checkoutRequestId: string | undefined; queryAt: number; now: number }): Promise<void>
  answered(answer: OrderAnswer): Promise<void>
  /** Keeps a body once; makes its order due for a query, at most once within `restMs`. */
  ring(callback: {
    hash: string
    checkoutRequestId: string | undefined
    body: string
    restMs: number
    now: number
  }): Promise<void>
  /** Orders to query: those of the last hour first, the newest before the others. */
  due(now: number, limit: number): Promise<Order[]>
  hasDue(now: number): Promise<boolean>
  /** M-Pesa says that the order is paid. */
  settleOrder(id: string, now: number, mailOf: PaidMail): Promise<Settlement>
  /** M-Pesa, or a statement, lists this payment. */
  settlePayment(payment: ListedPayment, now: number, mailOf: PaidMail): Promise<Settlement>
  knownReceipts(receipts: readonly string[]): Promise<Set<string>>
  lists: {
    read(): Promise<{ readAt: number; triedAt: number } | undefined>
    write(times: { readAt: number; triedAt: number }): Promise<void>
  }
  /** Deletes numbers and callbacks older than this. */
  forget(before: number): Promise<void>
  operator: {
    /** The newest first. `before`: the id of the last one read. */
    orders(page: { before?: string | undefined; limit: number }): Promise<NamedOrder[]>
    unmatched(page: { state: 'open' | 'all'; limit: number }): Promise<UnmatchedPayment[]>
    findPayment(idOrReceiptOrReference: string): Promise<{ orders: NamedOrder[]; unmatched: UnmatchedPayment[] }>
    /** The plan for an open payment, or, without one, for nothing. Undefined if the payment is not open. */
    grant(grant: {
      accountId: string
      paymentId: string | undefined
      /** Of a grant for nothing: the same name is granted once. */
      named?: string | undefined
      days: number
      reason: string
      now: number
    }): Promise<number | undefined>
    /**
     * Notes that the operator has returned the money; takes the days of a paid order, or of a granted payment (`days`),
     * back. Returns whose they were; undefined if that was done before.
     */
    refund(refund: {
      id: string
      days: number
      reason: string
      now: number
    }): Promise<{ accountId: string | undefined } | undefined>
    /** Takes days from the end of the plan, paid ones, too. Returns the end of the plan; undefined without such an account. */
    take(taken: { accountId: string; days: number; reason: string; now: number }): Promise<number | undefined>
  }
}
