import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

import { push } from '~/client/device/push'
import type { AccountResponse } from '~/contract/account'
import { endpoints } from '~/contract/endpoints'
import type { PushEndpointRequest, PushSubscriptionRequest } from '~/contract/reminders'

import { api } from './api'
import { isOurs } from './isOurs'

type Asked = { language: string }

const subscribing = ({ language, ...body }: PushSubscriptionRequest & Asked) => ({
  ...endpoints.subscribeToReminders,
  headers: { 'Accept-Language': language },
  body,
})

const reminderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the server sends no reminders. */
    getPushKey: build.query<string | null, void>({
      query: () => ({ ...endpoints.getAccount }),
      transformResponse: ({ pushKey }: AccountResponse) => pushKey ?? null,
    }),
    subscribeToReminders: build.mutation<null, PushSubscriptionRequest & Asked>({ query: subscribing }),
    /** Asks again for what this phone has asked for: keys, push services and the server may have forgotten it. Whether reminders reach it. */
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

/** Without a network what was asked for earlier holds. */
const isRefused = ({ status, data }: FetchBaseQueryError) => typeof status === 'number' && status < 500 && isOurs(data)

export const {
  useGetPushKeyQuery,
  useRenewRemindersQuery,
  useSubscribeToRemindersMutation,
  useUnsubscribeFromRemindersMutation,
} = reminderApi
