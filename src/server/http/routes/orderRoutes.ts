import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { offerResponseSchema, orderRequestSchema, orderResponseSchema, PRO_PLAN } from '~/contract/plans'
import type { OfferResponse, OrderRequest, OrderResponse } from '~/contract/plans'
import type { Orders } from '~/server/domain/payments/orders'
import type { Clock } from '~/server/domain/security'

import { languageOf } from '../plumbing/language'
import { BEARER, fieldRefusal, refusal, returns } from '../plumbing/openApi'

type OrderRoutesDeps = {
  /** Undefined where the operator has not set up M-Pesa. */
  sale: { orders: Orders; payBill: string; isSimulated: boolean } | undefined
  now: Clock
  requireUser: onRequestAsyncHookHandler
}

/** The plan on sale, and orders of it. */
export const orderRoutes: FastifyPluginAsync<OrderRoutesDeps> = async (app, { sale, now, requireUser: onRequest }) => {
  const { priceKsh, days } = PRO_PLAN

  app.route({
    ...endpoints.getOffer,
    onRequest,
    schema: documents.getOffer,
    handler: async ({ user }): Promise<OfferResponse> => ({
      ...{ priceKsh, days, now: new Date(now()).toISOString() },
      payBill: sale?.payBill ?? null,
      isSimulated: sale?.isSimulated ?? false,
      ...((await sale?.orders.ofAccount(user.id)) ?? { order: null, paid: [] }),
    }),
  })
  if (!sale) return

  app.route<{ Body: OrderRequest }>({
    ...endpoints.placeOrder,
    onRequest,
    schema: documents.placeOrder,
    handler: async (request, reply): Promise<OrderResponse> => {
      const order = await sale.orders.place(request.user.id, request.body.phone, languageOf(request))
      void reply.code(201)
      return { order }
    },
  })

  app.route<{ Params: { id: string } }>({
    ...endpoints.getOrder,
    onRequest,
    schema: documents.getOrder,
    handler: async ({ user, params }): Promise<OrderResponse> => ({
      order: await sale.orders.find(user.id, params.id),
    }),
  })
}

const documents = {
  getOffer: {
    summary: 'The plan on sale, the last order of the account, and its last payments.',
    ...BEARER,
    response: { 200: returns('The offer.', offerResponseSchema) },
  },
  placeOrder: {
    summary: `Order ${PRO_PLAN.name} for ${PRO_PLAN.days} days: M-Pesa asks the phone, which may be another person's, for Ksh ${PRO_PLAN.priceKsh}. One order at a time; another one after two minutes without an answer. The order tells what became of it.`,
    ...BEARER,
    body: orderRequestSchema,
    response: {
      201: returns('The order.', orderResponseSchema),
      400: fieldRefusal('Not a mobile number of Kenya.'),
      409: refusal('The last order waits for its payment, or M-Pesa would refuse the same amount again.'),
    },
  },
  getOrder: {
    summary: 'What became of an order. A payment that comes late still counts.',
    ...BEARER,
    response: { 200: returns('The order.', orderResponseSchema), 404: refusal('Not an order of this account.') },
  },
}
