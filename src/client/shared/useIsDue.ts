import { useSyncExternalStore } from 'react'

import { hasDueDayCome, onDueDayChange } from '~/client/device/dueDay'
import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'

/** Whether plants of the account should be looked at again by now. */
export function useIsDue() {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null || selectIsRestoring(state))
  const hasCome = useSyncExternalStore(onDueDayChange, hasDueDayCome, () => false)
  return isSignedIn && hasCome
}
