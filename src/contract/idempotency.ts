/**
 * Sent with a prediction, it makes repeating safe: for a day the same account gets the same answer under the same key,
 * in the language asked for, and pays once. Without a key the same photo is answered again for ten minutes.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

/** 1 to 255 visible ASCII characters. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/** At least this long, restarts included. */
export const IDEMPOTENCY_KEY_HOURS = 24
export const SAME_PHOTO_MINUTES = 10
