import type { Kernels } from './loadKernels'
import { resample, type Pixels, type Square } from './resample'

/** Side in px that each square of a photo is first reduced to. */
export const BASE_SIDE = 256
const RGB = 3

type Size = Pick<Pixels, 'width' | 'height'>

/** Larger photos are reduced before they are judged: on the phone, or else by the server's decoder. */
export const MAX_WHOLE_PIXELS = 1_000_000

/** Aspect ratio. The middle of a longer picture shows less than two thirds of it: decision 050. */
const LONG = 1.6

/** A square of a photo: BASE_SIDE x BASE_SIDE x 3, RGB, 0 to 255. */
export type BaseSquare = Uint8Array

/** The centred square of `fraction` of a photo's side; `mirrored`: left and right swapped. */
export type View = { fraction: number; mirrored: boolean }

/**
 * Squares to judge: the middle, and for a long picture the ends, in case the middle shows no leaf. Twin of
 * `models/leaf/training/leafnet/photos/preprocess.py` except for the ends: both make the same bytes of the same pixels.
 */
export function squaresOf(picture: Size): [middle: Square, ...ends: Square[]] {
  const { width, height } = picture
  const size = Math.min(width, height)
  const middle = squareAt(picture, size)
  if (Math.max(width, height) <= LONG * size) return [middle]
  return [middle, squareAt(picture, size, 0), squareAt(picture, size, 1)]
}

/** The network's input: `side` x `side` x 3, RGB. */
export function cutView(kernels: Kernels, base: BaseSquare, { fraction, mirrored }: View, side: number): Uint8Array {
  const pixels = { data: base, width: BASE_SIDE, height: BASE_SIDE, channels: RGB } as const
  const view = resample(kernels, pixels, squareAt(pixels, Math.round(BASE_SIDE * fraction)), side)
  return mirrored ? mirror(view, side) : view
}

/** `part`: share of the surplus that is left of or above the square. */
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
