import type { Order, UnmatchedPayment } from '~/server/domain/payments/paymentRecords'

/** An order of a plan. Money is in Kenya shillings. */
export type OrdersTable = {
  id: string
  /** Null after deletion of the account. */
  account_id: string | null
  amount: number
  days: number
  /** The account number for paying by hand. */
  reference: string
  /** 2547XXXXXXXX; null after 30 days. */
  phone: string | null
  state: Order['state']
  /** M-Pesa's id of the request on the phone; null if it gave none. */
  checkout_request_id: string | null
  /** M-Pesa's last answer. */
  result_code: string | null
  result_text: string | null
  /** M-Pesa's id of the payment; null until it is listed. */
  receipt: string | null
  created_at: number
  /** The buyer's, for the mail. */
  language: Order['language']
  /** When M-Pesa was asked to ask the phone. */
  asked_at: number | null
  queried_at: number | null
  /** When M-Pesa is to be queried; null if never again. */
  query_at: number | null
  /** When it has failed or expired. */
  ended_at: number | null
  paid_at: number | null
  /** The end of the plan that it has paid for. */
  plan_until: number | null
}

/** What M-Pesa, or anybody who knows the address, has sent; once for each body. */
export type PaymentCallbackTable = {
  hash: string
  checkout_request_id: string | null
  body: string
  received_at: number
}

/** Money that no order has served: an operator grants or returns it. */
export type UnmatchedPaymentTable = {
  id: string
  /** The order that M-Pesa says is paid, as long as its receipt is not known. */
  order_id: string | null
  receipt: string | null
  /** As the payer wrote it. */
  reference: string
  cents: number
  why: UnmatchedPayment['why']
  state: UnmatchedPayment['state']
  /** That it was granted to. */
  account_id: string | null
  /** Of the grant. */
  reason: string | null
  refund_reason: string | null
  created_at: number
  ended_at: number | null
}

/** When the list of payments was read completely, and tried to be read. */
export type PaymentListTable = { id: number; read_at: number; tried_at: number }
