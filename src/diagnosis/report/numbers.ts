import { isOld } from '~/contract/age'

import { CONTACTS } from '../catalogue/contacts'
import type { Words } from '../words/types'

/** A telephone number that stays on one line: with no-break spaces. */
export const unbroken = (number: string) => number.replaceAll(' ', '\u00A0')

/** Every number that a sentence may name, as it stands there. */
export const contactNumbers: readonly string[] = Object.values(CONTACTS).flatMap(({ numbers }) => numbers.map(unbroken))

type Numbered = {
  numbers: readonly string[]
  source: { title: string } | null | undefined
  /** ISO 8601. */
  checkedOn: string
}

/** Where a number stands and when it was read there, or since when it was not; empty for a contact without a number. */
export function numberSource(
  name: string,
  { numbers, source, checkedOn }: Numbered,
  words: Words,
  today: number,
): string {
  if (!source || numbers.length === 0) return ''
  const { numberSource: say, numberNotRead } = words.phrases
  const known = say(name, source.title, Date.parse(checkedOn))
  return isOld(checkedOn, today) ? `${known} ${numberNotRead}` : known
}
