import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect } from 'react'

import { useGetDiagnosesQuery } from '~/client/api/diagnosisApi'
import { plots } from '~/client/device/plots'
import { selectUser } from '~/client/session/sessionSlice'
import { useLanguage } from '~/client/shared/i18n'
import { useAppSelector } from '~/client/store/hooks'
import type { DiagnosisSummary } from '~/contract/responses'

import { useDueDay } from './useDueDay'
import { useRenewedReminders } from './useRenewedReminders'
import { useThumbnails } from './useThumbnails'

type Options = { refetchOnMountOrArgChange?: boolean }

const NONE: readonly DiagnosisSummary[] = []

/**
 * The last results of the account, newest first, with their pictures; none while it is not known. Without a network those
 * that this phone has stored, `asOf` the last reading. `isPending`: they may still come.
 */
export function useResults(options: Options = {}) {
  const language = useLanguage()
  const isSignedIn = useAppSelector(selectUser) !== null
  const query = useGetDiagnosesQuery(isSignedIn ? language : skipToken, { ...options, refetchOnReconnect: true })
  const { currentData, error, isFetching, refetch } = query
  const isStored = currentData?.asOf !== undefined
  useDueDay(isStored ? undefined : currentData)
  useRenewedReminders(isSignedIn)
  useEffect(() => {
    if (currentData && !isStored) plots.keepListed(currentData.plots ?? [])
  }, [currentData, isStored])
  return {
    items: currentData?.diagnoses ?? NONE,
    /** The fields that the account has named. */
    plots: currentData?.plots ?? [],
    pictures: useThumbnails(currentData),
    asOf: currentData?.asOf,
    /** When the server last gave the list. */
    readAt: query.fulfilledTimeStamp,
    isPending: !currentData && (isFetching || error === undefined),
    error: currentData ? undefined : error,
    refetch,
  }
}
