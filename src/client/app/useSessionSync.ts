import { setupListeners } from '@reduxjs/toolkit/query/react'
import { useEffect } from 'react'

import { useGetUserQuery } from '~/client/api/api'
import { restartIfAccountChanged } from '~/client/api/storedAccount'
import { lastKnownUser } from '~/client/device/lastKnownUser'
import { selectAccount, selectIsSignedOut, selectNeedsUser, userFollowed } from '~/client/session/sessionSlice'
import { revokeKept } from '~/client/session/revocation'
import { useAppSelector, useAppStore } from '~/client/store/hooks'

const RETRY_INTERVAL_MS = 15_000

/** Another tab may have changed the tokens or the balance: at once, or while this page was frozen or kept for the Back button. */
const SIGNS = ['storage', 'visibilitychange', 'pageshow']

/**
 * Asks who is signed in when the app starts with stored tokens, asks again until there is a response, and follows
 * signing in and out, and the balance, in other tabs.
 */
export function useSessionSync() {
  const store = useAppStore()
  const needsUser = useAppSelector(selectNeedsUser)
  useGetUserQuery(undefined, {
    skip: !needsUser,
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    pollingInterval: RETRY_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  })

  const isSignedOut = useAppSelector(selectIsSignedOut)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', !isSignedOut) // before, `bootstrap` has set it
  }, [isSignedOut])
  useEffect(() => setupListeners(store.dispatch), [store])
  useEffect(() => {
    const onSign = () => {
      if (restartIfAccountChanged(store.getState)) return
      const user = lastKnownUser.read(selectAccount(store.getState()))
      if (user) store.dispatch(userFollowed(user))
      void revokeKept()
    }
    const onNetwork = () => void revokeKept()
    onNetwork()
    window.addEventListener('online', onNetwork)
    // captured: before any listener that would act for the earlier account
    for (const sign of SIGNS) window.addEventListener(sign, onSign, true)
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, true)
      window.removeEventListener('online', onNetwork)
    }
  }, [store])
}
