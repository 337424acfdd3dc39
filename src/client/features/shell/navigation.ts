import { paths } from '~/contract/paths'

export const BRAND = 'Jani'
export const FOOTER_BRAND = 'Jani Agritech Farm'

/** `name` is the key of its text. */
export type NavigationLink = {
  name: 'home' | 'predict' | 'about' | 'blog' | 'contact' | 'privacy' | 'terms'
  to: string
}

/** Links of header, menu and footer. */
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

/** The header fits on one line in the longest language and the widest font. */
export const WIDE_BAR = '@media (min-width: 76rem)'
export const NARROW_BAR = '@media (max-width: 75.99rem)'
