import { randomInt } from 'node:crypto'

import type { Language } from '~/contract/languages'

import { en } from './recoveryWords/en'
import { sw } from './recoveryWords/sw'

export const RECOVERY_WORDS: Readonly<Record<Language, readonly string[]>> = { en, sw }

const WORDS_IN_CODE = 4

/** Four words: 44 random bits in English, 42 in Swahili. */
export function newRecoveryCode(language: Language): string {
  const words = RECOVERY_WORDS[language]
  return Array.from({ length: WORDS_IN_CODE }, () => words[randomInt(words.length)]).join(' ')
}
