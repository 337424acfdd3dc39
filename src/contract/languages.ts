/** The languages of the app and of the API, the default first. */
export const LANGUAGES = ['en', 'sw'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE = LANGUAGES[0]

/** Holds the language that was chosen in a browser, and nothing else: the server sends pages in it. */
export const LANGUAGE_COOKIE = 'language'

/** The first one of ours among those that a person likes, best first, such as `sw-KE`. */
export const firstOfOurs = (tags: readonly (string | null | undefined)[]): Language | undefined =>
  tags.map((tag) => LANGUAGES.find((language) => language === tag?.split('-')[0])).find((found) => found !== undefined)

/** The language that an address asks for, when it does. */
export const languageOfPath = (pathname: string): Language | undefined =>
  LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE && pathname.startsWith(`/${language}/`))

/** The same address without a language in front. */
export function withoutLanguage(pathname: string): string {
  const language = languageOfPath(pathname)
  return language === undefined ? pathname : pathname.slice(language.length + 1)
}
