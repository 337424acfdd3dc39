import type { TroubleId } from '~/contract/library'

import type { KnownEntry } from '../catalogue'

/** A disease, pest or shortage with a page: what the key can end in. */
export type KeyCandidate = Exclude<KnownEntry, { kind: 'none' }>['label'] | TroubleId

/** Where a farmer sees that something is wrong, each drawn in `public/illustrations/parts/<id>.svg`. */
export const PLANT_PARTS = ['leaf', 'stem', 'root', 'fruit', 'whole', 'store'] as const
export type PlantPart = (typeof PLANT_PARTS)[number]

/**
 * What the key adds to the facts of a page. `parts`: where its signs are first seen, the plainest first; `root` counts
 * tubers and bulbs, `fruit` pods, cobs and heads, `store` what is harvested. `check`: the likelihood ratios of the page's
 * own check, in the form of `QuestionFacts`: how many times likelier a yes is with it than with another candidate of the
 * crop, and a no the other way round. They are estimates of ours; the sign itself rests on `grounds.signs` of the page.
 * `also`: other candidates with which the check is answered with yes, too. `isNearProof`: nothing else on the crop makes
 * the sign. `check` is null where a yes does not tell it from others, or a question of `QUESTIONS` asks the same.
 */
export type KeyTrait = {
  parts: readonly [PlantPart, ...PlantPart[]]
  check: { yes: number; no: number; also?: readonly KeyCandidate[]; isNearProof?: true } | null
}
