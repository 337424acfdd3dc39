import { ECDH } from 'node:crypto'

/** Whether this is a point of the curve on which browsers have their keys (P-256), in base64url. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
