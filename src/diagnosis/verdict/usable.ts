import { NOT_A_LEAF } from '../catalogue/strangeLabels'
import type { Observation, Thresholds } from './observation'

type Quality = Pick<Observation, 'brightness' | 'sharpness' | 'greenness' | 'plantHues' | 'colours'>
export type QualityThresholds = Pick<
  Thresholds,
  'minBrightness' | 'minSharpness' | 'minGreenness' | 'maxGreenness' | 'minPlantHues' | 'minColours'
>

/** A fault that makes a photo useless whatever it shows, so that the network need not run. */
export function qualityFault(
  { brightness, sharpness, greenness, plantHues, colours }: Quality,
  thresholds: QualityThresholds,
) {
  if (brightness < thresholds.minBrightness) return 'tooDark'
  if (sharpness < thresholds.minSharpness) return 'tooBlurred'
  const isLitFalsely = greenness < thresholds.minGreenness || greenness > thresholds.maxGreenness
  const isTurned = plantHues < thresholds.minPlantHues
  return isLitFalsely || isTurned || colours < thresholds.minColours ? 'falseColours' : undefined
}

/** Bright, sharp, true in colour and enough of a leaf to count in a scan. */
export function isUsable(observation: Observation, labels: readonly string[], thresholds: Thresholds) {
  const noLeaf = observation.probabilities[labels.indexOf(NOT_A_LEAF)] ?? 0
  return qualityFault(observation, thresholds) === undefined && noLeaf < thresholds.notALeaf
}
