import { Suspense } from 'react'

import { lazyOrNothing } from '~/client/shared/lazyOrNothing'
import { useAppSelector } from '~/client/store/hooks'

import { selectIsListed, selectQueue } from '../scansSlice'

const WaitingStrip = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './WaitingStrip')).WaitingStrip,
)

/** Nothing while nothing waits. */
export function LazyWaitingStrip() {
  const isListed = useAppSelector(selectIsListed)
  const isWaiting = useAppSelector(selectQueue).length > 0
  return <Suspense>{isListed && isWaiting ? <WaitingStrip /> : null}</Suspense>
}
