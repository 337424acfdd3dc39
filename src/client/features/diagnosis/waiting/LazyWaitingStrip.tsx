import { Suspense, lazy } from 'react'
import type { ComponentType } from 'react'

import { useAppSelector } from '~/client/store/hooks'

import { withTexts } from './loadSending'
import { selectIsListed } from './selectIsListed'
import { selectIsWaiting } from './waitingSlice'

const loadStrip = async () => {
  const { WaitingStrip } = await withTexts(import(/* webpackChunkName: "waitingList" */ './WaitingStrip'))
  return { default: WaitingStrip }
}

const Loaded = lazy<ComponentType>(() => loadStrip().catch(() => ({ default: () => null })))

/** Nothing while nothing waits. */
export function LazyWaitingStrip() {
  const isListed = useAppSelector(selectIsListed)
  const isWaiting = useAppSelector(selectIsWaiting)
  return <Suspense>{isListed && isWaiting ? <Loaded /> : null}</Suspense>
}
