import type { Grounds } from './sources'
import type { SubstanceId, SuggestionId } from './substances'

/** Decides which product can work at all. */
export type DiseaseKind = 'fungus' | 'oomycete' | 'bacterium' | 'virus' | 'mite' | 'insect' | 'disorder'

/** Tells a neighbour in looks from the entry it stands in. With a `label`, the catalogue describes that neighbour too. */
export type LookAlike = ({ label: string } | { name: string }) & { check: string }

export type Chemistry =
  | { kind: 'lastResort'; options: readonly [SuggestionId, ...SuggestionId[]]; timing: string }
  | { kind: 'none'; reason: string }

/** What must be said before any advice: there is no cure, somebody must be told, or the photo alone is not to be believed. */
export type Alert = { kind: 'noCure' | 'report' | 'unlikely' | 'limit'; says: string }

/**
 * What the sentences of an entry rest on. `signs`: those about how it looks, the tell-tale and the look-alikes.
 * `control`: what to do, to use, to avoid and to leave. What a photo cannot show, and what this tool does not look
 * for, are statements about the tool.
 */
type HealthyGrounds = { signs: Grounds; control: Grounds }
/** `identity`: name, kind and organism. `spread`: what favours it and how fast it is. */
type DiseaseGrounds = HealthyGrounds & { identity: Grounds; spread: Grounds }

type Described = {
  /** Exactly as in `labels.json`. */
  label: string
  /** As a farmer says it, for a heading. */
  crop: string
  /** The one check in the field that speaks for this entry, whatever the rivals are. */
  tellTale: string
  lookAlikes: readonly LookAlike[]
  doToday: readonly string[]
  cultural: readonly string[]
  biological: readonly string[]
  protect: readonly string[]
  whenNotToSpray: string
  /** What a photo of a leaf can never show about this. */
  cannotShow: string
  recheckDays: number
}

export type DiseaseEntry = Described & {
  kind: DiseaseKind
  /** As in a heading, lower case but for proper names. */
  disease: string
  /** Scientific name of the cause, with a synonym where growers know that better. */
  organism: string
  signs: { leaf: string; under?: string; plant?: string }
  favouredBy: string
  speed: string
  chemistry: Chemistry
  /** Sold or recommended elsewhere for this, but barred or doubtful in Kenya. */
  avoid: readonly SubstanceId[]
  alerts: readonly Alert[]
  grounds: DiseaseGrounds
}

export type HealthyEntry = Described & {
  kind: 'none'
  /** What this tool does not look for on this crop. */
  notCovered: string
  grounds: HealthyGrounds
}

/** Every sentence is written for a farmer: plain words, metric units, no brand, no dose. */
export type Entry = DiseaseEntry | HealthyEntry
