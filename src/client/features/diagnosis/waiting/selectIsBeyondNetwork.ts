import { selectIsLastKnown } from '~/client/session/sessionSlice'
import type { RootState } from '~/client/store/store'

import { selectIsOffline } from './waitingSlice'

/** As far as is known: nothing can be sent now, and the balance is that of the last visit. */
export const selectIsBeyondNetwork = (state: RootState) =>
  selectIsOffline(state) || selectIsLastKnown(state) || !navigator.onLine
