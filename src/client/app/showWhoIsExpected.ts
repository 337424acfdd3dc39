import { holdsTokens } from '~/client/store/heldTokens'

/** Where MUI remembers the visitor's choice. */
const MODE_KEY = 'mui-mode'

/**
 * What must be known before the first paint: the colour scheme that the visitor has chosen, and whether a greeting will
 * take the place of the way in. MUI sets the same attributes when it is here.
 */
export function showWhoIsExpected(html: HTMLElement) {
  const isDark = modeOf() === 'dark' || (modeOf() !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  html.setAttribute(isDark ? 'data-dark' : 'data-light', '')
  if (holdsTokens()) html.dataset['returning'] = ''
}

function modeOf() {
  try {
    return localStorage.getItem(MODE_KEY)
  } catch {
    return null
  }
}
