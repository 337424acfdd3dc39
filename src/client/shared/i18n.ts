import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'

import { en } from '~/client/messages/en/en'
import type { Messages, PageNamespace } from '~/client/messages/en/en'
import { languages, manifestOf } from '~/client/messages/languages'
import { DEFAULT_LANGUAGE } from '~/contract/languages'
import type { Language } from '~/contract/languages'

declare module 'i18next' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Messages
  }
}

void i18next.use(initReactI18next).init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: 'shell',
  resources: { [DEFAULT_LANGUAGE]: en },
  initAsync: false, // the prerendered page is hydrated with texts, not keys
  interpolation: { escapeValue: false }, // React escapes
  react: { useSuspense: false },
})

i18next.on('languageChanged', (language) => {
  if (typeof document === 'undefined') return
  document.documentElement.lang = language
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestOf(language as Language))
})

type LoadTexts = (language: Language) => Promise<void>

/** Of screens that bring texts of their own. */
const moreTexts = new Set<LoadTexts>()

/** Of screens that have been opened. */
const pageNamespaces = new Set<PageNamespace>()

/** Loads texts of a page in the language of the app, now and before each change of it. */
export async function loadNamespaces(namespaces: readonly PageNamespace[]) {
  for (const namespace of namespaces) pageNamespaces.add(namespace)
  await loadPageMessages(i18next.language as Language)
}

/** Loads texts in the language of the app, now and before each change of it. */
export async function loadWithLanguage(load: LoadTexts) {
  moreTexts.add(load)
  await load(i18next.language as Language)
}

/** Rejects, and changes nothing, when the texts do not arrive. */
export async function changeLanguage(language: Language) {
  await Promise.all([
    loadMessages(language),
    loadPageMessages(language),
    ...[...moreTexts].map((load) => load(language)),
  ])
  if (i18next.language !== language) await i18next.changeLanguage(language)
}

export async function loadMessages(language: Language) {
  if (!i18next.hasResourceBundle(language, 'shell')) addMessages(language, await languages[language].load())
}

async function loadPageMessages(language: Language) {
  const missing = [...pageNamespaces].filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  for (const messages of await Promise.all(missing.map(languages[language].loadPage))) addMessages(language, messages)
}

function addMessages(language: Language, messages: Partial<Messages>) {
  for (const [namespace, texts] of Object.entries(messages)) i18next.addResourceBundle(language, namespace, texts)
}

export const useLanguage = () => useTranslation().i18n.language as Language

/** Its name and how to switch to it, in the language itself. */
export const describeLanguage = (language: Language) => languages[language]

/** The time of today, or the day of another one. */
export function formatMoment(at: number, language: Language) {
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date().toDateString()
  const style = isToday
    ? ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const)
    : ({ dateStyle: 'long' } as const)
  return { isToday, text: new Intl.DateTimeFormat(languages[language].locale, style).format(moment) }
}

/** A day such as 2026-11-23, written out or as 23/11/2026. */
export const formatDay = (day: string, language: Language, dateStyle: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle }).format(new Date(day))
