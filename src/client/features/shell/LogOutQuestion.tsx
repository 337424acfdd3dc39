import { Suspense, lazy } from 'react'

import { loadNamespaces } from '~/client/shared/i18n'

import type { useLogOut } from './useLogOut'

/** In one script with the list of what waits. */
const Loaded = lazy(async () => {
  const [{ LogOutDialog: Dialog }] = await Promise.all([
    import(/* webpackChunkName: "waitingList" */ './LogOutDialog'),
    loadNamespaces(['waiting']),
  ])
  return { default: Dialog }
})

export const LogOutQuestion = (question: ReturnType<typeof useLogOut>['question']) => (
  <Suspense>{question.isAsking ? <Loaded {...question} /> : null}</Suspense>
)
