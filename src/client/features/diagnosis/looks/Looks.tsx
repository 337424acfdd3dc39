import { Suspense, lazy } from 'react'

import type { AnsweredItem } from '../waiting/waitingSlice'
import { LookDifference } from './LookDifference'
import { LookList } from './LookList'

/** The words of answers are in a script of their own. */
const loadTexts = async () => {
  const { loadLookTexts } = await import(/* webpackChunkName: "look" */ './lookTexts')
  return loadLookTexts()
}

const List = lazy(async () => {
  const texts = await loadTexts().catch(() => null)
  return { default: () => (texts ? <LookList texts={texts} /> : null) }
})

const Difference = lazy(async () => {
  const texts = await loadTexts().catch(() => null)
  return {
    default: (answered: Omit<Parameters<typeof LookDifference>[0], 'texts'>) =>
      texts ? <LookDifference texts={texts} {...answered} /> : null,
  }
})

export const Looks = () => (
  <Suspense>
    <List />
  </Suspense>
)

/** Of an answer to what the phone has looked at before. */
export const DifferenceOf = ({ look, diagnosis }: Pick<AnsweredItem, 'look' | 'diagnosis'>) => (
  <Suspense>{look && diagnosis ? <Difference look={look} diagnosis={diagnosis} /> : null}</Suspense>
)
