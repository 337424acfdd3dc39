import type { CorrectionRequest } from '~/contract/corrections'
import { endpoints } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import type { DiagnosisResponse, HistoryResponse } from '~/contract/responses'

import { DIAGNOSIS_LIST, api } from './api'
import { lazySchema } from './lazySchema'
import { responses } from './responses'

const byId = ({ method, url }: { method: string; url: string }, id: string) => ({
  method,
  url: url.replace(':id', encodeURIComponent(id)),
})
const inLanguage = (language: Language) => ({ headers: { 'Accept-Language': language } })
const tagOf = ({ id }: { id: string }) => ({ type: DIAGNOSIS_LIST.type, id })

/** Nothing of an account stays once no screen shows it: a phone may be shared. */
const NOT_KEPT = { keepUnusedDataFor: 0 }

const diagnosisApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last diagnoses, newest first. */
    getDiagnoses: build.query<HistoryResponse, Language>({
      query: (language) => ({ ...endpoints.getDiagnoses, ...inLanguage(language) }),
      responseSchema: lazySchema(async () => (await responses()).historyResponseSchema),
      providesTags: [DIAGNOSIS_LIST],
      ...NOT_KEPT,
    }),
    /** An earlier diagnosis again, in the language asked for. */
    getDiagnosis: build.query<DiagnosisResponse, { id: string; language: Language }>({
      query: ({ id, language }) => ({ ...byId(endpoints.getDiagnosis, id), ...inLanguage(language) }),
      responseSchema: lazySchema(async () => (await responses()).diagnosisResponseSchema),
      providesTags: (_response, _error, own) => [tagOf(own)],
      ...NOT_KEPT,
    }),
    /** One thing that the farmer tells about a diagnosis; by another crop or a reply the same photos are read again. Free. */
    correctDiagnosis: build.mutation<DiagnosisResponse, { id: string; language: Language } & CorrectionRequest>({
      query: ({ id, language, ...correction }) => ({
        ...byId(endpoints.correctDiagnosis, id),
        ...inLanguage(language),
        body: correction,
      }),
      responseSchema: lazySchema(async () => (await responses()).diagnosisResponseSchema),
      invalidatesTags: (response, _error, own) => (response ? [tagOf(own)] : []),
    }),
    deleteDiagnosis: build.mutation<null, string>({
      query: (id) => byId(endpoints.deleteDiagnosis, id),
      invalidatesTags: [DIAGNOSIS_LIST],
    }),
  }),
})

export const { getDiagnoses, getDiagnosis, correctDiagnosis, deleteDiagnosis } = diagnosisApi.endpoints
export const { useGetDiagnosesQuery, useGetDiagnosisQuery, useCorrectDiagnosisMutation, useDeleteDiagnosisMutation } =
  diagnosisApi
