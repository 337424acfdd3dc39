import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { unread } from '~/client/storage/unread'
import { useAppSelector } from '~/client/store/hooks'

import { useIsDue } from './useIsDue'

/** Ids of the answers that this phone has not shown yet. */
export function useUnread(): readonly string[] {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null || selectIsRestoring(state))
  const stored = useSyncExternalStore(unread.onChange, unread.snapshot, () => null)
  return useMemo(() => (isSignedIn && stored !== null ? unread.ids() : []), [isSignedIn, stored])
}

/** The answer is on the screen. */
export function useMarkRead(id: string | undefined) {
  const isUnread = useUnread().some((one) => one === id)
  useEffect(() => {
    if (isUnread && id !== undefined) unread.drop(id)
  }, [id, isUnread])
}

/** What the history has that the user does not know: new answers, or else plants that are due. */
export function useNews(): 'Due' | 'New' | '' {
  const isDue = useIsDue()
  const isNew = useUnread().length > 0
  if (isNew) return 'New'
  return isDue ? 'Due' : ''
}
