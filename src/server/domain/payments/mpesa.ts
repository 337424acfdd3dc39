/** What M-Pesa is asked for; amounts in Kenya shillings. */
export type PushRequest = { phone: string; amount: number; reference: string }

/** `refused`: the phone was not asked. */
export type PushAnswer =
  { kind: 'accepted'; checkoutRequestId: string } | { kind: 'refused'; code: string; text: string }

export type QueryAnswer = { kind: 'answered'; code: string; text: string } | { kind: 'pending'; text: string }

/** `reference`: as the payer, or we, gave it. `cents`: of a shilling. */
export type ListedPayment = { receipt: string; reference: string; cents: number }

/** `unreadable`: rows that are no payment as we know them, or are damaged. */
export type PaymentList = { payments: ListedPayment[]; unreadable: number }

/** Calls of M-Pesa that are ours alone to make. They reject when the outcome is unknown: no answer, or a strange one. */
export type Mpesa = {
  /** Asks the phone for its PIN. */
  push(request: PushRequest): Promise<PushAnswer>
  /** What became of a request on a phone. */
  query(checkoutRequestId: string): Promise<QueryAnswer>
  /** Payments to our number between two times of the last 48 hours, from this row on; none after the last one. */
  list(range: { from: number; to: number; offset: number }): Promise<PaymentList>
}

export const PAID = '0'
