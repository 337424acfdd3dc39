import { useMemo } from 'react'

import { useLanguage } from '~/client/shared/i18n'
import { usePlace } from '~/client/shared/usePlace'
import { DEFAULT_PLACE } from '~/contract/countries'
import type { Place } from '~/contract/countries'
import type { Language } from '~/contract/languages'
import { loadedTroubles, loadedWords } from '~/diagnosis'
import type { LibraryTexts } from '~/diagnosis'

/** Once the sentences of that language are loaded. */
export const libraryTexts = (language: Language, place: Place = DEFAULT_PLACE): LibraryTexts => ({
  words: loadedWords(language, place),
  troubles: loadedTroubles(language, place),
})

export function useLibraryTexts(): LibraryTexts {
  const language = useLanguage()
  const place = usePlace()
  return useMemo(() => libraryTexts(language, place), [language, place])
}
