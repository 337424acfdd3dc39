import { skipToken } from '@reduxjs/toolkit/query/react'

import { useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { useLanguage } from '~/client/shared/i18n'
import { useAppSelector } from '~/client/store/hooks'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

import { selectAnswer, selectAnswerLanguage, selectReport } from './diagnosisSlice'

export type Answered = { report: string; diagnosis: Diagnosis | null; language: Language }

/** The current answer in the reader's language; until that arrives, or if it never does, in the one it was given in. */
export function useAnswered(): Answered | undefined {
  const wanted = useLanguage()
  const report = useAppSelector(selectReport)
  const diagnosis = useAppSelector(selectAnswer)
  const language = useAppSelector(selectAnswerLanguage)
  const isOther = diagnosis !== null && wanted !== language
  const { currentData } = useGetDiagnosisQuery(isOther ? { id: diagnosis.id, language: wanted } : skipToken)
  if (report === null) return undefined
  if (isOther && currentData) return { report: currentData.result, diagnosis: currentData.diagnosis, language: wanted }
  return { report, diagnosis, language }
}
