import { entryFor, isDisease } from '../catalogue/catalogue'
import { FOR_SERVER_ONLY, type Pictogram } from '../catalogue/pictures'
import type { CropId, EntryFacts } from '../catalogue/types'
import type { AskedTexts } from '../words/askedTypes'
import type { DiseaseWords, HealthyWords, Words } from '../words/types'

import { checkDrawingOf, rivalName, signOf } from './names'
import { ownSprayingLines, sprayingLines } from './spraying'

/**
 * Everything about one condition, for its report and library page. `today`: milliseconds since 1970, for the age of the
 * law. Throws a RangeError for an unknown label.
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
    actions: todayFor(entry, words).actions,
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

/** `isPreview`: without what only the server says. */
export type ReportDay = { today: number; isPreview: boolean; asked: AskedTexts }

export const adviceFor = (
  label: string,
  words: Words,
  { today, isPreview }: Pick<ReportDay, 'today' | 'isPreview'>,
): Advice => (isPreview ? previewAdviceOn : adviceOn)(label, words, today)

/** The same for a preview; what only the server says leaves an empty line in its place. */
function previewAdviceOn(label: string, words: Words, today: number): Advice {
  const advice = adviceOn(label, words, today)
  const { entry } = advice
  const { cause = false, next = [], protect = [], rivals = [] } = entry.forServerOnly ?? {}
  const without = (lines: readonly string[], places: readonly number[]) =>
    lines.map((line, index) => (places.includes(index) ? '' : line))
  const pictograms = todayFor(entry, words).pictograms
  return {
    ...advice,
    actions: advice.actions.map((action, index) =>
      FOR_SERVER_ONLY.has(pictograms[index] ?? '') || (index === 0 && isProtectable(entry)) ? '' : action,
    ),
    causes: without(advice.causes, cause ? [0] : []),
    lookAlikes: advice.lookAlikes.filter(({ id }) => rivals.every((one) => one !== id)),
    next: without(advice.next, next),
    protect: without(advice.protect, protect),
    alerts: advice.alerts.filter(({ kind }) => kind !== 'report'),
    ownSpraying: [],
    spraying: [],
  }
}

/** Actions left after today's, which the first screen shows. */
export const afterToday = ({ actions, next, entry }: Advice, { phrases }: Words): string[] => [
  ...actions.slice(MAX_ACTIONS),
  ...next,
  phrases.recheck(entry.recheckDays),
]

/** On the first screen. */
export const MAX_ACTIONS = 3

/** If a day counts, copper protects clean plants whatever a check will show. */
export const isProtectable = (entry: EntryFacts): boolean =>
  isDisease(entry) && entry.urgency === 'act' && entry.chemistry.includes('copper')

/** Crops dug up once, with no fruit to pick before a spray. */
const DUG_UP: ReadonlySet<CropId> = new Set<CropId>(['potato'])

/** How to protect clean plants, if a first step of any entry; otherwise undefined. */
export function protectionOf(entries: readonly EntryFacts[], { phrases }: Words): string | undefined {
  const protectable = entries.filter(isProtectable)
  if (protectable.length === 0) return undefined
  return phrases.urgentSpray(protectable.some(({ crop }) => !DUG_UP.has(crop)))
}

/** Once the sign is seen, protection no longer waits for the weather. */
export const protectNow = (actions: readonly string[], { phrases: { urgentSpray, provenSpray } }: Words): string[] =>
  actions.map((action) =>
    [true, false].reduce((text, ripens) => (text === urgentSpray(ripens) ? provenSpray(ripens) : text), action),
  )

/** Today's actions for one condition, most urgent first, each with its pictogram. */
export function todayFor(entry: EntryFacts, words: Words): { actions: string[]; pictograms: Pictogram[] } {
  const protection = protectionOf([entry], words)
  const { actions } = words.entries[entryFor(entry.label).label]
  return {
    actions: [...(protection === undefined ? [] : [protection]), ...actions],
    pictograms: [...(protection === undefined ? [] : (['clean-first'] as const)), ...entry.pictograms],
  }
}
