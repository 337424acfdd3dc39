import sharp from 'sharp'
import type { Metadata } from 'sharp'

import { refuse } from '~/server/domain/domainError'

import { MAX_PIXELS } from './pictureParts'
import type { BarePicture } from './pictureParts'
import { readJpeg } from './readJpeg'
import { readPng } from './readPng'
import { readWebp } from './readWebp'

/** Of a photo that cannot be decoded row by row. */
const MAX_BUFFERED_BYTES = 25_000_000
/** Of a PNG, which cannot be decoded at a smaller size: half a second's work with transparency. */
const MAX_PNG_BYTES = 75_000_000
/** The longer side over the shorter one. A strip is reduced by its shorter side: one of 49 to 1 takes four times as long as a square. */
const MAX_ASPECT_RATIO = 20

const readers = { jpeg: readJpeg, png: readPng, webp: readWebp }

// untrusted bytes reach no other decoder, whatever they claim to be
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * Judges a photo by its parts and its header, before anything is decoded, and returns the picture alone. No decoder gets
 * bytes of the photo that do not belong to the picture. Throws a refusal when they are not a JPEG, PNG or WebP, are
 * damaged, or would take too much to decode.
 */
export async function inspectPhoto(photo: Uint8Array): Promise<BarePicture & { width: number; height: number }> {
  const format = formatOf(photo)
  if (!format) throw refuse('unsupportedMedia', 'notAPhoto')
  const picture = readers[format](Buffer.from(photo.buffer, photo.byteOffset, photo.byteLength))
  const header = await sharp(picture.bytes, { limitInputPixels: MAX_PIXELS }).metadata().catch(explain)
  const { width, height } = header
  if (Math.max(width, height) > MAX_ASPECT_RATIO * Math.min(width, height)) throw refuse('invalid', 'photoTooNarrow')
  const isTooMuch = bufferedBytes(header, picture.isStreamable) > MAX_BUFFERED_BYTES
  if (isTooMuch || (format === 'png' && pngBytes(header) > MAX_PNG_BYTES)) throw refuse('invalid', 'photoTooMuchMemory')
  return { ...picture, width, height }
}

/** Turns what the decoder throws into a refusal. */
export function explain(error: unknown): never {
  if (error instanceof Error && error.message.includes('pixel limit')) throw tooManyPixels()
  throw refuse('invalid', 'photoDamaged')
}

const tooManyPixels = () => refuse('invalid', 'photoTooManyPixels')

/** What the decoder has to hold at once: the whole picture, unless it can read it row by row. */
function bufferedBytes(header: Metadata, isStreamable: boolean): number {
  const { width, height, channels, format, isProgressive, chromaSubsampling } = header
  const pixels = width * height
  if (format === 'webp') return 0
  if (format === 'png') return isProgressive ? pngBytes(header) : 0
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels
  return isProgressive || !isStreamable ? pixels * samples * 2 : 0 // coefficients have two bytes
}

const pngBytes = ({ width, height, channels, depth }: Metadata) =>
  width * height * channels * (depth === 'ushort' ? 2 : 1)

const text = (photo: Uint8Array, start: number, end: number) => String.fromCharCode(...photo.subarray(start, end))
const startsWith = (photo: Uint8Array, ...bytes: number[]) => bytes.every((byte, index) => photo[index] === byte)

/** By content: a file name or a declared type proves nothing. */
function formatOf(photo: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  if (startsWith(photo, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(photo, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  return text(photo, 0, 4) === 'RIFF' && text(photo, 8, 12) === 'WEBP' ? 'webp' : undefined
}
