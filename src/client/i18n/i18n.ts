import i18next, { type ResourceKey } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next, useTranslation } from 'react-i18next'

import { DEFAULT_LANGUAGE, type Language } from '~/contract/languages'

import { en, type Messages } from './en/en'
import { languages, manifestOf } from './languageSettings'

type WordNamespaces = Record<(typeof WORDS)[number] | 'questions', object>
type Module = Record<string, ResourceKey>

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Messages & WordNamespaces
  }
}

/** Words of diagnoses load as namespaces, so that `useTranslation` waits for them; `~/diagnosis` stores them. */
export const WORDS = ['words', 'troubles'] as const
/** `questions`: those of the key, too. */
const areWords = (namespace: string) => ([...WORDS, 'questions'] as const).find((name) => name === namespace)

/** One chunk for each language and namespace. */
const backend = resourcesToBackend(async (language: Language, namespace: string) => {
  const words = areWords(namespace)
  if (words) {
    const { loadQuestions, loadTroubles, loadWords } = await import(/* webpackChunkName: "wordLoaders" */ '~/diagnosis')
    await { words: loadWords, troubles: loadTroubles, questions: loadQuestions }[words](language)
    return {}
  }
  const module = (await import(/* webpackChunkName: "texts-[request]" */ `./${language}/${namespace}.ts`)) as Module
  return module[namespace]
})

void i18next
  .use(backend)
  .use(initReactI18next)
  .init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: false, // each language has every text: Swahili does not load English as well
    ns: Object.keys(en),
    defaultNS: 'shell',
    resources: { [DEFAULT_LANGUAGE]: en },
    partialBundledLanguages: true,
    initAsync: false, // the prerendered page is hydrated with texts, not keys
    interpolation: { escapeValue: false }, // React escapes
    parseMissingKeyHandler: (key) => {
      throw new Error(`The text "${key}" has not arrived.`) // for the next error boundary, not a page of keys
    },
  })

i18next.on('languageChanged', (language) => {
  if (typeof document === 'undefined') return
  document.documentElement.lang = language
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestOf(language as Language))
})

/** Rejects, and changes nothing, if texts of the open pages or of these namespaces do not arrive. */
export async function changeLanguage(language: Language, namespaces: readonly string[] = []) {
  const wanted = [...new Set([i18next.options.ns ?? [], namespaces].flat())]
  const isMissing = (namespace: string) => !i18next.hasResourceBundle(language, namespace)
  if (wanted.some(isMissing)) await i18next.reloadResources([language], wanted.filter(isMissing))
  if (wanted.some(isMissing)) throw new Error(`The texts in "${language}" have not arrived.`)
  if (i18next.language !== language) await i18next.changeLanguage(language)
  void i18next.loadNamespaces(namespaces) // from now on each language loads them
}

export const useLanguage = () => useTranslation().i18n.language as Language

export const describeLanguage = (language: Language) => languages[language]

/** The time, after the day unless it is today. */
export function formatMoment(at: number, language: Language, now = new Date()) {
  const moment = new Date(at)
  const time = dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)
  const isToday = moment.toDateString() === now.toDateString()
  return isToday ? time : `${formatRecentDay(moment.toISOString(), language, now)}, ${time}`
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes a hundred times as long as using it. */
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${JSON.stringify(options)}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(languages[language].locale, options)
  dateFormats.set(key, format)
  return format
}

/** A day without a time is the same one in every time zone: west of Greenwich its midnight in UTC is the day before. */
const dateOf = (day: string) => new Date(day.includes('T') ? day : `${day}T00:00`)

/** A day such as 2026-11-23, written out or as 23/11/2026. */
export const formatDay = (day: string, language: Language, dateStyle: 'long' | 'short' = 'long') =>
  dateFormat(language, { dateStyle }).format(dateOf(day))

/** A day written out, without the current year. */
export function formatRecentDay(day: string, language: Language, now = new Date()) {
  const date = dateOf(day)
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return dateFormat(language, { day: 'numeric', month: 'long', year }).format(date)
}
