import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'

import { useGetDiagnosesQuery } from '~/client/api/diagnosisApi'
import { selectUser } from '~/client/session/sessionSlice'
import { useLanguage } from '~/client/shared/i18n'
import { useIsDue } from '~/client/shared/useIsDue'
import { useAppSelector } from '~/client/store/hooks'
import { FREE_CREDITS } from '~/contract/limits'

type WhenResultsProps = {
  /** Loads what lists results. */
  children: ReactNode
  /** Where there are none yet. */
  instead?: ReactNode
}

/** An account that has no results yet does not load what lists them. */
export function WhenResults({ children, instead = null }: WhenResultsProps) {
  const language = useLanguage()
  const user = useAppSelector(selectUser)
  const isDue = useIsDue()
  const { currentData, error } = useGetDiagnosesQuery(user ? language : skipToken)
  const hasPaid = user !== null && user.credits < FREE_CREDITS
  if (hasPaid || isDue || error) return children
  if (!currentData) return null
  return currentData.diagnoses.length > 0 ? children : instead
}
