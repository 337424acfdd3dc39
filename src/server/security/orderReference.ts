import { randomInt } from 'node:crypto'

/** Without signs that look alike in a message or on paper: 0 O, 1 I L, 5 S, 2 Z, 8 B, U V. */
const SIGNS = '34679ACDEFGHJKMNPQRTWXY'
const LENGTH = 12

/** 54 random bits: enough that no guess meets an order; short enough to type on a phone. */
export const newReference = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
