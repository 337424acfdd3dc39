import { skipToken } from '@reduxjs/toolkit/query/react'

import { useLanguage } from '~/client/shared/i18n'
import type { DiagnosisSummary } from '~/contract/responses'

import { useGetDiagnosesOfPlotQuery } from './plotApi'

/** Those of one field, or all for null. Until the server has listed them, and without a network, those among the last ones. */
export function usePlotResults(plot: string | null, all: readonly DiagnosisSummary[]): readonly DiagnosisSummary[] {
  const language = useLanguage()
  const { currentData } = useGetDiagnosesOfPlotQuery(plot === null ? skipToken : { plot, language }, {
    refetchOnMountOrArgChange: true,
  })
  if (plot === null) return all
  return currentData?.diagnoses ?? all.filter((item) => item.plot === plot)
}
