import { entryFor, isDisease } from '../catalogue/catalogue'
import type { Sign } from '../catalogue/pictures'
import { OTHER_PROBLEMS } from '../catalogue/types'
import type { EntryFacts, OtherProblem } from '../catalogue/types'
import type { Words } from '../words/types'

/** "Late blight", "A healthy leaf". */
export function conditionOf(entry: EntryFacts, words: Words): string {
  const own = words.entries[entryFor(entry.label).label]
  return isDisease(entry) && 'name' in own ? own.name : words.phrases.healthyLeaf
}

/** Shows what the check of an entry asks for: `/illustrations/<drawing>.svg`. */
export const checkDrawingOf = ({ checkDrawing, sign }: EntryFacts) => checkDrawing ?? `signs/${sign}`

/** The mark that a look-alike makes. */
export const signOf = (rival: string): Sign => (isProblem(rival) ? OTHER_PROBLEMS[rival] : entryFor(rival).sign)

/** The name of a look-alike, whether the catalogue has an entry for it or not. */
export function rivalName(rival: string, words: Words): string {
  return isProblem(rival) ? words.problems[rival] : conditionOf(entryFor(rival), words)
}

const isProblem = (id: string): id is OtherProblem => Object.hasOwn(OTHER_PROBLEMS, id)
