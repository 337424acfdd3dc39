import { useMemo } from 'react'

import { useLanguage } from '~/client/i18n/i18n'
import { usePlace } from '~/client/store/hooks'
import { DEFAULT_PLACE, type Place } from '~/contract/countries'
import type { Language } from '~/contract/languages'
import { loadedTroubles, loadedWords, type LibraryTexts } from '~/diagnosis'

/** The words of that language must be loaded. */
export const libraryTexts = (language: Language, place: Place = DEFAULT_PLACE): LibraryTexts => ({
  words: loadedWords(language, place),
  troubles: loadedTroubles(language, place),
})

export function useLibraryTexts(): LibraryTexts {
  const language = useLanguage()
  const place = usePlace()
  return useMemo(() => libraryTexts(language, place), [language, place])
}
