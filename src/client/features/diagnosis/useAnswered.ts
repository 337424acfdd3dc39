import { skipToken } from '@reduxjs/toolkit/query/react'

import { useLanguage } from '~/client/shared/i18n'
import { api } from '~/client/store/api'
import { useAppSelector } from '~/client/store/hooks'
import { endpoints } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import { diagnosisResponseSchema } from '~/contract/responses'
import type { Diagnosis, DiagnosisResponse } from '~/contract/responses'

import { selectDiagnosis } from './diagnosisSlice'

const { method, url } = endpoints.getDiagnosis

const { useGetDiagnosisQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** An earlier answer again, in the language asked for. */
    getDiagnosis: build.query<DiagnosisResponse, { id: string; language: Language }>({
      query: ({ id, language }) => ({
        method,
        url: url.replace(':id', encodeURIComponent(id)),
        headers: { 'Accept-Language': language },
      }),
      responseSchema: diagnosisResponseSchema,
    }),
  }),
})

export type Answered = { report: string; diagnosis: Diagnosis | null; language: Language }

/** The current answer in the reader's language; until that arrives, or if it never does, in the one it was given in. */
export function useAnswered(): Answered | undefined {
  const wanted = useLanguage()
  const { report, diagnosis, language } = useAppSelector(selectDiagnosis)
  const isOther = diagnosis !== null && wanted !== language
  const { currentData } = useGetDiagnosisQuery(isOther ? { id: diagnosis.id, language: wanted } : skipToken)
  if (report === null) return undefined
  if (isOther && currentData) return { report: currentData.result, diagnosis: currentData.diagnosis, language: wanted }
  return { report, diagnosis, language }
}
