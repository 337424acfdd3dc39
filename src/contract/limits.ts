export const FREE_CREDITS = 5
export const CREDITS_PER_DIAGNOSIS = 1
export const FREE_DIAGNOSES = Math.floor(FREE_CREDITS / CREDITS_PER_DIAGNOSIS)
/** Answers of a plan within a day: one password for a village stops here, no farmer does. */
export const FAIR_USE_PER_DAY = 100
/** Per scan. */
export const MAX_PHOTOS = 6
/** Named fields per account, and the length of a name. */
export const MAX_PLOTS = 20
export const PLOT_LENGTH = 30
/** Field notes per account and per request. */
export const MAX_NOTES = 500
export const MAX_NOTES_AT_ONCE = 50
/** Sick plants, or leaves, in a field note. */
export const MAX_SICK = 300
/** Length of an active ingredient. */
export const SUBSTANCE_LENGTH = 80
export const MAX_HARVEST_DAYS = 365
/** Length of the history. */
export const HISTORY_LENGTH = 10
/** Older answers a page, with a plan. */
export const HISTORY_PAGE = 20
/** Plants are due from the recheck day on for this long: after that they have recovered or died. */
export const DUE_DAYS = 14
/** Older answers in the history, because their plants are due. */
export const MAX_DUE = 30
/** Answers whose advice is compared with that of today, and older ones in the history because it has changed. */
export const MAX_ADVICE = 200
export const MAX_CHANGED = 10
/** The history with older answers, and as many refusals as answers. */
export const MAX_LISTED = 2 * HISTORY_LENGTH + MAX_DUE + MAX_CHANGED
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
/** Scans in a phone's queue, and their lifetime there. */
export const MAX_QUEUED_SCANS = 20
export const QUEUE_DAYS = 7
/** Copies of an answered scan stay on the phone so long, to be given to a person. */
export const COPY_DAYS = 7
/** On-device previews may wait longer to become diagnoses. */
export const PREVIEW_DAYS = 30
/** The client's timeout of a call; of an upload, since its last progress. */
export const API_TIMEOUT_MS = 10_000
export const PASSWORD_LENGTH = { min: 8, max: 125 } as const
/** Lifetimes of the reset and confirmation links in mails. */
export const RESET_LINK_MINUTES = 30
export const CONFIRMATION_LINK_DAYS = 3
/** Lifetime of the link against a change, and of a former address as a way to find the account. */
export const OBJECTION_DAYS = 7

/** Plants, or trees, that a count looks at. */
export const COUNTED_PLANTS = [10, 20, 30] as const
/** Per cent of a leaf that marks cover, each drawn in `public/illustrations/area`. */
export const SICK_AREAS = [1, 5, 10, 25, 50] as const
/** Typed to or by an expert, or by an officer. */
export const CASE_TEXT_LENGTH = 300
/** Of a photo that is kept for a case; the app's copies are smaller. */
export const MAX_CASE_PHOTO_BYTES = 1024 * 1024
/** Photos of a case are deleted so long after its answer, or after it was asked if none comes. */
export const CASE_PHOTO_DAYS = 30
export const UNANSWERED_PHOTO_DAYS = 60
/** Photos given to teach wait at most so long for a pack. */
export const TEACHING_PHOTO_DAYS = 365
