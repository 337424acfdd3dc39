import { DEFAULT_LANGUAGE } from '~/contract/languages'
import type { Language } from '~/contract/languages'

/** A placeholder, as in `public/robots.txt`. */
export const SITE_URL = 'https://jani.example'

type Version = { language: Language; path: string }

/** The attributes of the `<link>` elements that tell search engines a page's own address and its other languages. */
export const addressLinks = (path: string, versions: readonly Version[]): Record<string, string>[] => [
  { rel: 'canonical', href: SITE_URL + path },
  ...versions.map((version) => ({ rel: 'alternate', hreflang: version.language, href: SITE_URL + version.path })),
  ...versions
    .filter(({ language }) => language === DEFAULT_LANGUAGE)
    .map((version) => ({ rel: 'alternate', hreflang: 'x-default', href: SITE_URL + version.path })),
]
