import { DEFAULT_LANGUAGE } from '~/contract/languages'
import type { Language } from '~/contract/languages'

import { en } from './en/en'
import type { CoreMessages, Messages, PageNamespace } from './en/en'

type LanguageSettings = {
  /** In the language itself, as is `switchTo`, the title of the button that leads to it. */
  name: string
  switchTo: string
  /** For `Intl`: dates and numbers as they are written in Kenya. */
  locale: string
  load: () => Promise<CoreMessages>
  /** Each file is a script of its own. */
  loadPage: (namespace: PageNamespace) => Promise<Partial<Messages>>
}

/** English is part of the app, but for the texts of single pages; any other language is loaded when it is chosen. */
export const languages: Record<Language, LanguageSettings> = {
  en: {
    name: 'English',
    switchTo: 'Change the language to English',
    locale: 'en-GB',
    load: async () => en,
    loadPage: async (namespace) =>
      (await import(
        /* webpackChunkName: "texts-en-[request]" */
        /* webpackInclude: /(account|auth|diagnosis|history|landing|library|look|notices|refusals|share|waiting)\.ts$/ */
        `./en/${namespace}`
      )) as Partial<Messages>,
  },
  sw: {
    name: 'Kiswahili',
    switchTo: 'Badilisha lugha iwe Kiswahili',
    locale: 'sw-KE',
    load: async () => (await import(/* webpackChunkName: "texts-sw" */ './sw/sw')).sw,
    loadPage: async (namespace) =>
      (await import(
        /* webpackChunkName: "texts-sw-[request]" */
        /* webpackInclude: /(account|auth|diagnosis|history|landing|library|look|notices|refusals|share|waiting)\.ts$/ */
        `./sw/${namespace}`
      )) as Partial<Messages>,
  },
}

/** The name of an installed app and its shortcuts are in its manifest. */
export const manifestOf = (language: Language) =>
  language === DEFAULT_LANGUAGE ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`
