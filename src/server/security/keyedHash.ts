import { createHmac } from 'node:crypto'

import type { KeyedHash } from '~/server/domain/security'

import { deriveKey } from './deriveKey'

/** A keyed hash: e-mail addresses and networks are few enough to be tried out one by one against a bare one. */
export function createKeyedHash(secret: string): KeyedHash {
  const key = deriveKey(secret, 'pseudonyms')
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
