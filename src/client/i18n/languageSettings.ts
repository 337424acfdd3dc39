import { DEFAULT_LANGUAGE, type Language } from '~/contract/languages'

type LanguageSettings = {
  /** In the language itself, like `switchTo`, the title of its button. */
  name: string
  switchTo: string
  /** For `Intl`: dates and numbers as written in Kenya. */
  locale: string
}

export const languages: Record<Language, LanguageSettings> = {
  en: {
    name: 'English',
    switchTo: 'Change the language to English',
    locale: 'en-GB',
  },
  sw: {
    name: 'Kiswahili',
    switchTo: 'Badilisha lugha iwe Kiswahili',
    locale: 'sw-KE',
  },
}

/** The manifest holds the name of the installed app and its shortcuts. */
export const manifestOf = (language: Language) =>
  language === DEFAULT_LANGUAGE ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`
