import type { RootState } from '~/client/store/store'

import { selectIsChosenQueued, selectIsChosenWaiting, selectKey } from '../diagnosisSlice'
import { selectAnswered, selectLooks, selectWaitingSets } from './waitingSlice'

type Item = { key: string; look: object | null }

export const selectIsOpenHeld = (state: RootState) => selectLooks(state).some(({ key }) => key === selectKey(state))

/** Whether what the phone has seen is all that is open: it waits to be chosen, and the next photo is another set. */
export const selectIsOpenLook = (state: RootState) => selectIsOpenHeld(state) && selectIsChosenWaiting(state)

/** Whether there are looks to choose from; the open one alone has just been looked at. */
export const selectAreLooksListed = (state: RootState) =>
  selectLooks(state).length > Number(selectIsOpenHeld(state) && !selectIsChosenQueued(state))

/** Whether there is a list of sets: what becomes of the open photos alone is said without one, unless they were looked at. */
export function selectIsListed(state: RootState) {
  const openKey = selectKey(state)
  const isOther = ({ key, look }: Item) => key !== openKey || look
  return (
    (selectIsChosenQueued(state) && !selectIsOpenHeld(state)) ||
    selectWaitingSets(state).some(isOther) ||
    selectAnswered(state).some(isOther)
  )
}
