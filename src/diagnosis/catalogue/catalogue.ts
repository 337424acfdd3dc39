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
import type { Entry } from './types'

/** The label of photos without a leaf. It has no entry, and is never offered as a diagnosis. */
export const NOT_A_LEAF = 'not_a_leaf'
/** The label of leaves of plants that are none of the crops. It has no entry either. */
export const OTHER_PLANT = 'other_plant'

/** Crops of the product for which no class can be judged yet: said wherever crops are listed. */
export const UNJUDGED_CROPS = ['peach', 'soybean', 'squash'] as const

export const entries: readonly Entry[] = [
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
]

const byLabel = new Map(entries.map((entry) => [entry.label, entry]))

/** True when this room can say something about the label: every label of a network but `NOT_A_LEAF` and `OTHER_PLANT` must pass. */
export const describes = (label: string): boolean => byLabel.has(label)

/** Throws a RangeError for a label without an entry. */
export function entryFor(label: string): Entry {
  const entry = byLabel.get(label)
  if (entry === undefined) throw new RangeError(`No catalogue entry for the label "${label}".`)
  return entry
}

/** What the labels of one crop have in common: the text before the three underscores. */
export const cropOf = (label: string): string => label.split('___')[0] ?? label

/** The crops as a farmer names them, in lower case, staples first. */
export const coveredCrops = (): readonly string[] => [...new Set(entries.map((entry) => entry.crop.toLowerCase()))]
