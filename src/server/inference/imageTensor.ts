import sharp from 'sharp'

import { MAX_PIXELS } from './barePicture'
import type { Orientation } from './exifOrientation'
import { explain, inspectPhoto } from './inspectPhoto'

/** The side, in px, that the centred square of every photo is brought to first. */
export const BASE_SIDE = 256
const CHANNELS = 3

/** The centred square of a photo: BASE_SIDE x BASE_SIDE x 3, RGB, 0 to 255. */
export type BaseSquare = Uint8Array

/** The centred square of `fraction` of a photo's side; `mirrored`: left and right exchanged. */
export type View = { fraction: number; mirrored: boolean }

/** How each orientation of EXIF is brought upright: mirrored first, then turned clockwise. */
const TURNS: Record<Orientation, { mirrored: boolean; angle: number }> = {
  1: { mirrored: false, angle: 0 },
  2: { mirrored: true, angle: 0 },
  3: { mirrored: false, angle: 180 },
  4: { mirrored: true, angle: 180 },
  5: { mirrored: true, angle: 270 },
  6: { mirrored: false, angle: 90 },
  7: { mirrored: true, angle: 90 },
  8: { mirrored: false, angle: 270 },
}

sharp.cache(false)
sharp.concurrency(1)

/**
 * Decodes a photo: upright, on white where it is transparent, its centred square brought to BASE_SIDE.
 * `models/leaf/training/leafnet/photos/preprocess.py` is its twin. Throws a refusal when `inspectPhoto` does, or the bytes are damaged.
 */
export async function toBaseSquare(photo: Uint8Array): Promise<BaseSquare> {
  const { bytes, orientation, hasEnd } = await inspectPhoto(photo)
  const { angle, mirrored } = TURNS[orientation]
  // what is cut before its end marker must be whole but for that: any lack of data is a warning
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: hasEnd ? 'truncated' : 'warning' })
    .flatten({ background: 'white' })
    .resize(BASE_SIDE, BASE_SIDE, { fit: 'cover', kernel: 'lanczos3' })
    .flop(mirrored)
    .rotate(angle) // after the resizing, so that a large JPEG is reduced while it is decoded
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(explain)
}

/** An empty tensor (views, 3, side, side). */
export function emptyTensor(views: readonly View[], side: number): Float32Array {
  return new Float32Array(views.length * CHANNELS * side * side)
}

/** The base in each view as a float tensor (views, 3, side, side), RGB in [-1, 1]; in `tensor` where one is given, which is overwritten. */
export async function toTensor(
  base: BaseSquare,
  views: readonly View[],
  side: number,
  tensor = emptyTensor(views, side),
): Promise<Float32Array> {
  const cuts = await Promise.all(views.map((view) => cut(base, view, side)))
  for (const [index, pixels] of cuts.entries())
    fill(tensor.subarray(index * pixels.length, (index + 1) * pixels.length), pixels)
  return tensor
}

/** Interleaved bytes to planes of numbers in [-1, 1]. */
function fill(planes: Float32Array, view: Uint8Array) {
  for (let channel = 0, to = 0; channel < CHANNELS; channel++)
    for (let from = channel; from < view.length; from += CHANNELS) planes[to++] = (view[from] ?? 0) / 127.5 - 1
}

async function cut(base: BaseSquare, { fraction, mirrored }: View, side: number): Promise<Uint8Array> {
  const size = Math.round(BASE_SIDE * fraction)
  const start = Math.floor((BASE_SIDE - size) / 2)
  return sharp(base, { raw: { width: BASE_SIDE, height: BASE_SIDE, channels: CHANNELS } })
    .extract({ left: start, top: start, width: size, height: size })
    .flop(mirrored)
    .resize(side, side, { kernel: 'lanczos3' })
    .raw()
    .toBuffer()
}
