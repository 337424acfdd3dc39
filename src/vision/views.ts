import type { Kernels } from './kernels'
import { resample } from './resample'
import type { Pixels, Square } from './resample'

/** The side, in px, that each square of a photo is brought to first. */
export const BASE_SIDE = 256
const RGB = 3

type Size = Pick<Pixels, 'width' | 'height'>

/** A photo with more is made smaller before it is judged: on the phone, or else by the server's decoder. */
export const MAX_WHOLE_PIXELS = 1_000_000

/** In widths. Of a longer picture the middle shows less than two thirds: decision 050. */
const LONG = 1.6

/** A square of a photo: BASE_SIDE x BASE_SIDE x 3, RGB, 0 to 255. */
export type BaseSquare = Uint8Array

/** The centred square of `fraction` of a photo's side; `mirrored`: left and right exchanged. */
export type View = { fraction: number; mirrored: boolean }

/**
 * What is judged of a picture: the square in its middle; of a long one, where that shows no leaf, those at its ends.
 * `models/leaf/training/leafnet/photos/preprocess.py` is the twin of this file but for the ends: both make the same bytes
 * of the same pixels.
 */
export function squaresOf(picture: Size): [middle: Square, ...ends: Square[]] {
  const { width, height } = picture
  const size = Math.min(width, height)
  const middle = squareAt(picture, size)
  if (Math.max(width, height) <= LONG * size) return [middle]
  return [middle, squareAt(picture, size, 0), squareAt(picture, size, 1)]
}

/** What the network gets of a base: `side` x `side` x 3, RGB. */
export function cutView(kernels: Kernels, base: BaseSquare, { fraction, mirrored }: View, side: number): Uint8Array {
  const pixels = { data: base, width: BASE_SIDE, height: BASE_SIDE, channels: RGB } as const
  const view = resample(kernels, pixels, squareAt(pixels, Math.round(BASE_SIDE * fraction)), side)
  return mirrored ? mirror(view, side) : view
}

/** Of what lies outside the square, `part` lies on the left or above. */
const squareAt = ({ width, height }: Size, size: number, part = 0.5): Square => ({
  left: Math.floor((width - size) * part),
  top: Math.floor((height - size) * part),
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
