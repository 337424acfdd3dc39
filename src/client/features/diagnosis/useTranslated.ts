import { skipToken } from '@reduxjs/toolkit/query/react'

import { useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { useLanguage } from '~/client/shared/i18n'
import { usePlace } from '~/client/shared/usePlace'
import { DEFAULT_PLACE } from '~/contract/countries'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

/** A result that was given in `language`, in that of the reader and for the country chosen since; undefined where it is that already, and until it arrives. */
export function useTranslated(diagnosis: Diagnosis | null, language: Language | null) {
  const wanted = useLanguage()
  const place = usePlace()
  const isOther = diagnosis !== null && (wanted !== language || place !== (diagnosis.place ?? DEFAULT_PLACE))
  const { currentData } = useGetDiagnosisQuery(isOther ? { id: diagnosis.id, language: wanted } : skipToken)
  return isOther ? currentData : undefined
}
