import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, firstOfOurs, languageOfPath } from '~/contract/languages'
import type { Language } from '~/contract/languages'

import { settings } from './settings'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** That of the address, or else the language that was chosen in this browser, or else the first one we have among those that the browser asks for. */
export const preferredLanguage = (): Language =>
  firstOfOurs([languageOfPath(location.pathname), settings.get('language'), ...navigator.languages]) ??
  DEFAULT_LANGUAGE

export function rememberLanguage(language: Language) {
  settings.set('language', language)
  sendLanguage()
}

/** Lets the server choose the page in the language that was chosen here. Safari drops the cookie after a week without a visit. */
export function sendLanguage() {
  const chosen = firstOfOurs([settings.get('language')])
  const isSecure = location.protocol === 'https:'
  if (chosen !== undefined)
    document.cookie = `${LANGUAGE_COOKIE}=${chosen};path=/;max-age=${ONE_YEAR_SECONDS};samesite=lax${isSecure ? ';secure' : ''}`
}
