import type { Selectable } from 'kysely'

import type { Order } from '~/server/domain/payments/paymentRecords'

import type { OrdersTable } from './paymentSchema'

export const toOrder = (row: Selectable<OrdersTable>): Order => ({
  id: row.id,
  accountId: row.account_id ?? undefined,
  amount: row.amount,
  days: row.days,
  reference: row.reference,
  phone: row.phone ?? undefined,
  state: row.state,
  checkoutRequestId: row.checkout_request_id ?? undefined,
  resultCode: row.result_code ?? undefined,
  receipt: row.receipt ?? undefined,
  language: row.language,
  createdAt: row.created_at,
  askedAt: row.asked_at ?? undefined,
  endedAt: row.ended_at ?? undefined,
  paidAt: row.paid_at ?? undefined,
  planUntil: row.plan_until ?? undefined,
})
