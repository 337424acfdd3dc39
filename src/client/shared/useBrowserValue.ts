import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** A value that only the browser knows; `prerendered` while a prerendered page is hydrated. */
export const useBrowserValue = <Value extends boolean | number | string>(read: () => Value, prerendered: Value) =>
  useSyncExternalStore(subscribeToNothing, read, () => prerendered)
