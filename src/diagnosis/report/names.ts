import { entryFor, isDisease } from '../catalogue/catalogue'
import type { EntryFacts } from '../catalogue/types'
import type { Words } from '../words/types'

/** "Late blight", "A healthy leaf". */
export function conditionOf(entry: EntryFacts, words: Words): string {
  const own = words.entries[entryFor(entry.label).label]
  return isDisease(entry) && 'name' in own ? own.name : words.phrases.healthyLeaf
}

/** The name of a look-alike, whether the catalogue has an entry for it or not. */
export function rivalName(rival: string, words: Words): string {
  return isProblem(rival, words) ? words.problems[rival] : conditionOf(entryFor(rival), words)
}

const isProblem = (id: string, { problems }: Words): id is keyof Words['problems'] => id in problems
