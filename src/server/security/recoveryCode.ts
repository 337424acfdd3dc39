import { randomInt } from 'node:crypto'

import { RECOVERY_WORDS } from './recoveryWords'

const WORDS_IN_CODE = 4

/** Four words, 44 random bits. */
export const newRecoveryCode = (): string =>
  Array.from({ length: WORDS_IN_CODE }, () => RECOVERY_WORDS[randomInt(RECOVERY_WORDS.length)]).join(' ')
