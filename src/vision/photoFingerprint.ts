import { FINGERPRINT_SIDE } from '~/diagnosis'
import type { Fingerprint } from '~/diagnosis'

import { lumaOf } from './photoQuality'
import { BASE_SIDE } from './views'
import type { BaseSquare } from './views'

/** px of the base square that one value stands for. */
const CELL = BASE_SIDE / FINGERPRINT_SIDE
/** Smooths what a cell more or less changes when a picture is cut or made smaller. */
const SMOOTHING_RADIUS = 1
/** So far around each place its brightness and contrast are compared. */
const RADIUS = 4
/** In grey levels, what a strong JPEG compression changes: less contrast says little. */
const NOISE = 4

/** Tells another file of the same picture from another leaf: see `Fingerprint`. */
export function fingerprintOf(base: BaseSquare): Fingerprint {
  const values = localMean(cellsOf(lumaOf(base)), SMOOTHING_RADIUS)
  const means = localMean(values, RADIUS)
  const squares = localMean(
    values.map((value) => value * value),
    RADIUS,
  )
  return values.map((value, at) => {
    const mean = means[at] ?? 0
    const variance = Math.max(0, (squares[at] ?? 0) - mean * mean)
    return (value - mean) / (Math.sqrt(variance) + NOISE)
  })
}

/** The mean luma of each cell. */
function cellsOf(luma: Float32Array): Float32Array {
  const cells = new Float32Array(FINGERPRINT_SIDE * FINGERPRINT_SIDE)
  for (let at = 0; at < luma.length; at++) {
    const row = Math.floor(at / BASE_SIDE / CELL)
    const column = Math.floor((at % BASE_SIDE) / CELL)
    const cell = row * FINGERPRINT_SIDE + column
    cells[cell] = (cells[cell] ?? 0) + (luma[at] ?? 0) / (CELL * CELL)
  }
  return cells
}

/** Of each value with those around it, as far as the square goes. */
function localMean(values: Float32Array, radius: number): Float32Array {
  return transposedMean(transposedMean(values, radius), radius)
}

/** Along each row, with rows and columns exchanged. */
function transposedMean(values: Float32Array, radius: number): Float32Array {
  const means = new Float32Array(values.length)
  for (let at = 0; at < values.length; at++) {
    const row = Math.floor(at / FINGERPRINT_SIDE)
    const column = at % FINGERPRINT_SIDE
    const first = Math.max(0, column - radius)
    const last = Math.min(FINGERPRINT_SIDE - 1, column + radius)
    let sum = 0
    for (let near = first; near <= last; near++) sum += values[row * FINGERPRINT_SIDE + near] ?? 0
    means[column * FINGERPRINT_SIDE + row] = sum / (last - first + 1)
  }
  return means
}
