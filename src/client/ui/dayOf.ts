/** The day by this phone's calendar, as in a date field: 2026-11-29. */
export const dayOf = (date: Date) => [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-')

const pad = (part: number) => String(part).padStart(2, '0')
