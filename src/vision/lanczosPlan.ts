import { sumOf } from './mean'

/** Lanczos 3: so many lobes on either side. */
const LOBES = 3
/** Weights are kept as Pillow keeps them, as multiples of 2^-22. */
const ONE = 2 ** 22
/** First pixel and count of weights, before the weights. */
const HEAD = 2

/** For each pixel of a side, `step` whole numbers: the first pixel that counts, how many do, and the weight of each. */
type LanczosPlan = { entries: Int32Array; step: number }

/**
 * How a side of `from` px becomes one of `to` px, as Pillow's `Image.resize` does it: pixel centres lie at half numbers,
 * and the filter is widened when the side shrinks. At the edges, the weights that are left are scaled to sum to 1.
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

/** Half numbers away from 0. */
const rounded = (value: number) => Math.sign(value) * Math.round(Math.abs(value))
