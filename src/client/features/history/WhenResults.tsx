import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'

import { useGetDiagnosesQuery } from '~/client/api/diagnosisApi'
import { selectUser } from '~/client/session/sessionSlice'
import { useLanguage } from '~/client/i18n/i18n'
import { useNews } from '~/client/ui/useNews'
import { useAppSelector } from '~/client/store/hooks'
import { isAnswer } from '~/contract/followUps'

type WhenResultsProps = {
  children: ReactNode
  /** Shown while the list is empty. */
  instead?: ReactNode
  /** Something confirmed in the county counts as well. */
  orConfirmed?: boolean
}

/** Keeps accounts without results from loading the code of the list. */
export function WhenResults({ children, instead = null, orConfirmed = false }: WhenResultsProps) {
  const language = useLanguage()
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null)
  const hasNews = useNews() !== ''
  const { currentData, error } = useGetDiagnosesQuery(isSignedIn ? language : skipToken)
  if (hasNews || error) return children
  if (!currentData) return null
  const isTold = orConfirmed && currentData.confirmed !== undefined
  return isTold || currentData.diagnoses.some(isAnswer) ? children : instead
}
