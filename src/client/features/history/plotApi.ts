import { DIAGNOSIS_LIST, api } from '~/client/api/api'
import { lazySchema } from '~/client/api/lazySchema'
import { responses } from '~/client/api/responses'
import { PLOT_FIELD, endpoints } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import type { HistoryResponse } from '~/contract/responses'

const plotApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last diagnoses of one field, newest first. */
    getDiagnosesOfPlot: build.query<HistoryResponse, { plot: string; language: Language }>({
      query: ({ plot, language }) => ({
        ...endpoints.getDiagnoses,
        headers: { 'Accept-Language': language },
        params: { [PLOT_FIELD]: plot },
      }),
      responseSchema: lazySchema(async () => (await responses()).historyResponseSchema),
      providesTags: [DIAGNOSIS_LIST],
      keepUnusedDataFor: 0, // a phone may be shared
    }),
  }),
})

export const { useGetDiagnosesOfPlotQuery } = plotApi
