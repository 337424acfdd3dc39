import type { RootState } from '~/client/store/store'

import { selectIsChosenQueued, selectKey } from '../diagnosisSlice'
import { selectAnswered, selectWaitingSets } from './waitingSlice'

/** Whether there is a list of sets: what becomes of the open photos alone is said without one. */
export function selectIsListed(state: RootState) {
  const openKey = selectKey(state)
  const isOther = ({ key }: { key: string }) => key !== openKey
  return selectIsChosenQueued(state) || selectWaitingSets(state).some(isOther) || selectAnswered(state).some(isOther)
}
