/** What a farmer replies to the question of a diagnosis. */
export const REPLIES = ['yes', 'no', 'cannotTell'] as const

/** How the plants are at a later look, against the diagnosis that it follows. */
export const PROGRESS = ['better', 'same', 'worse'] as const
export type Progress = (typeof PROGRESS)[number]
