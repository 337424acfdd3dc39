import { LOOK_DAYS } from './limits'

/**
 * Sent with a prediction, it makes repeating safe: for as long as looks wait on a phone, the same account gets the same
 * result under the same key, in the language asked for, and pays once. The same photo is answered again for a day,
 * whatever the key. Once the result is deleted, its key is refused for the rest of that time, and the same photo under
 * another key is a new request.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

/** 1 to 255 visible ASCII characters. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/** At least this long, restarts included. */
export const IDEMPOTENCY_KEY_HOURS = LOOK_DAYS * 24

/** The same photo under another key, or without one. */
export const SAME_PHOTO_HOURS = 24
