import { useLanguage } from '~/client/i18n/i18n'
import { libraryPath, paths } from '~/contract/paths'

export const BRAND = 'Jani'
export const FOOTER_BRAND = 'Jani Agritech Farm'

/** `name` is the key of its text. */
export type NavigationLink = {
  name: 'home' | 'library' | 'predict' | 'about' | 'blog' | 'contact' | 'privacy' | 'terms'
  to: string
}

export const mainLinks: NavigationLink[] = [
  { name: 'home', to: paths.home },
  { name: 'predict', to: paths.predict },
  { name: 'about', to: paths.about },
  { name: 'blog', to: paths.blog },
  { name: 'contact', to: paths.contact },
]

export const legalLinks: NavigationLink[] = [
  { name: 'privacy', to: paths.home },
  { name: 'terms', to: paths.home },
]

/** Links of header and menu, with the library's URL in the reader's language. */
export function useNavigationLinks(): NavigationLink[] {
  const library = { name: 'library', to: libraryPath(useLanguage()) } as const
  return [...mainLinks.slice(0, 1), library, ...mainLinks.slice(1)]
}

/** The header fits on one line in the longest language and the widest font. */
export const WIDE_BAR = '@media (min-width: 76rem)'
export const NARROW_BAR = '@media (max-width: 75.99rem)'
