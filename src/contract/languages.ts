/** The languages of the app and of the API, the default first. */
export const LANGUAGES = ['en', 'sw'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE = LANGUAGES[0]
