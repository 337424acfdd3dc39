/** The only door of this room: probabilities in, advice out. */
export { NOT_A_LEAF, OTHER_PLANT, UNJUDGED_CROPS, coveredCrops, describes } from './catalogue/catalogue'
export { findingsOf } from './findings'
export { writeReport } from './report'
export { decide, qualityFault } from './verdict'
export type { Candidate, Observation, Thresholds, Verdict } from './verdict'
