export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** Nairobi has no daylight saving time. */
export const NAIROBI_MS = 3 * HOUR_MS

/** Days since 1970 in Nairobi. */
export const dayOf = (time: number) => Math.floor((time + NAIROBI_MS) / DAY_MS)
