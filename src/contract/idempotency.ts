import { PREVIEW_DAYS } from './limits'

/**
 * Makes a prediction safe to repeat: while on-device previews stay queued, the same account gets the same result for
 * the same key, in the requested language, and pays once. The same photo gets its result again for a day, with any key.
 * After deletion of the result its key is refused for the rest of that time; the same photo under another key is a new
 * request.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

/** 1 to 255 visible ASCII characters. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/** Minimum lifetime, across restarts. */
export const IDEMPOTENCY_KEY_HOURS = PREVIEW_DAYS * 24

/** For the same photo under another key, or without one. */
export const SAME_PHOTO_HOURS = 24
