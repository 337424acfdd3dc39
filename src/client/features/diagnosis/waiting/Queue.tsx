import { useAppSelector } from '~/client/store/hooks'

import { Looks } from '../looks/Looks'
import { WaitingList } from './WaitingList'
import { selectIsHeldListed, selectIsListed } from '../scansSlice'

/** What is sent by itself, and what waits to be chosen. */
export function Queue() {
  const isListed = useAppSelector(selectIsListed)
  const isHeldListed = useAppSelector(selectIsHeldListed)
  return (
    <>
      {isListed ? <WaitingList /> : null}
      {isHeldListed ? <Looks /> : null}
    </>
  )
}
