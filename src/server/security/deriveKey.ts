import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** A key of 256 bits for one purpose only, so that what one key signs never passes under another. */
export const deriveKey = (secret: string, purpose: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hkdfSync('sha256', secret, '', `jani ${purpose}`, KEY_BYTES))
