import { skipToken } from '@reduxjs/toolkit/query/react'

import { useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { useLanguage } from '~/client/shared/i18n'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

/** A result that was given in `language`, in that of the reader; undefined where it is that already, and until it arrives. */
export function useTranslated(diagnosis: Diagnosis | null, language: Language | null) {
  const wanted = useLanguage()
  const isOther = diagnosis !== null && wanted !== language
  const { currentData } = useGetDiagnosisQuery(isOther ? { id: diagnosis.id, language: wanted } : skipToken)
  return isOther ? currentData : undefined
}
