/** The side of a fingerprint, in values. */
export const FINGERPRINT_SIDE = 64

/**
 * What a photo shows, FINGERPRINT_SIDE x FINGERPRINT_SIDE: how much brighter each place is than what is around it, by the
 * contrast there. Brightness, contrast and another encoding leave it nearly as it is.
 */
export type Fingerprint = Float32Array

/**
 * From this correlation on, two photos are copies of one picture. Chosen on photos of different leaves of one label and
 * source, by `perf/copies.ts`.
 */
const SAME_PICTURE = 0.9

/** Where a picture lies in another one: `scale` of its size, moved `right` and `down`, in values. */
type Placement = { scale: number; right: number; down: number }
type Match = { turned: Fingerprint; placement: Placement; correlation: number }

/** What is left of a side after a tenth was cut off, of either picture. */
const SCALES = [0.9, 0.95, 1, 1.05, 1.11]
/** As far as that moves the middle. */
const SHIFTS = [-6, -4, -2, 0, 2, 4, 6]
/** Of every so many rows and columns one is compared. */
const COARSE_STRIDE = 7
const FINE_STRIDE = 2
/** Of the shift; that of the scale is a fortieth of it. */
const FINE_STEPS = [1, 0.5, 0.25]
/** At the edges, which a picture that was cut does not have. */
const MARGIN = 6
const MIDDLE = (FINGERPRINT_SIDE - 1) / 2

const placements = (scales: readonly number[], rights: readonly number[], downs: readonly number[]): Placement[] =>
  scales.flatMap((scale) => rights.flatMap((right) => downs.map((down) => ({ scale, right, down }))))

const COARSE = placements(SCALES, SHIFTS, SHIFTS)

/** For each photo, which earlier one shows the same picture, and itself counts; photos without a fingerprint have no copies. */
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

/** The correlation of two pictures, -1 to 1, where they fit best: turned, mirrored, or cut by up to a tenth. */
export function likeness(one: Fingerprint, other: Fingerprint): number {
  let best: Match = { turned: other, placement: { scale: 1, right: 0, down: 0 }, correlation: -1 }
  for (const turned of turnsOf(other)) best = bestOf(one, turned, COARSE, COARSE_STRIDE, best)
  for (const step of FINE_STEPS) {
    const { scale, right, down } = best.placement
    const around = (value: number, by: number) => [value - by, value, value + by]
    const near = placements(around(scale, step / 40), around(right, step), around(down, step))
    best = bestOf(one, best.turned, near, FINE_STRIDE, { ...best, correlation: -1 })
  }
  return correlationAt(one, best.turned, best.placement, 1)
}

function bestOf(
  one: Fingerprint,
  turned: Fingerprint,
  places: readonly Placement[],
  stride: number,
  best: Match,
): Match {
  for (const placement of places) {
    const correlation = correlationAt(one, turned, placement, stride)
    if (correlation > best.correlation) best = { turned, placement, correlation }
  }
  return best
}

/** In the four ways in which a phone can be held, and mirrored. */
function turnsOf(picture: Fingerprint): Fingerprint[] {
  const turns = [picture]
  for (let quarter = 0; quarter < 3; quarter++) turns.push(mirrored(transposed(turns.at(-1) ?? picture)))
  return turns.flatMap((turned) => [turned, transposed(turned)])
}

const transposed = (picture: Fingerprint) =>
  picture.map((_, at) => picture[(at % FINGERPRINT_SIDE) * FINGERPRINT_SIDE + Math.floor(at / FINGERPRINT_SIDE)] ?? 0)

const mirrored = (picture: Fingerprint) =>
  picture.map((_, at) => picture[at - 2 * (at % FINGERPRINT_SIDE) + FINGERPRINT_SIDE - 1] ?? 0)

/** Of the inner part of `other` with what lies beneath it in `one`; 0 where one of them shows nothing. */
function correlationAt(one: Fingerprint, other: Fingerprint, { scale, right, down }: Placement, stride: number) {
  let count = 0
  let sum = 0
  let squares = 0
  let otherSum = 0
  let otherSquares = 0
  let products = 0
  for (let row = MARGIN; row < FINGERPRINT_SIDE - MARGIN; row += stride) {
    const y = MIDDLE + scale * (row - MIDDLE) + down
    for (let column = MARGIN; column < FINGERPRINT_SIDE - MARGIN; column += stride) {
      const value = valueAt(one, MIDDLE + scale * (column - MIDDLE) + right, y)
      const otherValue = other[row * FINGERPRINT_SIDE + column] ?? 0
      count++
      sum += value
      squares += value * value
      otherSum += otherValue
      otherSquares += otherValue * otherValue
      products += value * otherValue
    }
  }
  const variances = (squares - (sum * sum) / count) * (otherSquares - (otherSum * otherSum) / count)
  return variances > 0 ? (products - (sum * otherSum) / count) / Math.sqrt(variances) : 0
}

/** Between four values; beyond the edge, what the edge has. */
function valueAt(picture: Fingerprint, x: number, y: number): number {
  const column = inside(Math.floor(x), FINGERPRINT_SIDE - 2)
  const row = inside(Math.floor(y), FINGERPRINT_SIDE - 2)
  const right = inside(x - column, 1)
  const down = inside(y - row, 1)
  const at = row * FINGERPRINT_SIDE + column
  const upper = (picture[at] ?? 0) * (1 - right) + (picture[at + 1] ?? 0) * right
  const lower = (picture[at + FINGERPRINT_SIDE] ?? 0) * (1 - right) + (picture[at + FINGERPRINT_SIDE + 1] ?? 0) * right
  return upper * (1 - down) + lower * down
}

const inside = (value: number, last: number) => (value < 0 ? 0 : value > last ? last : value)
