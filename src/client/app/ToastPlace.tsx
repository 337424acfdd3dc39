import { Suspense, lazy, useEffect, useState } from 'react'
import type { ComponentType } from 'react'

import { prefetch } from '~/client/shared/prefetch'
import { useAppSelector } from '~/client/store/hooks'
import { selectWaitingToasts } from '~/client/store/toastsSlice'

const loadToasts = async () => {
  const { Toasts } = await import('./Toasts')
  return { default: Toasts }
}

/** Where the network was lost before they arrived, the page itself says what has happened. */
const Toasts = lazy<ComponentType>(() => loadToasts().catch(() => ({ default: () => null })))

/** Where toasts are shown, from the first of them on. What says that there is no network is loaded before. */
export function ToastPlace() {
  const isNeeded = useAppSelector((state) => selectWaitingToasts(state).length > 0)
  const [wasNeeded, setWasNeeded] = useState(false)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  useEffect(() => prefetch(loadToasts), [])
  return <Suspense>{wasNeeded ? <Toasts /> : null}</Suspense>
}
