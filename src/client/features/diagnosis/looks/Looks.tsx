import { Suspense } from 'react'

import type { KeptLook } from '~/client/device/waitingSets'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'
import type { Diagnosis } from '~/contract/responses'

import type { AnsweredItem } from '../waiting/waitingSlice'

/** The words of answers are in a script of their own, and so is what lists looks: most queues have none. */
const loadTexts = async () => {
  const { loadLookTexts } = await import(/* webpackChunkName: "look" */ './lookTexts')
  return loadLookTexts()
}

const List = lazyOrNothing(async () => {
  const loadList = () => import(/* webpackChunkName: "looks" */ './LookList')
  const [texts, { LookList }] = await Promise.all([loadTexts(), loadList()])
  return () => <LookList texts={texts} />
})

type Answered = { look: KeptLook; diagnosis: Diagnosis }

const Difference = lazyOrNothing(async () => {
  const loadDifference = () => import(/* webpackChunkName: "looks" */ './LookDifference')
  const [texts, { LookDifference }] = await Promise.all([loadTexts(), loadDifference()])
  return (answered: Answered) => <LookDifference texts={texts} {...answered} />
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
