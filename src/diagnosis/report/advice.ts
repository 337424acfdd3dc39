import { entryFor, isDisease } from '../catalogue/catalogue'
import type { EntryFacts } from '../catalogue/types'
import type { DiseaseWords, HealthyWords, Words } from '../words/types'

import { checkDrawingOf, rivalName, signOf } from './names'
import { ownSprayingLines, sprayingLines } from './spraying'

/**
 * All that is said about one condition, for its report and its page in the library. `today`: milliseconds since 1970, for
 * the age of what is known of the law. Throws a RangeError for an unknown label.
 */
export function adviceOn(label: string, words: Words, today: number) {
  const known = entryFor(label)
  const entry: EntryFacts = known
  const own: DiseaseWords | HealthyWords = words.entries[known.label]
  const disease = isDisease(entry) && 'cause' in own ? { entry, own } : null
  return {
    entry,
    isDisease: disease !== null,
    check: { ...own.check, drawing: checkDrawingOf(entry) },
    actions: own.actions,
    next: own.next,
    alerts: disease ? disease.entry.alerts.map((kind) => ({ kind, text: disease.own.alerts[kind] ?? '' })) : [],
    signs: disease?.own.signs ?? [],
    causes: disease ? [disease.own.cause, disease.own.favouredBy] : [],
    ownSpraying: disease ? ownSprayingLines(disease.entry, disease.own, words, today) : [own.doNotSpray],
    spraying: disease ? sprayingLines(disease.entry, disease.own, words, today) : [own.doNotSpray],
    lookAlikes: entry.rivals.map((id) => ({
      id,
      sign: signOf(id),
      name: rivalName(id, words),
      difference: own.rivals[id] ?? '',
    })),
    protect: own.protect,
    harvest: disease ? [disease.own.harvest] : [],
    cannotShow: own.cannotShow,
    notCovered: 'notCovered' in own ? [own.notCovered] : [],
  }
}

export type Advice = ReturnType<typeof adviceOn>

/** What is left to do once today's actions, which the first screen shows, are done. */
export const afterToday = ({ actions, next, entry }: Advice, { phrases }: Words): string[] => [
  ...actions.slice(MAX_ACTIONS),
  ...next,
  phrases.lookAgain(entry.recheckDays),
]

/** Of the first screen. */
export const MAX_ACTIONS = 3
