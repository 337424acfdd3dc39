import { DEFAULT_LANGUAGE } from '~/contract/languages'
import type { Language } from '~/contract/languages'

type LanguageSettings = {
  /** In the language itself, as is `switchTo`, the title of the button that leads to it. */
  name: string
  switchTo: string
  /** For `Intl`: dates and numbers as they are written in Kenya. */
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

/** The name of an installed app and its shortcuts are in its manifest. */
export const manifestOf = (language: Language) =>
  language === DEFAULT_LANGUAGE ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`
