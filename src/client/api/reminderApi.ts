import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

import { push } from '~/client/storage/push'
import type { AccountResponse } from '~/contract/accountSchemas'
import { endpoints } from '~/contract/endpoints'
import type { PushEndpointRequest, PushSubscriptionRequest } from '~/contract/pushSubscriptions'

import { api } from './api'
import { isOurs } from './failure'

type Asked = { language: string }

const subscribing = ({ language, ...body }: PushSubscriptionRequest & Asked) => ({
  ...endpoints.subscribeToReminders,
  headers: { 'Accept-Language': language },
  body,
})

const reminderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null if the server sends no reminders. */
    getPushKey: build.query<string | null, void>({
      query: () => ({ ...endpoints.getAccount }),
      transformResponse: ({ pushKey }: AccountResponse) => pushKey ?? null,
    }),
    subscribeToReminders: build.mutation<null, PushSubscriptionRequest & Asked>({ query: subscribing }),
    /** Renews the subscription: keys, push services and the server may forget it. Returns whether reminders arrive. */
    renewReminders: build.query<boolean, { pushKey: string } & Asked>({
      queryFn: async ({ pushKey, language }, _api, _options, call) => {
        const subscription = await push.renew(pushKey).catch(() => undefined)
        if (!subscription) return { data: false }
        const { error } = await call(subscribing({ ...subscription, language }))
        return { data: error === undefined || !isRefused(error) }
      },
    }),
    unsubscribeFromReminders: build.mutation<null, PushEndpointRequest>({
      query: (body) => ({ ...endpoints.unsubscribeFromReminders, body }),
    }),
  }),
})

/** Without a network the earlier subscription still counts. */
const isRefused = ({ status, data }: FetchBaseQueryError) => typeof status === 'number' && status < 500 && isOurs(data)

export const {
  useGetPushKeyQuery,
  useRenewRemindersQuery,
  useSubscribeToRemindersMutation,
  useUnsubscribeFromRemindersMutation,
} = reminderApi
