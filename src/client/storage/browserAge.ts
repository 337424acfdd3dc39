/** Every browser of babel.config.js has all of these, and every older one lacks at least one. */
const KNOWN = ['structuredClone', 'reportError'] as const

/** Runs before anything else, so it must work in any browser. */
export const isTooOld = () =>
  KNOWN.some((name) => !(name in window)) || !('hasOwn' in Object) || !('findLast' in Array.prototype)
