import { qualityFault, type QualityThresholds } from '~/diagnosis'

import { photoQuality } from './photoQuality'
import { plainResample } from './plainResample'
import type { Pixels } from './resample'
import { BASE_SIDE, squaresOf } from './views'

type QualityFault = NonNullable<ReturnType<typeof qualityFault>>

/** Why no square of a picture is usable, by the rule of `createObserver` but without WebAssembly. */
export function photoFault(pixels: Pixels, thresholds: QualityThresholds): QualityFault | undefined {
  let first: QualityFault | undefined
  for (const square of squaresOf(pixels)) {
    const fault = qualityFault(photoQuality(plainResample(pixels, square, BASE_SIDE)), thresholds)
    if (!fault) return undefined
    first ??= fault
  }
  return first
}
