import { skipToken } from '@reduxjs/toolkit/query/react'

import { useGetDiagnosesQuery } from '~/client/api/diagnosisApi'
import { selectUser } from '~/client/session/sessionSlice'
import { useLanguage } from '~/client/shared/i18n'
import { useAppSelector } from '~/client/store/hooks'

import { useDueDay } from './useDueDay'
import { useThumbnails } from './useThumbnails'

/** The last results with their pictures. `isPending`: they may still come. */
export function useTodaysResults() {
  const language = useLanguage()
  const isSignedIn = useAppSelector(selectUser) !== null
  const { currentData, isError } = useGetDiagnosesQuery(isSignedIn ? language : skipToken)
  useDueDay(currentData)
  return {
    items: currentData?.diagnoses ?? [],
    pictures: useThumbnails(currentData),
    isPending: !currentData && !isError,
  }
}
