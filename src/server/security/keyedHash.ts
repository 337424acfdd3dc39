import { createHmac, hkdfSync } from 'node:crypto'

import type { KeyedHash } from '~/server/domain/security'

const KEY_BYTES = 32

/** A key of 256 bits for one purpose only, so that what one key signs never passes under another. */
export const deriveKey = (secret: string, purpose: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hkdfSync('sha256', secret, '', `jani ${purpose}`, KEY_BYTES))

/** There are so few e-mail addresses and networks that a bare hash could be guessed back. */
export function createKeyedHash(secret: string): KeyedHash {
  const key = deriveKey(secret, 'pseudonyms') // not to be renamed: stored hashes depend on it
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
