import { useState, useSyncExternalStore } from 'react'

import { recentCrops } from '~/client/device/toldCrop'

const subscribeToNothing = () => () => undefined
const NONE: ReturnType<typeof recentCrops> = []

/** As they are when the component appears: nothing moves under a finger. None while a prerendered page is hydrated. */
export function useRecentCrops() {
  const [read] = useState(() => once(recentCrops))
  return useSyncExternalStore(subscribeToNothing, read, () => NONE)
}

function once<Value>(read: () => Value) {
  let value: Value | undefined
  return () => (value ??= read())
}
