import type { RegisterRequest } from '~/contract/credentials'

import { refuse } from '../domainError'
import type { CommonPasswords } from '../security'

const PRODUCT = 'jani'
/** Shorter pieces of an address are in too many words to mean anything. */
const MIN_PIECE_LENGTH = 3

/** Why a password may not be chosen; undefined when it may. Upper and lower case make no difference to an attacker who guesses. */
export function whyRefused({ password, email, username }: RegisterRequest, common: CommonPasswords) {
  const folded = fold(password)
  if (common.has(folded)) return 'passwordCommon'
  if (isOnlyNames(folded, namesOf(email, username))) return 'passwordOwnName'
  return undefined
}

/** Throws when a password may not be chosen. */
export function requireUnguessable(chosen: RegisterRequest, common: CommonPasswords) {
  const refusal = whyRefused(chosen, common)
  if (refusal !== undefined) throw refuse('invalid', refusal, { field: 'password' })
}

/** `wanjiru`, `WANJIRU-2026`, `jani.wanjiru!`: names, and between them nothing with a letter in it. */
function isOnlyNames(password: string, names: readonly string[]) {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), password)
  return rest !== password && !/\p{L}/u.test(rest)
}

/** The longest first: `wanjiru.kamau` must be gone before `kamau` is looked for. */
function namesOf(email: string, username: string) {
  const local = email.slice(0, email.indexOf('@'))
  const pieces = [local, ...local.split(/[\d._+-]+/)].filter((piece) => piece.length >= MIN_PIECE_LENGTH)
  const names = new Set([email, ...pieces, username, ...username.split(' '), PRODUCT].map(fold))
  return [...names].sort((a, b) => b.length - a.length)
}

/** Full-width letters and ligatures are disguises of ordinary ones. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase()
