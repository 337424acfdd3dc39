import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import type { PhotoCipher } from '~/server/domain/cases/casePhotos'

const ALGORITHM = 'aes-256-gcm'
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16]

/** AES-256-GCM with a random key a photo, bound to its id. Sealed: nonce, ciphertext, tag. */
export const photoCipher: PhotoCipher = {
  seal(photo, id) {
    const [key, nonce] = [randomBytes(KEY_BYTES), randomBytes(NONCE_BYTES)]
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(id))
    const sealed = Buffer.concat([nonce, cipher.update(photo), cipher.final(), cipher.getAuthTag()])
    return { key: key.toString('base64url'), sealed }
  },

  open(sealed, { id, key }) {
    const nonce = sealed.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64url'), nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(id)).setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  },
}
