import { useState } from 'react'

import { selectIsLastKnown, selectPlan } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'

/** Whether a plan runs: as the server says, and while it is unreachable, by this phone's clock. */
export function useHasPlan() {
  const plan = useAppSelector(selectPlan)
  const isLastKnown = useAppSelector(selectIsLastKnown)
  const [now] = useState(Date.now)
  return plan !== undefined && (!isLastKnown || Date.parse(plan.until) > now)
}
