import type { Observation } from '~/diagnosis'

import { mean } from './mean'
import { BASE_SIDE, type BaseSquare } from './views'

/** ITU-R BT.601 luma weights. */
const RED = 0.299
const GREEN = 0.587
const BLUE = 0.114

type Quality = Pick<Observation, 'brightness' | 'sharpness' | 'coherence' | 'greenness' | 'plantHues' | 'colours'>

/** A leaf that fills the picture still correlates at this distance; leaves of a whole field do not. */
const COHERENCE_PX = 8

/** From this value on a channel may be clipped, which changes a tint. */
const CLIPPED = 250

/** Quality, whatever the square shows; twin of `quality` in `models/leaf/training/leafnet/photos/preprocess.py`. */
export function photoQuality(base: BaseSquare): Quality {
  const luma = lumaOf(base)
  const edges = laplacian(luma)
  const brightness = mean(luma)
  return {
    brightness,
    sharpness: covariance(edges, BASE_SIDE - 2, mean(edges), 0, 0),
    coherence: autocorrelation(luma, brightness),
    greenness: greenness(base),
    plantHues: plantHues(base),
    colours: strayFromOneColour(base, luma),
  }
}

// Fills and sums typed arrays in plain loops: `from` and `reduce` take several times as long.

export function lumaOf(base: BaseSquare): Float32Array {
  const luma = new Float32Array(BASE_SIDE * BASE_SIDE)
  for (let pixel = 0, at = 0; pixel < luma.length; pixel++, at += 3)
    luma[pixel] = RED * (base[at] ?? 0) + GREEN * (base[at + 1] ?? 0) + BLUE * (base[at + 2] ?? 0)
  return luma
}

/** The discrete Laplacian of the inner pixels. */
function laplacian(luma: Float32Array): Float32Array {
  const edges = new Float32Array((BASE_SIDE - 2) ** 2)
  let index = 0
  for (let row = 1; row < BASE_SIDE - 1; row++) {
    for (let at = row * BASE_SIDE + 1; at < (row + 1) * BASE_SIDE - 1; at++) {
      const around =
        (luma[at - 1] ?? 0) + (luma[at + 1] ?? 0) + (luma[at - BASE_SIDE] ?? 0) + (luma[at + BASE_SIDE] ?? 0)
      edges[index++] = around - 4 * (luma[at] ?? 0)
    }
  }
  return edges
}

/** Between pixels COHERENCE_PX apart, across and down; 1 for a uniform picture. */
function autocorrelation(luma: Float32Array, centre: number): number {
  const apart = (columns: number, rows: number) => covariance(luma, BASE_SIDE, centre, columns, rows)
  const variance = apart(0, 0)
  return variance === 0 ? 1 : (apart(COHERENCE_PX, 0) + apart(0, COHERENCE_PX)) / 2 / variance
}

function greenness(base: BaseSquare): number {
  let [red, green, blue] = [0, 0, 0]
  for (let at = 0; at < base.length; at += 3) {
    red += base[at] ?? 0
    green += base[at + 1] ?? 0
    blue += base[at + 2] ?? 0
  }
  return (2 * green) / Math.max(red + blue, 1)
}

/** Squares values, so that the faint tint of a backdrop weighs little. */
function plantHues(base: BaseSquare): number {
  let [plant, violet, all] = [0, 0, 0]
  for (let at = 0; at < base.length; at += 3) {
    const [r, g, b] = [base[at] ?? 0, base[at + 1] ?? 0, base[at + 2] ?? 0]
    plant += Math.max(g - b, 0) ** 2
    violet += Math.max(Math.min(r, b) - g, 0) ** 2
    all += (Math.max(r, g, b) - Math.min(r, g, b)) ** 2
  }
  return (plant - violet) / Math.max(all, 1)
}

/** Residual of red - green and blue - green after the best fit to the luma, which a toned picture follows. */
function strayFromOneColour(base: BaseSquare, luma: Float32Array): number {
  let [count, sum, squares, redLuma, redRed, blueLuma, blueBlue] = [0, 0, 0, 0, 0, 0, 0]
  for (let pixel = 0, at = 0; pixel < luma.length; pixel++, at += 3) {
    const [r, g, b, y] = [base[at] ?? 0, base[at + 1] ?? 0, base[at + 2] ?? 0, luma[pixel] ?? 0]
    if (Math.max(r, g, b) >= CLIPPED) continue
    count++
    sum += y
    squares += y * y
    redLuma += (r - g) * y
    redRed += (r - g) ** 2
    blueLuma += (b - g) * y
    blueBlue += (b - g) ** 2
  }
  if (sum === 0) return 0
  const left = redRed + blueBlue - (redLuma ** 2 + blueLuma ** 2) / squares
  return Math.sqrt(Math.max(left, 0) / count) / (sum / count)
}

/** Covariance with the values `columns` and `rows` further on; the variance for no offset. */
function covariance(square: Float32Array, side: number, centre: number, columns: number, rows: number): number {
  const step = rows * side + columns
  let sum = 0
  for (let row = 0; row < side - rows; row++) {
    for (let at = row * side; at < (row + 1) * side - columns; at++)
      sum += ((square[at] ?? 0) - centre) * ((square[at + step] ?? 0) - centre)
  }
  return sum / ((side - rows) * (side - columns))
}
