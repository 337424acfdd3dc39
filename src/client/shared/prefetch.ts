import { savesData } from '~/client/device/savesData'

/** Loads code that an interaction may need, when the browser is idle; not for visitors who save data. The result cancels that. */
export function prefetch(load: () => Promise<unknown>) {
  if (savesData() || !('requestIdleCallback' in window)) return undefined
  const handle = requestIdleCallback(() => {
    load().catch(() => undefined) // loaded when it is needed, then
  })
  return () => {
    cancelIdleCallback(handle)
  }
}
