import { array, mixed, number, object, string, type InferType } from 'yup'

import { en } from './errors/en'

/** Of a module without schemas, because every page of the client needs them. */
export { ORDER_ANSWER_MS, PRO_PLAN } from './proPlan'

/** `expired`: no answer in time. A late payment of a failed or expired order still counts. */
export const ORDER_STATES = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Why an order has failed; `rest`: the same amount again within two minutes. */
export const ORDER_FAILURES = [
  'cancelled',
  'wrongPin',
  'tooLittleMoney',
  'rest',
  'noAnswer',
  'notDelivered',
  'pinLocked',
  'operator',
  'other',
] as const
export type OrderFailure = (typeof ORDER_FAILURES)[number]

/** Mobile numbers of Kenya: 07..., 01..., 2547..., +254 1..., 7... */
const PHONE = /^(?:\+?254|0)?([17]\d{8})$/

/** As Safaricom expects it: 2547XXXXXXXX. Undefined if it is no mobile number of Kenya. */
export const readPhone = (typed: string): string | undefined => {
  const digits = PHONE.exec(typed.replace(/[\s().-]/g, ''))?.[1]
  return digits === undefined ? undefined : `254${digits}`
}

const MAX_TYPED = 40

export const orderRequestSchema = object({
  phone: string()
    .strict()
    .typeError(en.phoneInvalid)
    .defined(en.phoneInvalid)
    .test(
      'phone',
      en.phoneInvalid,
      (typed?: string) => typed === undefined || (typed.length <= MAX_TYPED && readPhone(typed) !== undefined),
    ),
})

/** Times in ISO 8601. */
export const orderSchema = object({
  id: string().strict().required(),
  state: mixed<OrderState>().oneOf(ORDER_STATES).required(),
  /** Null unless it has failed or expired. */
  failure: mixed<OrderFailure>().oneOf(ORDER_FAILURES).nullable().defined(),
  /** Kenya shillings. */
  amount: number().strict().required(),
  /** Twelve signs: the account number for paying by hand. */
  reference: string().strict().required(),
  /** Like 07** *** 678; null after 30 days. */
  phone: string().strict().nullable().defined(),
  createdAt: string().strict().required(),
  /** Another order may follow from then on; null if it may now. */
  retryAt: string().strict().nullable().defined(),
  paidAt: string().strict().nullable().defined(),
  /** The end of the plan that this order has paid for. */
  until: string().strict().nullable().defined(),
  /** Null until M-Pesa has listed the payment. */
  receipt: string().strict().nullable().defined(),
})

/** Receipts that an account can print. */
export const MAX_RECEIPTS = 12

/** What the sheet shows. `order`: the account's last one. `paid`: the last payments first, also late ones. */
export const offerResponseSchema = object({
  /** The server's time: the phone's may be wrong. */
  now: string().strict().required(),
  priceKsh: number().strict().required(),
  days: number().strict().required(),
  /** Null where the operator has not set up M-Pesa. */
  payBill: string().strict().nullable().defined(),
  /** A dry run: nobody pays. */
  isSimulated: mixed<boolean>().required(),
  order: orderSchema.nullable().defined(),
  paid: array(orderSchema).max(MAX_RECEIPTS).required(),
})

export const orderResponseSchema = object({ order: orderSchema.required() })

export type OrderRequest = InferType<typeof orderRequestSchema>
export type OrderBody = InferType<typeof orderSchema>
export type OfferResponse = InferType<typeof offerResponseSchema>
export type OrderResponse = InferType<typeof orderResponseSchema>
