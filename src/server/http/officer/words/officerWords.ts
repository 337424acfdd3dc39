import type { Language } from '~/contract/languages'

import { en, type OfficerWords } from './en'
import { sw } from './sw'

const words: Record<Language, OfficerWords> = { en, sw }
const LOCALES: Record<Language, string> = { en: 'en-KE', sw: 'sw-KE' }

export const officerWordsIn = (language: Language) => words[language]

/** As in Kenya. */
export const dayIn = (language: Language, time: number) =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Africa/Nairobi' }).format(time)
