import { api } from './api'
import type { QuestionAnswer } from '~/contract/corrections'
import { endpoints } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import { diagnosisResponseSchema } from '~/contract/responses'
import type { DiagnosisResponse } from '~/contract/responses'

const byId = ({ method, url }: { method: string; url: string }, id: string) => ({
  method,
  url: url.replace(':id', encodeURIComponent(id)),
})
const inLanguage = (language: Language) => ({ headers: { 'Accept-Language': language } })

type CorrectionRequest = { id: string; language: Language } & ({ crop: string } | { answer: QuestionAnswer })

const diagnosisApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** An earlier answer again, in the language asked for. */
    getDiagnosis: build.query<DiagnosisResponse, { id: string; language: Language }>({
      query: ({ id, language }) => ({ ...byId(endpoints.getDiagnosis, id), ...inLanguage(language) }),
      responseSchema: diagnosisResponseSchema,
    }),
    /** The same photos read as those of another crop, or with the answer to the question; free. */
    correctDiagnosis: build.mutation<DiagnosisResponse, CorrectionRequest>({
      query: ({ id, language, ...correction }) => ({
        ...byId(endpoints.correctDiagnosis, id),
        ...inLanguage(language),
        body: correction,
      }),
      responseSchema: diagnosisResponseSchema,
    }),
  }),
})

export const { correctDiagnosis } = diagnosisApi.endpoints
export const { useGetDiagnosisQuery, useCorrectDiagnosisMutation } = diagnosisApi
