/** The only door of this room: probabilities in, advice out. */
export { NOT_A_LEAF, OTHER_PLANT, UNJUDGED_CROPS, coveredCrops, cropOf, describes } from './catalogue/catalogue'
export { findingsOf } from './findings'
export { writeReport } from './report'
export { combine, condition, update } from './posterior'
export type { LikelihoodRatios, Posterior, SetWeights } from './posterior'
export { decide, decideSet, qualityFault, readPosterior } from './verdict'
export type { Candidate, Contradiction, Observation, SetVerdict, Thresholds, Told, Verdict } from './verdict'
