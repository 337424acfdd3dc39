import type { AccountResponse } from '~/contract/account'
import { endpoints } from '~/contract/endpoints'
import type { PushEndpointRequest, PushSubscriptionRequest } from '~/contract/reminders'

import { api } from './api'

const reminderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the server sends no reminders. */
    getPushKey: build.query<string | null, void>({
      query: () => ({ ...endpoints.getAccount }),
      transformResponse: ({ pushKey }: AccountResponse) => pushKey ?? null,
    }),
    subscribeToReminders: build.mutation<null, PushSubscriptionRequest & { language: string }>({
      query: ({ language, ...body }) => ({
        ...endpoints.subscribeToReminders,
        headers: { 'Accept-Language': language },
        body,
      }),
    }),
    unsubscribeFromReminders: build.mutation<null, PushEndpointRequest>({
      query: (body) => ({ ...endpoints.unsubscribeFromReminders, body }),
    }),
  }),
})

export const { useGetPushKeyQuery, useSubscribeToRemindersMutation, useUnsubscribeFromRemindersMutation } = reminderApi
