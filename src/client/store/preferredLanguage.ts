import { DEFAULT_LANGUAGE, LANGUAGES, languageOfPath } from '~/contract/languages'
import type { Language } from '~/contract/languages'

const NAME = 'language'

/** That of the address, or else the language that was chosen in this browser, or else the first one we have among those that the browser asks for. */
export function preferredLanguage(): Language {
  const wanted = [languageOfPath(location.pathname), storedLanguage(), ...navigator.languages].map(
    (tag) => tag?.split('-')[0],
  )
  return wanted.find(isOurs) ?? DEFAULT_LANGUAGE
}

/** A browser that forbids local storage asks again at the next visit. */
export function rememberLanguage(language: Language) {
  try {
    localStorage.setItem(NAME, language)
  } catch {
    // kept for this page only
  }
}

function storedLanguage() {
  try {
    return localStorage.getItem(NAME) ?? undefined
  } catch {
    return undefined
  }
}

const isOurs = (tag: string | undefined): tag is Language => LANGUAGES.some((language) => language === tag)
