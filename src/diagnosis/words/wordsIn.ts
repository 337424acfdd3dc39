import type { Language } from '~/contract/languages'

import { en } from './en/en'
import { sw } from './sw/sw'
import type { Words } from './types'

const languages: Record<Language, Words> = { en, sw }

export const wordsIn = (language: Language): Words => languages[language]
