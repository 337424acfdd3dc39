import { skipToken } from '@reduxjs/toolkit/query/react'

import { useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { useLanguage } from '~/client/i18n/i18n'
import { usePlace } from '~/client/store/hooks'
import { DEFAULT_PLACE } from '~/contract/countries'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

/** The diagnosis in the reader's language and country; undefined if it is that already, and until it arrives. */
export function useTranslated(diagnosis: Diagnosis | null, language: Language | null) {
  const wanted = useLanguage()
  const place = usePlace()
  const isOther = diagnosis !== null && (wanted !== language || place !== (diagnosis.place ?? DEFAULT_PLACE))
  const { currentData } = useGetDiagnosisQuery(isOther ? { id: diagnosis.id, language: wanted } : skipToken, {
    refetchOnReconnect: true,
  })
  return isOther ? currentData : undefined
}
