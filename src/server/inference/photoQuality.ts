import type { Observation } from '~/diagnosis'

import { BASE_SIDE } from './imageTensor'
import type { BaseSquare } from './imageTensor'

/** ITU-R BT.601 luma weights. */
const RED = 0.299
const GREEN = 0.587
const BLUE = 0.114

/** A leaf that fills the picture still correlates at this distance; the leaves of a whole field do not. */
const COHERENCE_PX = 8

/** How bright, how sharp and how coherent a base square is; `quality` in `models/leaf/training/preprocess.py` is its twin. */
export function photoQuality(base: BaseSquare): Pick<Observation, 'brightness' | 'sharpness' | 'coherence'> {
  const luma = Float32Array.from({ length: BASE_SIDE * BASE_SIDE }, (_, pixel) => {
    const at = pixel * 3
    return RED * (base[at] ?? 0) + GREEN * (base[at + 1] ?? 0) + BLUE * (base[at + 2] ?? 0)
  })
  return { brightness: mean(luma), sharpness: variance(laplacian(luma)), coherence: autocorrelation(luma) }
}

/** The discrete Laplacian of the inner pixels. */
function laplacian(luma: Float32Array): Float32Array {
  const inner = BASE_SIDE - 2
  return Float32Array.from({ length: inner * inner }, (_, index) => {
    const at = (Math.floor(index / inner) + 1) * BASE_SIDE + (index % inner) + 1
    const value = (pixel: number) => luma[pixel] ?? 0
    return value(at - 1) + value(at + 1) + value(at - BASE_SIDE) + value(at + BASE_SIDE) - 4 * value(at)
  })
}

/** Of pixels COHERENCE_PX apart, across and down; 1 for a picture of one colour. */
function autocorrelation(luma: Float32Array): number {
  const centre = mean(luma)
  const spread = variance(luma)
  if (spread === 0) return 1
  const apart = (step: number, inside: (at: number) => boolean) => {
    let [sum, pairs] = [0, 0]
    for (let at = 0; at + step < luma.length; at++) {
      if (!inside(at)) continue
      sum += ((luma[at] ?? 0) - centre) * ((luma[at + step] ?? 0) - centre)
      pairs++
    }
    return sum / pairs
  }
  const across = apart(COHERENCE_PX, (at) => (at % BASE_SIDE) + COHERENCE_PX < BASE_SIDE)
  const down = apart(COHERENCE_PX * BASE_SIDE, () => true)
  return (across + down) / 2 / spread
}

const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length

function variance(values: Float32Array): number {
  const centre = mean(values)
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / values.length
}
