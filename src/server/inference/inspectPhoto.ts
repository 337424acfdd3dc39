import sharp from 'sharp'
import type { Metadata } from 'sharp'

import { refuse } from '~/server/domain/errors'

import { plainPng } from './plainPng'

/** 50 megapixels: phones of 48 exist, and a decompression bomb does not get further. */
export const MAX_PIXELS = 50_000_000
/** Pictures that cannot be decoded line by line are held as a whole. */
const MAX_WHOLE_BYTES = 200_000_000
/** The longer side over the shorter one; beyond it there is no square to look at. */
const MAX_PROPORTION = 1_000

// bytes of strangers reach no other decoder, whatever they claim to be
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * Judges a photo by its first bytes and its header, before anything is decoded. Answers the bytes to decode; throws a
 * refusal when they are no JPEG, PNG or WebP, are damaged, or would take too much to decode.
 */
export async function inspectPhoto(photo: Uint8Array): Promise<Uint8Array> {
  if (!isPhotoFormat(photo))
    throw refuse('unsupportedMedia', 'This file is not a photo. Please choose a JPEG, PNG or WebP picture.')
  const bytes = isPng(photo) ? plainPng(photo) : photo
  const header = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata().catch(explain)
  const { width, height, pages = 1 } = header
  if (pages > 1) throw refuse('invalid', 'This picture is animated. Please choose a photo.')
  if (Math.max(width, height) > MAX_PROPORTION * Math.min(width, height))
    throw refuse('invalid', 'This picture is too long and narrow. Please choose an ordinary photo.')
  if (bytesAtOnce(header) > MAX_WHOLE_BYTES) throw tooManyPixels()
  return bytes
}

/** Turns what the decoder throws into a refusal. */
export function explain(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('pixel limit')) throw tooManyPixels()
  if (message.startsWith('timeout')) throw refuse('unavailable', 'Looking at this photo took too long.')
  throw refuse('invalid', 'This photo is damaged and cannot be read. Please take or choose another one.')
}

const tooManyPixels = () =>
  refuse('invalid', 'This picture has too many pixels. Please choose one of at most 50 megapixels.')

function bytesAtOnce({ width, height, channels, depth, format, isProgressive, chromaSubsampling }: Metadata): number {
  if (format === 'png') return isProgressive ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0
  if (format === 'webp') return width * height * channels
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels
  return isProgressive ? width * height * samples * 2 : 0 // a JPEG's coefficients have two bytes
}

const startsWith = (photo: Uint8Array, ...bytes: number[]) => bytes.every((byte, index) => photo[index] === byte)
const isPng = (photo: Uint8Array) => startsWith(photo, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** JPEG, PNG or WebP by content; a name or a declared type proves nothing. */
function isPhotoFormat(photo: Uint8Array): boolean {
  const text = (start: number, end: number) => String.fromCharCode(...photo.subarray(start, end))
  return startsWith(photo, 0xff, 0xd8, 0xff) || isPng(photo) || (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP')
}
