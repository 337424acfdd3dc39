import { useLanguage } from '~/client/shared/i18n'
import { libraryPath } from '~/contract/library'

import { mainLinks } from './content'

/** The library has an address for each language. */
export function useMainLinks() {
  const library = libraryPath(useLanguage())
  return mainLinks.map((link) => (link.name === 'library' ? { ...link, to: library } : link))
}
