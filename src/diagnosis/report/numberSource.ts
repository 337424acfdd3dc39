import { isOld } from '~/contract/age'

import type { Words } from '../words/types'

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
