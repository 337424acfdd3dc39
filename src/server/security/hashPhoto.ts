import { hash, webcrypto } from 'node:crypto'

import type { HashPhoto } from '~/server/domain/security'

/** What the page sends is smaller, and hashed here in the time that it takes to ask another thread. 5 MB would hold up everybody else. */
const HASHED_HERE_BYTES = 256 * 1024

/** SHA-256. */
export const hashPhoto: HashPhoto = async (photo) =>
  photo.length <= HASHED_HERE_BYTES
    ? hash('sha256', photo, 'base64url')
    : Buffer.from(await webcrypto.subtle.digest('SHA-256', photo)).toString('base64url')
