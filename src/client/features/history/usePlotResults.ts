import { skipToken } from '@reduxjs/toolkit/query/react'

import { DIAGNOSIS_LIST, api } from '~/client/api/api'
import { lazySchema } from '~/client/api/lazySchema'
import { responses } from '~/client/api/responses'
import { failureOf } from '~/client/api/failure'
import { useLanguage } from '~/client/shared/i18n'
import { PLOT_FIELD, endpoints } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import type { DiagnosisSummary, HistoryResponse } from '~/contract/responses'

const NONE: readonly DiagnosisSummary[] = []

/** Results of one field, or all for null. Falls back to those among `all` until the server has listed them. `isPending`: more may come. */
export function usePlotResults(plot: string | null, all: readonly DiagnosisSummary[]) {
  const language = useLanguage()
  const query = useGetDiagnosesOfPlotQuery(plot === null ? skipToken : { plot, language }, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  })
  const { currentData, refetch } = query
  const isPending = plot !== null && !currentData && query.isFetching
  const error = plot === null || currentData || isPending ? undefined : query.error
  const isOffline = error !== undefined && failureOf(error).kind === 'noResponse'
  const known = plot === null ? all : all.filter((item) => item.plot === plot)
  const items = currentData?.diagnoses ?? (error && !isOffline ? NONE : known)
  return { items: plot === null ? all : items, isPending, isOffline, error, refetch }
}

const plotApi = api.injectEndpoints({
  endpoints: (build) => ({
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
