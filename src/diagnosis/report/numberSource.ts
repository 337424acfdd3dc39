import type { Words } from '../words/types'

type Numbered = {
  numbers: readonly string[]
  source: { title: string } | null | undefined
  /** ISO 8601. */
  checkedOn: string
}

/** Where a number stands and when it was read there; empty for a contact without a number. */
export const numberSource = (name: string, { numbers, source, checkedOn }: Numbered, { phrases }: Words): string =>
  source && numbers.length > 0 ? phrases.numberSource(name, source.title, Date.parse(checkedOn)) : ''
