/** What every browser of babel.config.js knows, and those that are too old for it do not all. */
const KNOWN = ['structuredClone', 'reportError'] as const

/** Runs in every browser that opens a page. */
export const isTooOld = () =>
  KNOWN.some((name) => !(name in window)) || !('hasOwn' in Object) || !('findLast' in Array.prototype)

/** Whether a part of the app has come that this browser cannot read: webpack says how a script failed. */
export const isUnreadable = (error: unknown) => (error as { type?: unknown } | null)?.type === 'missing'
