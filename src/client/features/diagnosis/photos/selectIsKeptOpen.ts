import type { RootState } from '~/client/store/store'

import { selectFailure, selectHasWaited, selectKey, selectStatus } from '../diagnosisSlice'
import { selectIsOpenHeld } from '../waiting/selectIsListed'

/** Also where a photo cannot be sent, which fails without a call; not where another tab has sent what waited. */
const isUnsent = (state: RootState) =>
  (selectStatus(state) === 'ready' && !selectHasWaited(state)) ||
  (selectStatus(state) === 'failed' && selectFailure(state) === null)

/** Whether the photos on the screen are there again when it opens the next time. Those that were looked at wait in the list. */
export const selectIsKeptOpen = (state: RootState) =>
  selectKey(state) !== null && isUnsent(state) && !selectIsOpenHeld(state)
