import sharp from 'sharp'
import type { Metadata } from 'sharp'

import { refuse } from '~/server/domain/errors'

import { readJpegScans } from './jpegScans'
import { stripPngChunks } from './stripPngChunks'

/** 50 megapixels: phones with 48 exist. */
export const MAX_PIXELS = 50_000_000
/** Of a photo that cannot be decoded row by row. */
const MAX_BUFFERED_BYTES = 25_000_000
/** Of a PNG, which cannot be decoded at a smaller size: half a second's work with transparency and a colour profile. */
const MAX_PNG_BYTES = 75_000_000
/** Cameras write 1, progressive encoders about 10. Each scan is another pass over every coefficient: 883 of them take 10 seconds. */
const MAX_SCANS = 32
/** The longer side over the shorter one. A strip is reduced by its shorter side: one of 49 to 1 takes four times as long as a square. */
const MAX_ASPECT_RATIO = 20

// untrusted bytes reach no other decoder, whatever they claim to be
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * Judges a photo by its first bytes, its header and its scans, before anything is decoded, and returns the bytes to
 * decode. Throws a refusal when they are not a JPEG, PNG or WebP, are damaged, or would take too much to decode.
 */
export async function inspectPhoto(photo: Uint8Array): Promise<Uint8Array> {
  const format = formatOf(photo)
  const scans = format === 'jpeg' ? readJpegScans(photo) : undefined
  if (!format || scans?.isOrdinary === false) throw refuse('unsupportedMedia', 'notAPhoto')
  if (scans && scans.count > MAX_SCANS) throw refuse('unsupportedMedia', 'tooManyScans')
  const bytes = format === 'png' ? stripPngChunks(photo) : photo
  const header = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata().catch(explain)
  const { width, height, pages = 1 } = header
  if (pages > 1) throw refuse('invalid', 'photoAnimated')
  if (Math.max(width, height) > MAX_ASPECT_RATIO * Math.min(width, height)) throw refuse('invalid', 'photoTooNarrow')
  const isTooMuch = bufferedBytes(header, scans ? scans.isInterleaved : isLossyWebp(photo)) > MAX_BUFFERED_BYTES
  if (isTooMuch || (format === 'png' && pngBytes(header) > MAX_PNG_BYTES)) throw refuse('invalid', 'photoTooMuchMemory')
  return bytes
}

/** Turns what the decoder throws into a refusal. */
export function explain(error: unknown): never {
  if (error instanceof Error && error.message.includes('pixel limit')) throw tooManyPixels()
  throw refuse('invalid', 'photoDamaged')
}

const tooManyPixels = () => refuse('invalid', 'photoTooManyPixels')

/** What the decoder has to hold at once: the whole picture, unless it can read it row by row. */
function bufferedBytes(header: Metadata, isPlain: boolean): number {
  const { width, height, channels, format, isProgressive, chromaSubsampling } = header
  const pixels = width * height
  if (format === 'webp') return isPlain ? 0 : pixels * 4
  if (format === 'png') return isProgressive ? pngBytes(header) : 0
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels
  return isProgressive || !isPlain ? pixels * samples * 2 : 0 // coefficients have two bytes
}

const pngBytes = ({ width, height, channels, depth }: Metadata) =>
  width * height * channels * (depth === 'ushort' ? 2 : 1)

const text = (photo: Uint8Array, start: number, end: number) => String.fromCharCode(...photo.subarray(start, end))
const isLossyWebp = (photo: Uint8Array) => text(photo, 12, 16) === 'VP8 '
const startsWith = (photo: Uint8Array, ...bytes: number[]) => bytes.every((byte, index) => photo[index] === byte)

/** By content: a file name or a declared type proves nothing. */
function formatOf(photo: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  if (startsWith(photo, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(photo, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  return text(photo, 0, 4) === 'RIFF' && text(photo, 8, 12) === 'WEBP' ? 'webp' : undefined
}
