import { Suspense } from 'react'

import { lazyOrNothing } from '~/client/shared/lazyOrNothing'

import type { AnsweredItem } from '../waiting/waitingSlice'

const List = lazyOrNothing(async () => (await import(/* webpackChunkName: "onDevice" */ './LookList')).LookList)

const Difference = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "onDevice" */ './LookDifference')).LookDifference,
)

export const Looks = () => (
  <Suspense>
    <List />
  </Suspense>
)

/** Of an answer to what the phone has looked at before. */
export const DifferenceOf = ({ look, diagnosis }: Pick<AnsweredItem, 'look' | 'diagnosis'>) => (
  <Suspense>{look && diagnosis ? <Difference look={look} diagnosis={diagnosis} /> : null}</Suspense>
)
