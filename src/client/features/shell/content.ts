import { paths } from '~/contract/paths'

export const BRAND = 'Jani'
export const FOOTER_BRAND = 'Jani Agritech Farm'

/** `name`: of its text among the messages. */
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
