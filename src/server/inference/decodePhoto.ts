import sharp, { type Metadata, type Sharp } from 'sharp'

import { refuse } from '~/server/domain/domainError'
import type { Pixels } from '~/vision/resample'
import { BASE_SIDE, MAX_WHOLE_PIXELS } from '~/vision/views'

import { MAX_PIXELS, readOrientation, type BarePicture, type Orientation } from './pictureParts'
import { readJpeg } from './readJpeg'
import { readPng } from './readPng'

/** How to bring each EXIF orientation upright: first mirror, then rotate clockwise. */
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

/** Upright pixels, on white if transparent. Throws a refusal for damaged bytes, or as `inspectPhoto` does. */
export async function decodePhoto(photo: Uint8Array): Promise<Pixels> {
  const { bytes, orientation, hasEnd, width, height } = await inspectPhoto(photo)
  const { angle, mirrored } = TURNS[orientation]
  // without an end marker every other lack of data matters, so warnings fail, too
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: hasEnd ? 'truncated' : 'warning' })
  const { data, info } = await (width * height > MAX_WHOLE_PIXELS ? reduced(picture, width, height) : picture)
    .flatten({ background: 'white' })
    .flop(mirrored)
    .rotate(angle) // after resizing, so that a large JPEG is reduced while decoding
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(explain)
  return { data, width: info.width, height: info.height, channels: 3 }
}

/** Reduces the short side to BASE_SIDE while reading, with equal margins around the centred square. */
function reduced(picture: Sharp, width: number, height: number): Sharp {
  const scale = BASE_SIDE / Math.min(width, height)
  const [across, down] = [width, height].map((side) => BASE_SIDE + 2 * Math.round((side * scale - BASE_SIDE) / 2))
  return picture.resize(across, down, { fit: 'fill', kernel: 'lanczos3' })
}

/** For photos that cannot be decoded row by row. */
const MAX_BUFFERED_BYTES = 25_000_000
/** For PNGs, which cannot be decoded at a smaller size: half a second of work with transparency. */
const MAX_PNG_BYTES = 75_000_000
/** Longer side by shorter side. Strips are reduced by the shorter side: one of 49 to 1 costs four squares. */
const MAX_ASPECT_RATIO = 20

const readers = { jpeg: readJpeg, png: readPng, webp: readWebp }

// untrusted bytes reach no other decoder, whatever type they claim
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * Checks a photo by its parts and header before decoding, and returns only the picture: no decoder gets other bytes.
 * Throws a refusal if they are not a JPEG, PNG or WebP, are damaged, or would cost too much to decode.
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

/** Maps decoder errors to refusals. */
function explain(error: unknown): never {
  if (error instanceof Error && error.message.includes('pixel limit')) throw tooManyPixels()
  throw refuse('invalid', 'photoDamaged')
}

const tooManyPixels = () => refuse('invalid', 'photoTooManyPixels')

/** Bytes that the decoder buffers: the whole picture unless it reads row by row. */
function bufferedBytes(header: Metadata, isStreamable: boolean): number {
  const { width, height, channels, format, isProgressive, chromaSubsampling } = header
  const pixels = width * height
  if (format === 'webp') return 0
  if (format === 'png') return isProgressive ? pngBytes(header) : 0
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels
  return isProgressive || !isStreamable ? pixels * samples * 2 : 0 // two bytes per coefficient
}

const pngBytes = ({ width, height, channels, depth }: Metadata) =>
  width * height * channels * (depth === 'ushort' ? 2 : 1)

const text = (photo: Uint8Array, start: number, end: number) => String.fromCharCode(...photo.subarray(start, end))
const startsWith = (photo: Uint8Array, ...bytes: number[]) => bytes.every((byte, index) => photo[index] === byte)

/** By content: file names and declared types prove nothing. */
function formatOf(photo: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  if (startsWith(photo, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(photo, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  return text(photo, 0, 4) === 'RIFF' && text(photo, 8, 12) === 'WEBP' ? 'webp' : undefined
}

const [RIFF_HEAD_BYTES, CHUNK_HEAD_BYTES] = [12, 8]
const WANTED = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L', 'EXIF', 'ANMF'])
const NOTHING = Buffer.alloc(0)

/**
 * Rebuilds a WebP from its picture alone: without metadata, colour profile and trailing bytes. Ignores the file's own
 * length. Throws a refusal for animated, lossless and transparent ones: lossless codes, also of transparency, can cost
 * the decoder 380 MB that no header announces.
 */
export function readWebp(webp: Buffer): BarePicture {
  const first = new Map<string, Buffer>()
  for (const { type, data } of readChunks(webp)) if (!first.has(type)) first.set(type, data)
  if (first.has('ANMF')) throw refuse('invalid', 'photoAnimated')
  if (first.has('VP8L') || first.has('ALPH')) throw refuse('unsupportedMedia', 'notAPhoto')
  const canvas = first.get('VP8X') ?? NOTHING
  const picture = chunk('VP8 ', first.get('VP8 ') ?? NOTHING)
  // the first byte flags other parts: there are none
  const parts =
    canvas.length > 0 ? [chunk('VP8X', Buffer.concat([Buffer.alloc(1), canvas.subarray(1)])), picture] : [picture]
  return {
    bytes: chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts])),
    orientation: readOrientation(first.get('EXIF') ?? NOTHING),
    isStreamable: true,
    hasEnd: true, // a truncated picture is not decoded at all
  }
}

/** Wanted chunks; the last may be truncated. */
function* readChunks(webp: Buffer) {
  for (let start = RIFF_HEAD_BYTES; start + CHUNK_HEAD_BYTES <= webp.length;) {
    const type = webp.toString('latin1', start, start + 4)
    const dataStart = start + CHUNK_HEAD_BYTES
    const dataEnd = dataStart + webp.readUInt32LE(start + 4)
    if (WANTED.has(type)) yield { type, data: webp.subarray(dataStart, dataEnd) }
    start = dataEnd + (dataEnd & 1)
  }
}

/** Padded to an even length. */
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD_BYTES)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)])
}
