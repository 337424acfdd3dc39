import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { hasPersonNews, onDueDayChange } from '~/client/storage/dueDay'
import { unread } from '~/client/storage/unread'

import { useIsDue, useIsSignedIn } from './useIsDue'
import { useIsVisible } from './useIsVisible'

/** Ids of the answers that this phone has not shown yet. */
export function useUnread(): readonly string[] {
  const isSignedIn = useIsSignedIn()
  const stored = useSyncExternalStore(unread.onChange, unread.snapshot, () => null)
  return useMemo(() => (isSignedIn && stored !== null ? unread.ids() : []), [isSignedIn, stored])
}

/** The answer is on the page. */
export function useMarkRead(id: string | undefined) {
  const isUnread = useUnread().some((one) => one === id)
  const isVisible = useIsVisible()
  useEffect(() => {
    if (isUnread && isVisible && id !== undefined) unread.drop(id)
  }, [id, isUnread, isVisible])
}

/** What the history has that the user does not know: new answers, also of persons, or else plants that are due. */
export function useNews(): 'Due' | 'New' | '' {
  const isDue = useIsDue()
  const isSignedIn = useIsSignedIn()
  const hasUnread = useUnread().length > 0
  const isAnswered = useSyncExternalStore(onDueDayChange, hasPersonNews, () => false)
  if (hasUnread || (isSignedIn && isAnswered)) return 'New'
  return isDue ? 'Due' : ''
}
