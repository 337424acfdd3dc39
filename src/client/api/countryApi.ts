import type { CountryRequest } from '~/contract/accountSchemas'
import { endpoints } from '~/contract/endpoints'
import type { UserResponse } from '~/contract/responses'

import { api } from './api'
import { lazySchema } from './lazySchema'
import { responses } from './responseSchemas'

const countryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Updates the cached user, so that the session follows as after `getUser`. */
    chooseCountry: build.mutation<UserResponse, CountryRequest>({
      query: (body) => ({ ...endpoints.chooseCountry, body }),
      responseSchema: lazySchema(async () => (await responses()).userResponseSchema),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const chosen = await queryFulfilled.catch(() => null)
        if (chosen) await dispatch(api.util.upsertQueryData('getUser', undefined, chosen.data))
      },
    }),
  }),
})

export const { useChooseCountryMutation } = countryApi
