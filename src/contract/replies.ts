export const REPLIES = ['yes', 'no', 'cannotTell'] as const

/** State of the plants at a follow-up, compared with the earlier diagnosis. */
export const PROGRESS = ['better', 'same', 'worse'] as const
export type Progress = (typeof PROGRESS)[number]
