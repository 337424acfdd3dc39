import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, firstOfOurs, languageOfPath, type Language } from '~/contract/languages'

import * as settings from './settings'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** The language of the URL, or the one chosen in this browser, or the first one we have that the browser accepts. */
export const preferredLanguage = (): Language =>
  firstOfOurs([languageOfPath(location.pathname), settings.get('language'), ...navigator.languages]) ?? DEFAULT_LANGUAGE

export function rememberLanguage(language: Language) {
  settings.set('language', language)
  sendLanguage()
}

/** Sets the cookie by which the server chooses the page's language. Safari drops it after a week without a visit. */
export function sendLanguage() {
  const chosen = firstOfOurs([settings.get('language')])
  const isSecure = location.protocol === 'https:'
  if (chosen !== undefined)
    document.cookie = `${LANGUAGE_COOKIE}=${chosen};path=/;max-age=${ONE_YEAR_SECONDS};samesite=lax${isSecure ? ';secure' : ''}`
}
