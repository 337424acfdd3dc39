import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'

import { hasDueDayCome, onDueDayChange } from '~/client/storage/dueDay'
import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'

/** Also while the session of the last visit is being restored. */
export const useIsSignedIn = () => useAppSelector((state) => selectUser(state) !== null || selectIsRestoring(state))

/** Whether new photos of the account's plants are due. */
export function useIsDue() {
  const isSignedIn = useIsSignedIn()
  const hasCome = useSyncExternalStore(onDueDayChange, hasDueDayCome, () => false)
  return isSignedIn && hasCome
}

/** Room for a title and a name of two lines. */
export const DUE_ROW_PX = 72

/** Reserves the due row from the first paint (`bootstrap` marks the page) until the server has responded. */
export const ReservedRow = styled('div')({
  display: 'none',
  minHeight: DUE_ROW_PX,
  'html[data-due]:not([data-hydrated]) &, &[data-kept="true"]': { display: 'block' },
})
