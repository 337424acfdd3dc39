import { webcrypto } from 'node:crypto'

import type { HashPhoto } from '~/server/domain/security'

/** SHA-256, off the main thread: a photo of 5 MB would hold up everybody else. */
export const hashPhoto: HashPhoto = async (photo) =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', photo)).toString('base64url')
