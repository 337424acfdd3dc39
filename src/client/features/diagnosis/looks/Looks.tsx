import { Suspense, lazy } from 'react'
import type { ComponentType } from 'react'

import type { KeptLook } from '~/client/device/waitingSets'
import type { Diagnosis } from '~/contract/responses'

import type { AnsweredItem } from '../waiting/waitingSlice'

/** The words of answers are in a script of their own, and so is what lists looks: most queues have none. */
const loadTexts = async () => {
  const { loadLookTexts } = await import(/* webpackChunkName: "look" */ './lookTexts')
  return loadLookTexts()
}

const List = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const loadList = () => import(/* webpackChunkName: "looks" */ './LookList')
    const [texts, { LookList }] = await Promise.all([loadTexts(), loadList()])
    return { default: () => <LookList texts={texts} /> }
  } catch {
    return { default: () => null }
  }
})

type Answered = { look: KeptLook; diagnosis: Diagnosis }

const Difference = lazy(async (): Promise<{ default: ComponentType<Answered> }> => {
  try {
    const loadDifference = () => import(/* webpackChunkName: "looks" */ './LookDifference')
    const [texts, { LookDifference }] = await Promise.all([loadTexts(), loadDifference()])
    return { default: (answered) => <LookDifference texts={texts} {...answered} /> }
  } catch {
    return { default: () => null }
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
