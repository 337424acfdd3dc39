import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** What only the browser knows, read at each render; while a prerendered page is hydrated, what the build has put there. */
export const useBrowserValue = <Value extends boolean | number | string>(read: () => Value, prerendered: Value) =>
  useSyncExternalStore(subscribeToNothing, read, () => prerendered)
