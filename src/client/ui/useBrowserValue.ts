import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** A value that only the browser knows; `prerendered` during hydration. */
export const useBrowserValue = <Value extends boolean | number | string>(read: () => Value, prerendered: Value) =>
  useSyncExternalStore(subscribeToNothing, read, () => prerendered)
