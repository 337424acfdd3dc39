import { api } from '~/client/api/api'
import { lazySchema } from '~/client/api/lazySchema'
import { selectPlan } from '~/client/session/sessionSlice'
import type { RootState } from '~/client/store/store'
import { endpoints } from '~/contract/endpoints'
import type { OfferResponse, OrderRequest, OrderResponse } from '~/contract/plans'

export const orderContract = () => import(/* webpackChunkName: "validation" */ '~/contract/plans')

const ONCE = { forceRefetch: true, subscribe: false }

const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is sold, the last order of the account, and its payments. The session follows the last one that was paid. */
    getOffer: build.query<OfferResponse, void>({
      query: () => ({ ...endpoints.getOffer }),
      responseSchema: lazySchema(async () => (await orderContract()).offerResponseSchema),
      onQueryStarted: async (_, { dispatch, getState, queryFulfilled }) => {
        const { data } = (await queryFulfilled.catch(() => undefined)) ?? {}
        const known = selectPlan(getState() as unknown as RootState)?.until ?? ''
        if ((data?.paid[0]?.until ?? '') > known) void dispatch(api.endpoints.getUser.initiate(undefined, ONCE))
      },
    }),
    /** Whatever a failed call has reached, the last order tells. */
    placeOrder: build.mutation<OrderResponse, OrderRequest>({
      query: (body) => ({ ...endpoints.placeOrder, body }),
      responseSchema: lazySchema(async () => (await orderContract()).orderResponseSchema),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const placed = await queryFulfilled.catch(() => null)
        if (placed === null) void dispatch(orderApi.endpoints.getOffer.initiate(undefined, ONCE))
        else
          dispatch(
            orderApi.util.updateQueryData('getOffer', undefined, (offer) => ({ ...offer, order: placed.data.order })),
          )
      },
    }),
  }),
})

export const { useGetOfferQuery, usePlaceOrderMutation } = orderApi
