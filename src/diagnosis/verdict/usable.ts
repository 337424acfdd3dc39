import { NOT_A_LEAF } from '../catalogue/strangeLabels'
import type { Observation, Thresholds } from './observation'

/** What makes a photo useless whatever it shows, so that the network need not run. */
export function qualityFault(
  { brightness, sharpness }: Pick<Observation, 'brightness' | 'sharpness'>,
  { minBrightness, minSharpness }: Pick<Thresholds, 'minBrightness' | 'minSharpness'>,
) {
  if (brightness < minBrightness) return 'tooDark'
  return sharpness < minSharpness ? 'tooBlurred' : undefined
}

/** Too light, too sharp and too much of a leaf to be left out of a set. */
export function isUsable(observation: Observation, labels: readonly string[], thresholds: Thresholds) {
  const noLeaf = observation.probabilities[labels.indexOf(NOT_A_LEAF)] ?? 0
  return qualityFault(observation, thresholds) === undefined && noLeaf < thresholds.notALeaf
}
