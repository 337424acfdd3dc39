import { sumOf } from './mean'

/** Lanczos 3: lobes on either side. */
const LOBES = 3
/** Pillow's fixed point: weights are multiples of 2^-22. */
const ONE = 2 ** 22
/** First pixel and count of weights precede the weights. */
const HEAD = 2

/** Per pixel of a side `step` integers: the first pixel that counts, how many do, and their weights. */
type LanczosPlan = { entries: Int32Array; step: number }

/**
 * Resamples a side of `from` px to `to` px as Pillow's `Image.resize` does: pixel centres are at half integers, and the
 * filter widens when the side shrinks. At the edges the remaining weights are scaled to sum to 1.
 */
export function lanczosPlan(from: number, to: number): LanczosPlan {
  const scale = from / to
  const widened = Math.max(scale, 1)
  const step = HEAD + 2 * Math.ceil(LOBES * widened) + 1
  const entries = new Int32Array(to * step)
  for (let pixel = 0; pixel < to; pixel++) {
    const centre = (pixel + 0.5) * scale
    const first = Math.max(0, Math.trunc(centre - LOBES * widened + 0.5))
    const count = Math.min(from, Math.trunc(centre + LOBES * widened + 0.5)) - first
    const weights = Array.from({ length: count }, (_, at) => lanczos((first + at - centre + 0.5) / widened))
    const sum = sumOf(weights)
    entries.set([first, count, ...weights.map((weight) => rounded((weight / sum) * ONE))], pixel * step)
  }
  return { entries, step }
}

const lanczos = (x: number) => (Math.abs(x) < LOBES ? sinc(x) * sinc(x / LOBES) : 0)

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(x * Math.PI) / (x * Math.PI))

/** Rounds halves away from 0. */
const rounded = (value: number) => Math.sign(value) * Math.round(Math.abs(value))
