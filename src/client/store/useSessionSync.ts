import { setupListeners } from '@reduxjs/toolkit/query/react'
import { useEffect } from 'react'

import { useGetUserQuery } from './api'
import { useAppDispatch, useAppSelector } from './hooks'
import { selectNeedsUser, signedInElsewhere, signedOut } from './sessionSlice'
import { tokenStorage } from './tokenStorage'

const RETRY_INTERVAL_MS = 15_000

/**
 * Asks who is signed in when the app starts with stored tokens, asks again until there is an answer, and follows
 * signing in and out in other tabs.
 */
export function useSessionSync() {
  const dispatch = useAppDispatch()
  const needsUser = useAppSelector(selectNeedsUser)
  useGetUserQuery(undefined, {
    skip: !needsUser,
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    pollingInterval: RETRY_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  })

  useEffect(() => setupListeners(dispatch), [dispatch])
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (!tokenStorage.concerns(event)) return
      if (!tokenStorage.holdsAny()) dispatch(signedOut())
      else if (event.key === 'access' && event.oldValue === null) dispatch(signedInElsewhere())
    }
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('storage', onStorage)
    }
  }, [dispatch])
}
