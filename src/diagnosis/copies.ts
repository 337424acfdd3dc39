/** The side of a fingerprint, in values. */
export const FINGERPRINT_SIDE = 64

/**
 * FINGERPRINT_SIDE x FINGERPRINT_SIDE values: how much brighter each place is than its surroundings, relative to the
 * contrast there. Nearly independent of brightness, contrast and encoding.
 */
export type Fingerprint = Float32Array

/**
 * From this correlation on two photos are copies. Chosen on photos of different leaves of one label and source, by
 * `perf/copies.ts`.
 */
const SAME_PICTURE = 0.9

/** Position of a picture in another: scaled by `scale`, moved `right` and `down`, in values. */
type Placement = { scale: number; right: number; down: number }
/** Scales after cropping a tenth of a side, of either picture. */
const SCALES = [0.9, 0.95, 1, 1.05, 1.11]
/** As far as such a crop moves the middle. */
const SHIFTS = [-6, -4, -2, 0, 2, 4, 6]
/** Compares every n-th row and column. */
const COARSE_STRIDE = 7
const FINE_STRIDE = 2
/** Steps of the shift; the scale's step is a fortieth of it. */
const FINE_STEPS = [1, 0.5, 0.25]
/** Ignored at the edges, which a cropped picture lacks. */
const MARGIN = 6
const MIDDLE = (FINGERPRINT_SIDE - 1) / 2

const placements = (scales: readonly number[], rights: readonly number[], downs: readonly number[]): Placement[] =>
  scales.flatMap((scale) => rights.flatMap((right) => downs.map((down) => ({ scale, right, down }))))

const COARSE = placements(SCALES, SHIFTS, SHIFTS)
const UNMOVED: Placement = { scale: 1, right: 0, down: 0 }

/** For each photo the index of the earlier one that shows the same picture and itself counts; undefined if none. */
export function originalsOf(fingerprints: readonly (Fingerprint | undefined)[]): (number | undefined)[] {
  const originals: (number | undefined)[] = []
  for (const one of fingerprints) {
    const copied = fingerprints
      .slice(0, originals.length)
      .findIndex((earlier) => one && earlier && likeness(earlier, one) >= SAME_PICTURE)
    originals.push(copied < 0 ? undefined : (originals[copied] ?? copied))
  }
  return originals
}

/** Correlation of two pictures at their best fit, -1 to 1: rotated, mirrored, or cropped by up to a tenth. */
export function likeness(one: Fingerprint, other: Fingerprint): number {
  const turns = turnsOf(other)
  const { turn, placement: coarse } = bestFit(one, turns, COARSE, COARSE_STRIDE)
  let placement = coarse
  for (const step of FINE_STEPS) {
    const { scale, right, down } = placement
    const around = (value: number, by: number) => [value - by, value, value + by]
    const near = placements(around(scale, step / 40), around(right, step), around(down, step))
    placement = bestFit(one, [turn], near, FINE_STRIDE).placement
  }
  return bestFit(one, [turn], [placement], 1).correlation
}

/** Correlates the inner part of a turn with what it covers in `one`. */
function bestFit(one: Fingerprint, turns: readonly Fingerprint[], places: readonly Placement[], stride: number) {
  const steps = Array.from(
    { length: Math.ceil((FINGERPRINT_SIDE - 2 * MARGIN) / stride) },
    (_, n) => MARGIN + n * stride,
  )
  const inner = turns.map((turn) => ({ turn, values: standardized(valuesAt(turn, steps, steps)) }))
  let best = { turn: turns[0] ?? one, placement: places[0] ?? UNMOVED, correlation: -1 }
  for (const placement of places) {
    const moved = (shift: number) => steps.map((step) => MIDDLE + placement.scale * (step - MIDDLE) + shift)
    const beneath = standardized(valuesAt(one, moved(placement.right), moved(placement.down)))
    for (const { turn, values } of inner) {
      const correlation = product(beneath, values)
      if (correlation > best.correlation) best = { turn, placement, correlation }
    }
  }
  return best
}

/** The four orientations of a phone, each also mirrored. */
function turnsOf(picture: Fingerprint): Fingerprint[] {
  const turns = [picture]
  for (let quarter = 0; quarter < 3; quarter++) turns.push(mirrored(transposed(turns.at(-1) ?? picture)))
  return turns.flatMap((turned) => [turned, transposed(turned)])
}

const transposed = (picture: Fingerprint) =>
  picture.map((_, at) => picture[(at % FINGERPRINT_SIDE) * FINGERPRINT_SIDE + Math.floor(at / FINGERPRINT_SIDE)] ?? 0)

const mirrored = (picture: Fingerprint) =>
  picture.map((_, at) => picture[at - 2 * (at % FINGERPRINT_SIDE) + FINGERPRINT_SIDE - 1] ?? 0)

/** The product of two standardized sets is their correlation; zeros for uniform values. */
function standardized(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) - mean
  const squares = product(values, values)
  const norm = squares > 0 ? 1 / Math.sqrt(squares) : 0
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) * norm
  return values
}

function product(one: Float64Array, other: Float64Array) {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** Bilinear samples at each column of each row; clamped at the edge. */
function valuesAt(picture: Fingerprint, columns: readonly number[], rows: readonly number[]): Float64Array {
  const values = new Float64Array(columns.length * rows.length)
  const across = columns.map(between)
  let index = 0
  for (const { start, part: down } of rows.map(between)) {
    const upper = start * FINGERPRINT_SIDE
    const lower = upper + FINGERPRINT_SIDE
    for (const { start: column, part: right } of across) {
      const above = (picture[upper + column] ?? 0) * (1 - right) + (picture[upper + column + 1] ?? 0) * right
      const below = (picture[lower + column] ?? 0) * (1 - right) + (picture[lower + column + 1] ?? 0) * right
      values[index++] = above * (1 - down) + below * down
    }
  }
  return values
}

/** The value before a place, and the fraction towards the next. */
function between(place: number) {
  const start = clamp(Math.floor(place), FINGERPRINT_SIDE - 2)
  return { start, part: clamp(place - start, 1) }
}

const clamp = (value: number, last: number) => (value < 0 ? 0 : value > last ? last : value)
