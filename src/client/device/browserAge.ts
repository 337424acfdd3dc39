/** What every browser of babel.config.js knows, and those that are too old for it do not all. */
const KNOWN = ['structuredClone', 'reportError'] as const

/** Runs in every browser that opens a page. */
export const isTooOld = () =>
  KNOWN.some((name) => !(name in window)) || !('hasOwn' in Object) || !('findLast' in Array.prototype)
