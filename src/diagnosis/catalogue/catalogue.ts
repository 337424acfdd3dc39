import { apple } from './apple'
import { bean } from './bean'
import { blueberry } from './blueberry'
import { cherry } from './cherry'
import { chilli } from './chilli'
import { grape } from './grape'
import { maize } from './maize'
import { orange } from './orange'
import { pepper } from './pepper'
import { potato } from './potato'
import { raspberry } from './raspberry'
import { strawberry } from './strawberry'
import { tomato } from './tomato'
import { CROPS, type AlertKind, type CropId, type DiseaseFacts, type EntryFacts } from './types'

const catalogue = [
  ...maize,
  ...tomato,
  ...potato,
  ...bean,
  ...chilli,
  ...pepper,
  ...apple,
  ...grape,
  ...orange,
  ...strawberry,
  ...cherry,
  ...blueberry,
  ...raspberry,
] as const

/** Each entry with its literal types, so that `words/` can be checked against it. */
export type KnownEntry = (typeof catalogue)[number]
export type Label = KnownEntry['label']

export const entries: readonly (EntryFacts & { label: Label })[] = catalogue

const byLabel = new Map<string, EntryFacts & { label: Label }>(entries.map((entry) => [entry.label, entry]))

/** True when the catalogue has an entry: every label of a network but `NOT_A_LEAF` and `OTHER_PLANT` must have one. */
export const describes = (label: string): label is Label => byLabel.has(label)

/** Throws a RangeError for a label without an entry. */
export function entryFor(label: string): EntryFacts & { label: Label } {
  const entry = byLabel.get(label)
  if (entry === undefined) throw new RangeError(`No catalogue entry for the label "${label}".`)
  return entry
}

export const isDisease = (entry: EntryFacts): entry is DiseaseFacts => entry.kind !== 'none'

export const hasAlert = (entry: EntryFacts, kind: AlertKind): boolean => isDisease(entry) && entry.alerts.includes(kind)

/** What the labels of one crop have in common: the text before the three underscores. */
export const cropOf = (label: string): string => label.split('___')[0] ?? label

/** What the labels of a crop begin with. */
export const labelPrefixOf = (crop: CropId): string =>
  cropOf(entries.find((entry) => entry.crop === crop)?.label ?? crop)

/** The crop whose labels begin so; throws a RangeError when there is none. */
export function cropIdOfPrefix(prefix: string): CropId {
  const entry = entries.find(({ label }) => cropOf(label) === prefix)
  if (entry === undefined) throw new RangeError(`No label begins with "${prefix}".`)
  return entry.crop
}

export const isCropId = (id: string): id is CropId => (CROPS as readonly string[]).includes(id)
