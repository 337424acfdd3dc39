import { Suspense } from 'react'

import { lazyOrNothing } from '~/client/shared/lazyOrNothing'

import type { Preview } from '~/client/device/accountDb'
import type { Diagnosis } from '~/contract/responses'

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
export const DifferenceOf = ({ preview, diagnosis }: { preview: Preview | undefined; diagnosis: Diagnosis | null }) => (
  <Suspense>{preview && diagnosis ? <Difference preview={preview} diagnosis={diagnosis} /> : null}</Suspense>
)
