/** The languages of the app and of the API, the default first. */
export const LANGUAGES = ['en', 'sw'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE = LANGUAGES[0]

/** The language that an address asks for, when it does. */
export const languageOfPath = (pathname: string): Language | undefined =>
  LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE && pathname.startsWith(`/${language}/`))
