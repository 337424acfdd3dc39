import type { Language } from '../languages'

import { en } from './en'
import type { ErrorSentences } from './errors'
import { sw } from './sw'

const languages: Record<Language, ErrorSentences> = { en, sw }

export const sentencesIn = (language: Language): ErrorSentences => languages[language]
