import { savesData } from '~/client/device/savesData'

/** Loads code when the browser is idle; not for visitors who save data. Returns how to cancel that. */
export function prefetch(load: () => Promise<unknown>) {
  if (savesData() || !('requestIdleCallback' in window)) return undefined
  const handle = requestIdleCallback(() => {
    load().catch(() => undefined) // loaded when it is needed, then
  })
  return () => cancelIdleCallback(handle)
}
