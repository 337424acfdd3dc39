import { FINGERPRINT_SIDE, isUsable, qualityFault, type Fingerprint, type Observation } from '~/diagnosis'
import type { Kernels } from '~/vision/loadKernels'
import { mean, sumOf } from '~/vision/mean'
import type { Model } from '~/vision/model'
import { lumaOf, photoQuality } from '~/vision/photoQuality'
import { resample, type Pixels, type Square } from '~/vision/resample'
import { BASE_SIDE, cutView, squaresOf, type BaseSquare, type View } from '~/vision/views'

/** Output for one view: a logit per label, and the log odds that the leaf is sick. */
export type ViewOutput = { logits: ArrayLike<number>; sick?: number | undefined }

type LeafReading = Observation & { fingerprint: Fingerprint }

type ObserverDeps = {
  kernels: Kernels
  model: Pick<Model, 'labels' | 'temperature' | 'thresholds' | 'input'>
  /** Runs the network on views of RGB bytes. */
  run: (views: readonly Uint8Array[]) => Promise<ViewOutput[]> | ViewOutput[]
}

/** Turns a decoded photo into input for `diagnosis`, the same on the server and on the phone. */
export function createObserver({ kernels, model, run }: ObserverDeps) {
  const { labels, temperature, thresholds } = model
  const { side, views } = model.input
  const showsLeaf = (seen: LeafReading) => isUsable(seen, labels, thresholds)

  /** Skips the network for dark or blurred squares. */
  const observeSquare = async (pixels: Pixels, square: Square, cuts: readonly View[]): Promise<LeafReading> => {
    const base = resample(kernels, pixels, square, BASE_SIDE)
    const quality = photoQuality(base)
    const seen = { ...quality, fingerprint: fingerprintOf(base) }
    if (qualityFault(quality, thresholds)) return { probabilities: labels.map(() => 0), ...seen }
    const outputs = await run(cuts.map((view) => cutView(kernels, base, view, side)))
    const posteriors = outputs.map(({ logits }) => softmax(logits, temperature))
    const probabilities = labels.map((_, label) => mean(posteriors.map((posterior) => posterior[label] ?? 0)))
    const sick = outputs.flatMap((output) => (output.sick === undefined ? [] : 1 / (1 + Math.exp(-output.sick))))
    return { probabilities, ...seen, ...(sick.length > 0 && { sick: mean(sick) }) }
  }

  /** Observes the first square that shows a leaf, else the middle. Ends get one view each: as good, decision 050. */
  return async (pixels: Pixels): Promise<LeafReading> => {
    const [middle, ...ends] = squaresOf(pixels)
    const first = await observeSquare(pixels, middle, views)
    let seen = first
    for (const end of ends) if (!showsLeaf(seen)) seen = await observeSquare(pixels, end, views.slice(0, 1))
    return showsLeaf(seen) ? seen : first
  }
}

function softmax(logits: ArrayLike<number>, temperature: number): number[] {
  const highest = Math.max(...Array.from(logits))
  const raised = Array.from(logits, (logit) => Math.exp((logit - highest) / temperature))
  const total = sumOf(raised)
  return raised.map((value) => value / total)
}

/** px of the base square per value. */
const CELL = BASE_SIDE / FINGERPRINT_SIDE
/** Smooths shifts by a cell when a picture is cropped or reduced. */
const SMOOTHING_RADIUS = 1
/** Radius in which brightness and contrast are compared. */
const RADIUS = 4
/** In grey levels, the effect of strong JPEG compression: less contrast means little. */
const NOISE = 4

/** Distinguishes another file of the same picture from another leaf: see `Fingerprint`. */
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

/** Mean of each value and its neighbours, clipped at the edges. */
function localMean(values: Float32Array, radius: number): Float32Array {
  return transposedMean(transposedMean(values, radius), radius)
}

/** Mean along rows; transposes the result. */
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
