import { dictionary } from '@zxcvbn-ts/language-common'

import type { CommonPasswords } from '~/server/domain/security'

/** 49,233 passwords from public leaks, in lower case, the most common first. */
export const commonPasswords: CommonPasswords = new Set(dictionary['passwords-common'])
