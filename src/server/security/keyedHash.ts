import { createHmac, hash, hkdfSync, webcrypto } from 'node:crypto'

import type { HashPhoto, KeyedHash } from '~/server/domain/security'

const KEY_BYTES = 32

/** A 256-bit key per purpose, so that a signature for one purpose never passes for another. */
export const deriveKey = (secret: string, purpose: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hkdfSync('sha256', secret, '', `jani ${purpose}`, KEY_BYTES))

/** E-mail addresses and networks are few enough to guess from a bare hash. */
export function createKeyedHash(secret: string): KeyedHash {
  const key = deriveKey(secret, 'pseudonyms') // never rename: stored hashes depend on it
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}

/** Photos from the app are smaller and hash faster here than on another thread. 5 MB would block requests. */
const HASHED_HERE_BYTES = 256 * 1024

export const hashPhoto: HashPhoto = async (photo) =>
  photo.length <= HASHED_HERE_BYTES
    ? hash('sha256', photo, 'base64url')
    : Buffer.from(await webcrypto.subtle.digest('SHA-256', photo)).toString('base64url')
