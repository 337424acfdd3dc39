import { skipToken } from '@reduxjs/toolkit/query/react'

import { useLanguage } from '~/client/shared/i18n'
import { useAppSelector } from '~/client/store/hooks'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

import { useGetDiagnosisQuery } from '~/client/store/diagnosisApi'
import { selectDiagnosis } from './diagnosisSlice'

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
