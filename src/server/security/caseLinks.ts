import { createHash, createHmac, randomBytes } from 'node:crypto'

import type { CaseLinks } from '~/server/domain/cases/farmersCases'

import { deriveKey } from './keyedHash'

const SALT_BYTES = 16
/** 128 bits cannot be guessed. */
const SECRET_BYTES = 16

/** The database has salt and hash: without the server's secret no link can be made of them. */
export function createCaseLinks(secret: string): CaseLinks {
  const key = deriveKey(secret, 'links to cases')
  return {
    newSalt: () => randomBytes(SALT_BYTES).toString('base64url'),
    secretOf: (salt) => createHmac('sha256', key).update(salt).digest().subarray(0, SECRET_BYTES).toString('base64url'),
    hashOf: (linkSecret) => createHash('sha256').update(linkSecret).digest('base64url'),
  }
}
