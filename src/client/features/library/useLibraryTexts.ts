import { useMemo } from 'react'

import { useLanguage } from '~/client/shared/i18n'
import type { Language } from '~/contract/languages'
import { loadedTroubles, loadedWords } from '~/diagnosis'
import type { LibraryTexts } from '~/diagnosis'

/** Once the sentences of that language are loaded. */
export const libraryTexts = (language: Language): LibraryTexts => ({
  words: loadedWords(language),
  troubles: loadedTroubles(language),
})

export function useLibraryTexts(): LibraryTexts {
  const language = useLanguage()
  return useMemo(() => libraryTexts(language), [language])
}
