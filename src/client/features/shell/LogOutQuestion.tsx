import { Suspense, lazy } from 'react'

import { loadNamespaces } from '~/client/shared/i18n'

import type { useLogOut } from './useLogOut'

/** In one script with the menu, which is made of the same parts. */
const Loaded = lazy(async () => {
  const [{ LogOutDialog: Dialog }] = await Promise.all([
    import(/* webpackChunkName: "menu" */ './LogOutDialog'),
    loadNamespaces(['waiting']),
  ])
  return { default: Dialog }
})

export const LogOutQuestion = (question: ReturnType<typeof useLogOut>['question']) => (
  <Suspense>{question.isAsking ? <Loaded {...question} /> : null}</Suspense>
)
