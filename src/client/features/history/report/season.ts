import { dayOf } from '~/client/ui/dayOf'

/** Days by this phone's calendar, as in a date field: both belong to the range. */
export type DayRange = { from: string; to: string }
/** `years`: 2026, or 2026/27. */
export type Season = DayRange & { kind: 'long' | 'short'; years: string }

const SHOWN_SEASONS = 4

/** The long rains (March to July) and the short rains (October to January) that have begun, the latest first. */
export function seasonsUntil(now: Date): readonly [Season, ...Season[]] {
  const today = dayOf(now)
  const year = now.getFullYear()
  const others = [
    longRainsOf(year),
    shortRainsOf(year - 1),
    longRainsOf(year - 1),
    shortRainsOf(year - 2),
    longRainsOf(year - 2),
  ]
  const [first = longRainsOf(year), ...rest] = [shortRainsOf(year), ...others].filter(({ from }) => from <= today)
  return [first, ...rest.slice(0, SHOWN_SEASONS - 1)]
}

const longRainsOf = (year: number): Season => ({
  kind: 'long',
  years: String(year),
  from: `${year}-03-01`,
  to: `${year}-07-31`,
})

const shortRainsOf = (year: number): Season => ({
  kind: 'short',
  years: `${year}/${String(year + 1).slice(-2)}`,
  from: `${year}-10-01`,
  to: `${year + 1}-01-31`,
})

/** Midnight by this phone's clock at which a day begins, or with `days` one so many days later. */
export function midnightOf(day: string, days = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + days)
}

export const hasDay = ({ from, to }: DayRange, day: string) => from <= day && day <= to

export const isWithin = (createdAt: string, range: DayRange) => hasDay(range, dayOf(new Date(createdAt)))
