import type { Kernels } from './kernels'
import { resample } from './resample'
import type { Pixels } from './resample'

/** The side, in px, that the centred square of every photo is brought to first. */
export const BASE_SIDE = 256
const RGB = 3

/** A photo with more is made smaller before it is judged: on the phone, or else by the server's decoder. */
export const MAX_WHOLE_PIXELS = 1_000_000

/** The centred square of a photo: BASE_SIDE x BASE_SIDE x 3, RGB, 0 to 255. */
export type BaseSquare = Uint8Array

/** The centred square of `fraction` of a photo's side; `mirrored`: left and right exchanged. */
export type View = { fraction: number; mirrored: boolean }

/** `models/leaf/training/leafnet/photos/preprocess.py` is the twin of this file: both make the same bytes of the same pixels. */
export function toBaseSquare(kernels: Kernels, pixels: Pixels): BaseSquare {
  return resample(kernels, pixels, centred(pixels, Math.min(pixels.width, pixels.height)), BASE_SIDE)
}

/** What the network gets of a base: `side` x `side` x 3, RGB. */
export function cutView(kernels: Kernels, base: BaseSquare, { fraction, mirrored }: View, side: number): Uint8Array {
  const pixels = { data: base, width: BASE_SIDE, height: BASE_SIDE, channels: RGB } as const
  const view = resample(kernels, pixels, centred(pixels, Math.round(BASE_SIDE * fraction)), side)
  return mirrored ? mirror(view, side) : view
}

const centred = ({ width, height }: Pixels, size: number) => ({
  left: Math.floor((width - size) / 2),
  top: Math.floor((height - size) / 2),
  size,
})

function mirror(view: Uint8Array, side: number): Uint8Array {
  const mirrored = new Uint8Array(view.length)
  for (let at = 0; at < side * side; at++) {
    const from = (at - (at % side) + side - 1 - (at % side)) * RGB
    mirrored.set(view.subarray(from, from + RGB), at * RGB)
  }
  return mirrored
}
