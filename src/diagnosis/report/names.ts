import { entryFor, isDisease } from '../catalogue/catalogue'
import type { Sign } from '../catalogue/pictures'
import { OTHER_PROBLEMS, type EntryFacts, type OtherProblem } from '../catalogue/types'
import type { Words } from '../words/types'

/** "Late blight", "A healthy leaf". */
export function conditionOf(entry: EntryFacts, words: Words): string {
  const own = words.entries[entryFor(entry.label).label]
  return isDisease(entry) && 'name' in own ? own.name : words.phrases.healthyLeaf
}

/** Drawing for an entry's check: `/illustrations/<drawing>.svg`. */
export const checkDrawingOf = ({ checkDrawing, sign }: EntryFacts) => checkDrawing ?? `signs/${sign}`

/** The mark of a look-alike. */
export const signOf = (rival: string): Sign => (isProblem(rival) ? OTHER_PROBLEMS[rival] : entryFor(rival).sign)

/** Name of a look-alike, in the catalogue or not. */
export function rivalName(rival: string, words: Words): string {
  return isProblem(rival) ? words.problems[rival] : conditionOf(entryFor(rival), words)
}

const isProblem = (id: string): id is OtherProblem => Object.hasOwn(OTHER_PROBLEMS, id)
