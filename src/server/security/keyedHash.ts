import { createHmac, hash, hkdfSync, webcrypto } from 'node:crypto'

import type { HashPhoto, KeyedHash } from '~/server/domain/security'

const KEY_BYTES = 32

/** A key of 256 bits for one purpose only, so that what one key signs never passes under another. */
export const deriveKey = (secret: string, purpose: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hkdfSync('sha256', secret, '', `jani ${purpose}`, KEY_BYTES))

/** There are so few e-mail addresses and networks that a bare hash could be guessed back. */
export function createKeyedHash(secret: string): KeyedHash {
  const key = deriveKey(secret, 'pseudonyms') // not to be renamed: stored hashes depend on it
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}

/** What the page sends is smaller, and hashed here in the time that it takes to ask another thread. 5 MB would block other requests. */
const HASHED_HERE_BYTES = 256 * 1024

/** SHA-256. */
export const hashPhoto: HashPhoto = async (photo) =>
  photo.length <= HASHED_HERE_BYTES
    ? hash('sha256', photo, 'base64url')
    : Buffer.from(await webcrypto.subtle.digest('SHA-256', photo)).toString('base64url')
