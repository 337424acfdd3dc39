import { api, DIAGNOSIS_LIST } from '~/client/api/api'
import { lazySchema } from '~/client/api/lazySchema'
import { responses } from '~/client/api/responseSchemas'
import { BEFORE_FIELD, endpoints, PLOT_FIELD } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import type { HistoryResponse } from '~/contract/responses'

/** `start`: ISO 8601. `plot`: null for all fields. */
type OlderThan = { start: string; plot: string | null; language: Language }

const olderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Pages of answers before a time, newest first. Refused without a plan. */
    getOlderDiagnoses: build.infiniteQuery<HistoryResponse, OlderThan, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg: { start, plot, language }, pageParam }) => ({
        ...endpoints.getDiagnoses,
        headers: { 'Accept-Language': language },
        params: { [BEFORE_FIELD]: pageParam ?? start, ...(plot !== null && { [PLOT_FIELD]: plot }) },
      }),
      responseSchema: lazySchema(async () => (await responses()).historyResponseSchema),
      providesTags: [DIAGNOSIS_LIST],
      keepUnusedDataFor: 0, // a phone may be shared
    }),
  }),
})

export const { useGetOlderDiagnosesInfiniteQuery } = olderApi
