import { createHmac } from 'node:crypto'

import type { KeyedHash } from '~/server/domain/security'

import { deriveKey } from './deriveKey'

/** There are so few e-mail addresses and networks that a bare hash could be guessed back. */
export function createKeyedHash(secret: string): KeyedHash {
  const key = deriveKey(secret, 'pseudonyms') // not to be renamed: stored hashes depend on it
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
