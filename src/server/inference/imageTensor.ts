import sharp from 'sharp'

import { refuse } from '~/server/domain/errors'

/** The side, in px, that the centred square of every photo is brought to first. */
export const BASE_SIDE = 256
/** 50 megapixels: phones of 48 exist, and a decompression bomb does not get further. */
const MAX_PIXELS = 50_000_000
const CHANNELS = 3

/** The centred square of a photo: BASE_SIDE x BASE_SIDE x 3, RGB, 0 to 255. */
export type BaseSquare = Uint8Array

sharp.cache(false)
sharp.concurrency(1)

/**
 * Decodes a photo: upright, on white where it is transparent, its centred square brought to BASE_SIDE.
 * `models/leaf/training/preprocess.py` is its twin. Throws a refusal when the bytes are no JPEG, PNG or WebP, or damaged.
 */
export async function toBaseSquare(photo: Uint8Array): Promise<BaseSquare> {
  if (!isPhotoFormat(photo))
    throw refuse('unsupportedMedia', 'This file is not a photo. Please choose a JPEG, PNG or WebP picture.')
  try {
    return await sharp(photo, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(BASE_SIDE, BASE_SIDE, { fit: 'cover', kernel: 'lanczos3' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
  } catch (error) {
    const tooManyPixels = error instanceof Error && error.message.includes('pixel limit')
    throw tooManyPixels
      ? refuse('invalid', 'This picture has too many pixels. Please choose one of at most 50 megapixels.')
      : refuse('invalid', 'This photo is damaged and cannot be read. Please take or choose another one.')
  }
}

/** The base's centred square of each fraction as a float tensor (fractions, 3, side, side), RGB in [-1, 1]. */
export async function toTensor(base: BaseSquare, fractions: readonly number[], side: number): Promise<Float32Array> {
  const plane = side * side
  const tensor = new Float32Array(fractions.length * CHANNELS * plane)
  for (const [index, fraction] of fractions.entries()) {
    const view = await cut(base, fraction, side)
    const start = index * CHANNELS * plane
    for (let pixel = 0; pixel < plane; pixel++) {
      for (let channel = 0; channel < CHANNELS; channel++) {
        tensor[start + channel * plane + pixel] = (view[pixel * CHANNELS + channel] ?? 0) / 127.5 - 1
      }
    }
  }
  return tensor
}

async function cut(base: BaseSquare, fraction: number, side: number): Promise<Uint8Array> {
  const size = Math.round(BASE_SIDE * fraction)
  if (size === BASE_SIDE && size === side) return base
  const start = Math.floor((BASE_SIDE - size) / 2)
  return sharp(base, { raw: { width: BASE_SIDE, height: BASE_SIDE, channels: CHANNELS } })
    .extract({ left: start, top: start, width: size, height: size })
    .resize(side, side, { kernel: 'lanczos3' })
    .raw()
    .toBuffer()
}

/** JPEG, PNG or WebP by content; a name or a declared type proves nothing. */
function isPhotoFormat(photo: Uint8Array): boolean {
  const text = (start: number, end: number) => String.fromCharCode(...photo.subarray(start, end))
  const startsWith = (...bytes: number[]) => bytes.every((byte, index) => photo[index] === byte)
  return (
    startsWith(0xff, 0xd8, 0xff) ||
    startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP')
  )
}
