import { DEFAULT_LANGUAGE, LANGUAGES, languageOfPath } from '~/contract/languages'
import type { Language } from '~/contract/languages'

import { localSettings } from './browserStorage'

const NAME = 'language'

/** That of the address, or else the language that was chosen in this browser, or else the first one we have among those that the browser asks for. */
export function preferredLanguage(): Language {
  const wanted = [languageOfPath(location.pathname), localSettings.get(NAME), ...navigator.languages].map(
    (tag) => tag?.split('-')[0],
  )
  return wanted.find(isOurs) ?? DEFAULT_LANGUAGE
}

export const rememberLanguage = (language: Language) => localSettings.set(NAME, language)

const isOurs = (tag: string | undefined): tag is Language => LANGUAGES.some((language) => language === tag)
