import { Suspense, lazy, useState } from 'react'

import { useAppSelector } from '~/client/store/hooks'
import { selectWaitingToasts } from '~/client/store/toastsSlice'

const Toasts = lazy(async () => ({ default: (await import(/* webpackChunkName: "toasts" */ './Toasts')).Toasts }))

/** Where toasts are shown, from the first of them on. */
export function ToastPlace() {
  const isNeeded = useAppSelector((state) => selectWaitingToasts(state).length > 0)
  const [wasNeeded, setWasNeeded] = useState(false)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return <Suspense>{wasNeeded ? <Toasts /> : null}</Suspense>
}
