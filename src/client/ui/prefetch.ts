type Connection = { saveData?: boolean }

/** The browser's Save-Data setting. */
export const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true

/** Loads code when the browser is idle, unless the user saves data. Returns a function that cancels. */
export function prefetch(load: () => Promise<unknown>) {
  if (savesData() || !('requestIdleCallback' in window)) return undefined
  const handle = requestIdleCallback(() => {
    load().catch(() => undefined) // it loads when it is needed
  })
  return () => cancelIdleCallback(handle)
}
