/** The languages of the app and of the API, the default first. */
export const LANGUAGES = ['en', 'sw'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE = LANGUAGES[0]

/** The language that an address asks for, when it does. */
export const languageOfPath = (pathname: string): Language | undefined =>
  LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE && pathname.startsWith(`/${language}/`))

/** The same address without a language in front. */
export function withoutLanguage(pathname: string): string {
  const language = languageOfPath(pathname)
  return language === undefined ? pathname : pathname.slice(language.length + 1)
}
