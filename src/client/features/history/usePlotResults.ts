import { skipToken } from '@reduxjs/toolkit/query/react'

import { failureOf } from '~/client/shared/failure'
import { useLanguage } from '~/client/shared/i18n'
import type { DiagnosisSummary } from '~/contract/responses'

import { useGetDiagnosesOfPlotQuery } from './plotApi'

const NONE: readonly DiagnosisSummary[] = []

/**
 * Those of one field, or all for null. Until the server has listed them, and without a network (`isOffline`), those among
 * the last ones. `isPending`: others may still come.
 */
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
