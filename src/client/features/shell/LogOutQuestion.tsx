import { Suspense, lazy } from 'react'

import type { useLogOut } from './useLogOut'

/** In one script with the menu, which is made of the same parts. */
const Loaded = lazy(async () => {
  const { LogOutDialog } = await import(/* webpackChunkName: "menu" */ './LogOutDialog')
  return { default: LogOutDialog }
})

export const LogOutQuestion = (question: ReturnType<typeof useLogOut>['question']) => (
  <Suspense>{question.isAsking ? <Loaded {...question} /> : null}</Suspense>
)
