/** What the first script of a page must know of the tokens; everything else is in `tokenStorage`. */
export const NAMES = ['access', 'refresh'] as const

/** Stands in where the browser forbids local storage (private windows, full disks): the session then lasts as long as the tab. */
export const memory = new Map<string, string>()

/** Whether somebody was signed in here, as far as this browser remembers. */
export const holdsTokens = () => NAMES.some((name) => get(name) !== null)

export function get(name: string) {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}
