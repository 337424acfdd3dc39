import type { COUNTED } from '~/contract/library'

import type { SourceId } from './sources'
import type { TroubleSourceId } from './troubles/sources'
import type { NumberOrigin } from './troubles/types'
import type { KeyCandidate } from './key/types'

/** In the order in which a crop passes through them. */
export const STAGES = ['youngFunnel', 'lateFunnel', 'beforeTassel', 'tassel', 'cob', 'leaves'] as const
export type Stage = (typeof STAGES)[number]

/** The highest leaf with marks on most of the sick plants, from below. */
export const LEAVES = ['low', 'thirdBelowCob', 'cobOrAbove'] as const
export type Leaf = (typeof LEAVES)[number]

/** `actAbove`, `actFrom`: share of what is counted. `late`: no spray pays any more. `early`: none pays yet. */
type StageRule = { actAbove: number } | { actFrom: number } | { lateFrom: number } | 'late' | 'early'

/**
 * A published rule that asks on how many plants. `each`: how many of a plant are looked at: 1 for the plant itself, or its
 * leaves. `againDays`: as the source says how often to look, or the page's `recheckDays`.
 */
export type CountRule = {
  each: 1 | 10
  stages: Partial<Record<Stage, StageRule>>
  /** Below this leaf no spray pays. */
  leaf?: Leaf
  againDays: number
  source: SourceId | TroubleSourceId
  origin: NumberOrigin
}

const MAIZE_LEAF_SPOTS: CountRule = {
  each: 1,
  stages: { beforeTassel: 'early', tassel: { actFrom: 0.5 }, cob: 'late' },
  leaf: 'thirdBelowCob',
  againDays: 7,
  source: 'fossilagroMaize',
  origin: 'unitedStates',
}

/**
 * All of which a rule by counted plants or leaves was read. Numbers of another kind, as of stem borers, Tuta or mites,
 * stand on their pages.
 */
export const COUNT_RULES: Readonly<Record<(typeof COUNTED)[number], CountRule>> = {
  fallArmyworm: {
    each: 1,
    stages: { youngFunnel: { actAbove: 0.2 }, lateFunnel: { actAbove: 0.4 }, tassel: 'late' },
    againDays: 4,
    source: 'plantwiseArmywormNumber',
    origin: 'severalCountries',
  },
  'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': MAIZE_LEAF_SPOTS,
  'Corn_(maize)___Northern_Leaf_Blight': MAIZE_LEAF_SPOTS,
  // contact fungicides hold the rust only while fewer leaves have it
  coffeeRust: {
    each: 10,
    stages: { leaves: { lateFrom: 0.05 } },
    againDays: 14,
    source: 'hawaiiRust',
    origin: 'unitedStates',
  },
}

/** One sick plant is enough: a count would cost the day that matters. */
export const NEVER_COUNTED: ReadonlySet<KeyCandidate> = new Set<KeyCandidate>([
  'Potato___Late_blight',
  'Tomato___Late_blight',
  'Orange___Haunglongbing_(Citrus_greening)',
  'Orange___Canker',
  'Apple___Cedar_apple_rust',
  'Strawberry___Angular_leaf_spot',
  'lethalNecrosis',
  'tomatoBacterialWilt',
  'potatoBacterialWilt',
  'bananaWilt',
  'bananaFusariumWilt',
  'bunchyTop',
  'passionWilt',
  'passionWoodiness',
  'napierStunt',
  'napierHeadSmut',
  'cystNematode',
])
