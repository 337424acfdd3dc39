/** Languages of the app and the API, the default first. */
export const LANGUAGES = ['en', 'sw'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE = LANGUAGES[0]

/** Holds the language chosen in a browser, and nothing else: the server sends pages in it. */
export const LANGUAGE_COOKIE = 'language'

/** The first supported language among a user's tags, best first, such as `sw-KE`. */
export const firstOfOurs = (tags: readonly (string | null | undefined)[]): Language | undefined =>
  tags.map((tag) => LANGUAGES.find((language) => language === tag?.split('-')[0])).find((found) => found !== undefined)

/** Undefined for the default language, which has no prefix. */
export const languageOfPath = (pathname: string): Language | undefined =>
  LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE && pathname.startsWith(`/${language}/`))

/** The path without its language prefix. */
export function withoutLanguage(pathname: string): string {
  const language = languageOfPath(pathname)
  return language === undefined ? pathname : pathname.slice(language.length + 1)
}
