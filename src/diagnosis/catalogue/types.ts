import type { CropId } from '~/contract/crops/crops'

import type { CheckDrawing, Pictogram, Sign } from './pictures'
import type { Grounds } from './sources'
import type { SubstanceId, SuggestionId } from './substances'

export { CROPS, UNJUDGED_CROPS } from '~/contract/crops/crops'
export type { CropId } from '~/contract/crops/crops'

/** Look-alikes that the network has no label for, each with the mark that it makes. */
export const OTHER_PROBLEMS = {
  anthracnose: 'patches',
  aphids: 'insects',
  bacterialSpot: 'spots',
  blackLeafMould: 'black-mould',
  brownRugoseVirus: 'mosaic',
  cercosporaLeafSpot: 'eyes',
  citrusScab: 'warts',
  commonBacterialBlight: 'burn',
  downyMildew: 'mould',
  drySoil: 'wilt',
  dustOrSprayMarks: 'burn',
  frost: 'wilt',
  greasySpotOrMelanose: 'spots',
  lackOfFood: 'pale',
  lackOfFoodOrSprayBurn: 'pale',
  lackOfFoodOrWater: 'pale',
  lackOfMagnesiumOrPotassium: 'pale',
  lackOfZinc: 'pale',
  leafCurlOrMosaicVirus: 'mosaic',
  leafCurlVirus: 'curl',
  maizeLethalNecrosis: 'scorch-long',
  rootRotOrWetSoil: 'wilt',
  southernRust: 'rust-fine',
  stemBorer: 'holes-long',
  sunOrSprayBurn: 'burn',
  weedKillerDrift: 'drift',
} as const satisfies Record<string, Sign>
export type OtherProblem = keyof typeof OTHER_PROBLEMS

/** What a farmer sees, whatever causes it, each with a drawing of that alone: the library finds its pages by these. */
export const SEEN_SIGNS = {
  holes: 'holes-long',
  spots: 'spots',
  powder: 'powder',
  yellow: 'pale',
  wilting: 'wilt',
  curling: 'curl',
  insects: 'insects',
  mould: 'mouldy-cob',
  stunted: 'small-plant',
} as const satisfies Record<string, Sign>
export type SeenSign = keyof typeof SEEN_SIGNS
/** At most three, the plainest first. */
export type SeenSigns = readonly [SeenSign, ...SeenSign[]]

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
  /** The result asks the farmer to look again after this many days. */
  recheckDays: number
  /** The kind of mark that a leaf of it shows. */
  sign: Sign
  /** Shows what the check asks for, where that is not the mark. */
  checkDrawing?: CheckDrawing
  /** Of what comes first once the check fits, where that is not the first action. */
  ifYes?: Pictogram
  /** One for each action for today, in their order. */
  pictograms: readonly [Pictogram, ...Pictogram[]]
  /**
   * Sentences of the words that only the server says, lines by their place, look-alikes by id: they take something off a
   * plant for good, as `IRREVERSIBLE` does for the actions, name a substance, or send to an officer.
   */
  forServerOnly?: {
    cause?: true
    next?: readonly number[]
    protect?: readonly number[]
    rivals?: readonly OtherProblem[]
  }
}

export type DiseaseFacts = SharedFacts & {
  kind: DiseaseKind
  /** As its own signs say. */
  seen: SeenSigns
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
