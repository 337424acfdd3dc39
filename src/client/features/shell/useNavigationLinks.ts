import { useLanguage } from '~/client/shared/i18n'
import { libraryPath } from '~/contract/paths'

import { mainLinks } from './content'
import type { NavigationLink } from './content'

/** Of header and menu: the library comes second, at its address in the reader's language. */
export function useNavigationLinks(): NavigationLink[] {
  const library = { name: 'library', to: libraryPath(useLanguage()) } as const
  return [...mainLinks.slice(0, 1), library, ...mainLinks.slice(1)]
}
