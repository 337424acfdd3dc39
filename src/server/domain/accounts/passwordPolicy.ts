import type { RegisterRequest } from '~/contract/credentials'

import { refuse } from '../domainError'
import type { CommonPasswords } from '../security'

const PRODUCT = 'jani'
/** Shorter pieces of an address occur in too many words. */
const MIN_PIECE_LENGTH = 3

/** Undefined for an acceptable password. Ignores case: it costs a guesser nothing. */
export function whyRefused({ password, email, username }: RegisterRequest, common: CommonPasswords) {
  const folded = fold(password)
  if (common.has(folded)) return 'passwordCommon'
  if (isOnlyNames(folded, namesOf(email, username))) return 'passwordOwnName'
  return undefined
}

/** Throws for a guessable password. */
export function requireUnguessable(chosen: RegisterRequest, common: CommonPasswords) {
  const refusal = whyRefused(chosen, common)
  if (refusal !== undefined) throw refuse('invalid', refusal, { field: 'password' })
}

/** Matches `wanjiru`, `WANJIRU-2026`, `jani.wanjiru!`: names with no other letters between them. */
function isOnlyNames(password: string, names: readonly string[]) {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), password)
  return rest !== password && !/\p{L}/u.test(rest)
}

/** Longest first: `wanjiru.kamau` must be removed before `kamau`. */
function namesOf(email: string, username: string) {
  const local = email.slice(0, email.indexOf('@'))
  const pieces = [local, ...local.split(/[\d._+-]+/)].filter((piece) => piece.length >= MIN_PIECE_LENGTH)
  const names = new Set([email, ...pieces, username, ...username.split(' '), PRODUCT].map(fold))
  return [...names].sort((a, b) => b.length - a.length)
}

/** Maps full-width letters and ligatures to ordinary ones. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase()
