import { skipToken } from '@reduxjs/toolkit/query/react'

import { useLanguage } from '~/client/shared/i18n'
import { useGetDiagnosesQuery } from '~/client/store/diagnosisApi'
import { useAppSelector } from '~/client/store/hooks'
import { selectUser } from '~/client/store/sessionSlice'
import type { HistoryResponse } from '~/contract/responses'

const NONE: HistoryResponse['diagnoses'] = []

/** The last answers of the account; none while it is not known, or where there is no network. */
export function useAnswerList(): HistoryResponse['diagnoses'] {
  const language = useLanguage()
  const isSignedIn = useAppSelector(selectUser) !== null
  const { currentData } = useGetDiagnosesQuery(isSignedIn ? language : skipToken)
  return currentData?.diagnoses ?? NONE
}
