import type { ConditionLabel, TroubleId } from '~/contract/library'

import type { SourceId } from '../sources'
import type { TroubleSourceId } from '../troubles/sources'

/**
 * What a farmer asks besides what to do. `spread`: whether a neighbour's plants will get it. `seed`: whether seed,
 * tubers, cuttings or seedlings may be kept. `instead`: what to plant there. `variety`: which one resists or
 * tolerates it.
 */
export type FarmerQuestion = 'spread' | 'seed' | 'instead' | 'variety'

type AskedId = ConditionLabel | TroubleId

type SourcesOf<Id extends AskedId> = Id extends TroubleId
  ? readonly [TroubleSourceId, ...TroubleSourceId[]]
  : readonly [SourceId, ...SourceId[]]

/** Sources of each answer. A question that no source answers has no key. */
export type AskedFacts = {
  readonly [Id in AskedId]?: { readonly [Question in FarmerQuestion]?: SourcesOf<Id> }
}
