import type { CropId } from '~/contract/crops'

import type { Drawing, Pictogram } from './pictures'
import type { Grounds } from './sources'
import type { SubstanceId, SuggestionId } from './substances'

export { CROPS } from '~/contract/crops'
export type { CropId } from '~/contract/crops'

/** Crops of the product that no label exists for: named wherever crops are listed. */
export const UNJUDGED_CROPS = ['peach', 'soybean', 'squash'] as const
export type UnjudgedCropId = (typeof UNJUDGED_CROPS)[number]

/** Look-alikes that the network has no label for. */
export const OTHER_PROBLEMS = [
  'anthracnose',
  'aphids',
  'bacterialSpot',
  'blackLeafMould',
  'brownRugoseVirus',
  'cercosporaLeafSpot',
  'citrusScab',
  'commonBacterialBlight',
  'downyMildew',
  'drySoil',
  'dustOrSprayMarks',
  'frost',
  'greasySpotOrMelanose',
  'lackOfFood',
  'lackOfFoodOrSprayBurn',
  'lackOfFoodOrWater',
  'lackOfMagnesiumOrPotassium',
  'lackOfZinc',
  'leafCurlOrMosaicVirus',
  'leafCurlVirus',
  'maizeLethalNecrosis',
  'rootRotOrWetSoil',
  'southernRust',
  'stemBorer',
  'sunOrSprayBurn',
  'weedKillerDrift',
] as const
export type OtherProblem = (typeof OTHER_PROBLEMS)[number]

/** Decides which product can work at all. */
export type DiseaseKind = 'fungus' | 'oomycete' | 'bacterium' | 'virus' | 'mite' | 'insect' | 'disorder'

/**
 * What a report must say before any advice. `noCure`: a sick plant stays sick. `report`: somebody must be told.
 * `quarantine`: nothing of the plant may leave the farm. `unlikely`: not known in Kenya, or hardly. `limit`: a photo
 * alone cannot show it.
 */
export type AlertKind = 'noCure' | 'report' | 'quarantine' | 'unlikely' | 'limit'

/**
 * What the sentences of an entry rest on. `signs`: how it looks, the check and the look-alikes. `control`: what to do,
 * to use, to avoid and to leave. `identity`: name, kind and organism. `spread`: what favours it and how fast it is.
 */
type HealthyGrounds = { signs: Grounds; control: Grounds }
type DiseaseGrounds = HealthyGrounds & { identity: Grounds; spread: Grounds }

type SharedFacts = {
  /** Exactly as in `labels.json`. */
  label: string
  crop: CropId
  /** Look-alikes, the likeliest first: a label of the catalogue, or a problem without one. */
  rivals: readonly ((string & {}) | OtherProblem)[]
  /** The answer asks the farmer to look again after this many days. */
  recheckDays: number
  /** Shows the sign that the check asks for. */
  drawing: Drawing
  /** One for each action for today, in their order. */
  pictograms: readonly [Pictogram, ...Pictogram[]]
}

export type DiseaseFacts = SharedFacts & {
  kind: DiseaseKind
  /** Scientific name of the cause, for the officer; empty for a disorder. */
  organism: string
  /** `act`: a day counts. `watch`: checks decide. */
  urgency: 'act' | 'watch'
  /** Substances that trials or guides name against it; empty where none helps. */
  chemistry: readonly SuggestionId[]
  /** Sold or recommended elsewhere for this, but barred or doubtful in Kenya. */
  avoid: readonly SubstanceId[]
  alerts: readonly AlertKind[]
  grounds: DiseaseGrounds
}

export type HealthyFacts = SharedFacts & { kind: 'none'; grounds: HealthyGrounds }

/** Facts only: every sentence stands in `words/`. */
export type EntryFacts = DiseaseFacts | HealthyFacts
