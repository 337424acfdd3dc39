import { useAppSelector } from '~/client/store/hooks'

import { Looks } from '../looks/Looks'
import { WaitingList } from './WaitingList'
import { selectAreLooksListed, selectIsListed } from './selectIsListed'

/** What is sent by itself, and what waits to be chosen. */
export function Queue() {
  const isListed = useAppSelector(selectIsListed)
  const areLooksListed = useAppSelector(selectAreLooksListed)
  return (
    <>
      {isListed ? <WaitingList /> : null}
      {areLooksListed ? <Looks /> : null}
    </>
  )
}
