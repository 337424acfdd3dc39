import { LANGUAGES } from './languages'
import { LIBRARY_SLUGS } from './library'
import { libraryPath } from './paths'

/** All library pages in all languages, for the server, the service worker and the sitemap. */
export const libraryPaths: readonly string[] = LANGUAGES.flatMap((language) => [
  libraryPath(language),
  ...LIBRARY_SLUGS.map((slug) => libraryPath(language, slug)),
])
