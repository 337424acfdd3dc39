export const FREE_CREDITS = 5
export const CREDITS_PER_DIAGNOSIS = 1
/** What a new account can pay for. */
export const FREE_DIAGNOSES = Math.floor(FREE_CREDITS / CREDITS_PER_DIAGNOSIS)
/** Of one field, for one result. */
export const MAX_PHOTOS = 6
/** Fields that an account can name, and the length of a name. */
export const MAX_PLOTS = 20
export const PLOT_LENGTH = 30
/** Diagnoses that the history lists. */
export const HISTORY_LENGTH = 10
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
/** Sets of photos that wait on a phone for a network, and for how long. */
export const MAX_WAITING_SETS = 20
export const WAITING_DAYS = 7
/** What a phone has looked at by itself may wait longer to become a diagnosis. */
export const LOOK_DAYS = 30
/** The client gives up on a call after this long; on an upload, so long after its last progress. */
export const API_TIMEOUT_MS = 10_000
export const PASSWORD_LENGTH = { min: 8, max: 125 } as const
/** What the reset and confirmation links of a mail may still be used for. */
export const RESET_LINK_MINUTES = 30
export const CONFIRMATION_LINK_DAYS = 3
/** How long the link against a change works, and how long an account is also found by its former address. */
export const OBJECTION_DAYS = 7
