import { DEFAULT_PLACE } from '~/contract/countries'
import type { SprayNote } from '~/contract/notes'

import { describes, entryFor } from '../catalogue/catalogue'
import { SUBSTANCES, type Substance } from '../catalogue/substances'
import { isTroubleId, troubleFor } from '../catalogue/troubles/troubles'
import { barredLines } from '../report/spraying'
import type { Words } from '../words/types'

const DAY_MS = 24 * 3_600_000
/**
 * "Not the same group on the next generation" (IRAC); a generation of diamondback takes about 18 days (Pacific Pests 535).
 * Several sprays of one group within it are allowed.
 */
const GENERATION_DAYS = 21

type Spray = Pick<SprayNote, 'crop' | 'plot' | 'substance' | 'group' | 'day' | 'daysToHarvest' | 'against'>

/** The first day on which the label allows to harvest, such as 2026-12-09; null where no label was read. */
export function harvestFrom({ day, daysToHarvest }: Spray): string | null {
  if (daysToHarvest === null) return null
  return new Date(Date.parse(day) + daysToHarvest * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The latest of the days before which nothing may be picked of this crop on this field; `unknown`: of one spray no label
 * was read. Null where nothing was sprayed, or all is over on `today`.
 */
export function waitOf(sprays: readonly Spray[], place: Pick<Spray, 'crop' | 'plot'>, today: string) {
  const own = sprays.filter(({ crop, plot }) => crop === place.crop && plot === place.plot)
  const days = own.map(harvestFrom)
  if (days.includes(null)) return 'unknown' as const
  const last = days
    .filter((day) => day !== null)
    .sort()
    .at(-1)
  return last !== undefined && last > today ? last : null
}

/** Germs have a rule of their own, by the label. */
const isAgainstPest = (against: string | null) => {
  if (against === null) return true
  const kind = isTroubleId(against) ? troubleFor(against).kind : describes(against) ? entryFor(against).kind : null
  return kind === null || kind === 'insect' || kind === 'mite'
}

/** Labels say M1 or M01. */
const codeOf = (group: string) => group.toUpperCase().replace(/^([A-Z]*)0+(?=\d)/, '$1')

/**
 * The day since which only this group was sprayed on this crop and field, if the next generation of the pest is there on
 * the day of the spray; undefined otherwise, without a group, or against a germ.
 */
export function groupSince(earlier: readonly Spray[], spray: Spray): string | undefined {
  if (spray.group === null || !isAgainstPest(spray.against)) return undefined
  const group = codeOf(spray.group)
  const own = earlier
    .filter((one) => one.crop === spray.crop && one.plot === spray.plot && one.day <= spray.day)
    .filter((one) => one.group !== null && isAgainstPest(one.against))
    .sort((one, other) => other.day.localeCompare(one.day))
  const other = own.findIndex((one) => codeOf(one.group ?? '') !== group)
  const first = own.slice(0, other === -1 ? undefined : other).at(-1)
  if (first === undefined || Date.parse(spray.day) - Date.parse(first.day) < GENERATION_DAYS * DAY_MS) return undefined
  return first.day
}

/** What the law is known to say against the substances that a label or a name typed from it names; Kenya's only. */
export function barredIn(typed: string, words: Words, today: number): string[] {
  if (words.place !== DEFAULT_PLACE) return []
  const text = typed.toLowerCase()
  const known: readonly (readonly [string, Substance])[] = Object.entries(SUBSTANCES)
  const named = known.filter(([, { name }]) => text.includes(name.toLowerCase().replace(/ \(.*/, '')))
  return barredLines(
    named.map(([id]) => id as keyof typeof SUBSTANCES),
    words,
    today,
  )
}

/** Such as 5, of "IRAC 5"; null without one. */
function groupOnLabel(group: string): string | null {
  const [, code] = /^(?:FRAC|IRAC) (\S+)$/.exec(group) ?? []
  return code === undefined ? null : codeOf(code)
}

/** Names to choose from as on a label, and the group that stands beside. */
export const labelNames: readonly { name: string; group: string | null }[] = Object.values(SUBSTANCES)
  .filter(({ group }) => !group.startsWith('HRAC'))
  .map(({ name, group }) => ({ name, group: groupOnLabel(group) }))
  .sort((one, other) => one.name.localeCompare(other.name))
