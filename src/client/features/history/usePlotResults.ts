import { skipToken } from '@reduxjs/toolkit/query/react'

import { api, DIAGNOSIS_LIST } from '~/client/api/api'
import { failureOf } from '~/client/api/failure'
import { lazySchema } from '~/client/api/lazySchema'
import { responses } from '~/client/api/responseSchemas'
import { useLanguage } from '~/client/i18n/i18n'
import { endpoints, PLOT_FIELD } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import type { DiagnosisSummary, HistoryResponse } from '~/contract/responses'

import { itemsOf } from './useResults'

const NONE: readonly DiagnosisSummary[] = []

/** Results of one plot, or all for null; until the server responds those in `all`. `isPending`: more may come. */
export function usePlotResults(
  plot: string | null,
  all: readonly DiagnosisSummary[],
  refusals: readonly DiagnosisSummary[],
  next: string | undefined,
) {
  const language = useLanguage()
  const query = useGetDiagnosesOfPlotQuery(plot === null ? skipToken : { plot, language }, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  })
  const { currentData, refetch } = query
  const isPending = plot !== null && !currentData && query.isFetching
  const error = plot === null || currentData || isPending ? undefined : query.error
  const isOffline = error !== undefined && failureOf(error).kind === 'noResponse'
  const state = { isPending, isOffline, error, refetch }
  if (plot === null) return { items: all, refusals, next, ...state }
  if (currentData)
    return {
      items: itemsOf(currentData),
      refusals: currentData.refusals ?? NONE,
      next: currentData.next,
      ...state,
    }
  if (error && !isOffline) return { items: NONE, refusals: NONE, next: undefined, ...state }
  const isOfPlot = (item: DiagnosisSummary) => item.plot === plot
  return { items: all.filter(isOfPlot), refusals: refusals.filter(isOfPlot), next: undefined, ...state }
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

const { useGetDiagnosesOfPlotQuery } = plotApi
