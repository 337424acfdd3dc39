import { api } from '~/client/api/api'
import { lazySchema } from '~/client/api/lazySchema'
import type { AccuracyResponse } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'

const accuracyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccuracy: build.query<AccuracyResponse, void>({
      query: () => ({ ...endpoints.getAccuracy }),
      responseSchema: lazySchema(
        async () => (await import(/* webpackChunkName: "validation" */ '~/contract/cases')).accuracyResponseSchema,
      ),
    }),
  }),
})

export const { useGetAccuracyQuery } = accuracyApi
