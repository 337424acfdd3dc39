import { skipToken } from '@reduxjs/toolkit/query/react'

import { useGetDiagnosesQuery } from '~/client/api/diagnosisApi'
import { selectUser } from '~/client/session/sessionSlice'
import { useLanguage } from '~/client/shared/i18n'
import { useAppSelector } from '~/client/store/hooks'
import type { HistoryResponse } from '~/contract/responses'

const NONE: HistoryResponse['diagnoses'] = []

/** The last results of the account; none while it is not known, or where there is no network. */
export function useResultList(): HistoryResponse['diagnoses'] {
  const language = useLanguage()
  const isSignedIn = useAppSelector(selectUser) !== null
  const { currentData } = useGetDiagnosesQuery(isSignedIn ? language : skipToken)
  return currentData?.diagnoses ?? NONE
}
