import { MAX_IMAGE_BYTES } from '~/contract/limits'
import { MAX_WHOLE_PIXELS } from '~/vision/views'

import { contextOf, createCanvas, decodePhoto, type Canvas } from './photoBitmap'

/** The classifier takes a centred square of 256 px; twice that leaves the resampling to it. */
const SHORT_SIDE_PX = 512
const MAX_SIDE_PX = 1024
/** Halving the sides twice makes even the noisiest picture fit. */
const SCALES = [1, 0.5, 0.25]
const TYPE = 'image/jpeg'
const QUALITY = { finest: 0.9, coarsest: 0.4 }
/** Five bisections find the best quality that fits to within 0.02. */
const QUALITY_STEPS = 5

/**
 * A JPEG copy of at most `maxBytes`: as small as the classifier can use, upright, without metadata. A copy is sent even
 * if it is no smaller, because the original says where and when it was taken.
 * Rejects if the browser cannot make one. Runs in a page or a worker.
 */
export async function compressPhoto(original: Blob, maxBytes: number): Promise<Blob> {
  const stripped = original.size <= maxBytes ? await stripMetadata(original) : undefined
  if (stripped) return stripped // encoding a small picture again would lose quality
  const bitmap = await decodePhoto(original)
  try {
    const copy = await encodeWithin(bitmap, { maxBytes, wantedBytes: Math.min(original.size, maxBytes) })
    if (!copy || copy.size > MAX_IMAGE_BYTES) throw new Error('This browser cannot write a JPEG that is small enough.')
    return copy
  } finally {
    bitmap.close() // 12 megapixels take 48 MB
  }
}

type Size = { maxBytes: number; wantedBytes: number }

/** The largest picture with a copy of at most `maxBytes`, or else the smallest. */
async function encodeWithin(bitmap: ImageBitmap, { maxBytes, wantedBytes }: Size) {
  let copy: Blob | null = null
  for (const scale of SCALES) {
    copy = await encode(draw(bitmap, scale), wantedBytes)
    if (!copy || copy.size <= maxBytes) return copy
  }
  return copy
}

function draw(bitmap: ImageBitmap, part: number): Canvas {
  const [short, long] = [Math.min(bitmap.width, bitmap.height), Math.max(bitmap.width, bitmap.height)]
  const scale = part * Math.min(1, SHORT_SIDE_PX / short, MAX_SIDE_PX / long)
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = createCanvas(width, height)
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white' // JPEG has no transparency; a cut-out leaf would get a black background
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

const toBlob = (canvas: Canvas, quality: number): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: TYPE, quality })
    : new Promise((resolve) => canvas.toBlob(resolve, TYPE, quality))

/** The copy of the best quality that has at most `wantedBytes`, or else of the lowest. */
async function encode(canvas: Canvas, wantedBytes: number) {
  const fits = (copy: Blob | null) => copy !== null && copy.size <= wantedBytes
  const finest = await toBlob(canvas, QUALITY.finest)
  if (finest === null || fits(finest)) return finest
  let best = await toBlob(canvas, QUALITY.coarsest)
  let { coarsest: low, finest: high } = QUALITY
  for (let step = 0; step < QUALITY_STEPS && fits(best); step++) {
    const middle = (low + high) / 2
    const copy = await toBlob(canvas, middle)
    if (fits(copy)) [best, low] = [copy, middle]
    else high = middle
  }
  return best
}

/** JPEG markers: the second byte after 0xff. */
const [START, END, SCAN] = [0xffd8, 0xd9, 0xda]
const [JFIF, EXIF, COLOUR_PROFILE] = [0xe0, 0xe1, 0xe2]
/** Tables whose markers lie among the frame markers. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc]
/** Says how colours are stored; without it some pictures turn green. */
const ADOBE = 0xee
/** A longer JFIF segment carries a thumbnail. */
const PLAIN_JFIF_BYTES = 16

/**
 * The JPEG without comments, application data and trailing bytes; the picture stays bit-identical.
 * Undefined if the file is not a JPEG, is damaged, has an orientation or colour profile that a browser must apply, or
 * has more pixels than are judged.
 */
async function stripMetadata(original: Blob): Promise<Blob | undefined> {
  const bytes = new DataView(await original.arrayBuffer())
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== START) return undefined
  const kept = [original.slice(0, 2)]
  for (let at = 2; at + 4 <= bytes.byteLength || isEnd(bytes, at);) {
    if (bytes.getUint8(at) !== 0xff) return undefined
    const marker = bytes.getUint8(at + 1)
    if (marker === END) return new Blob([...kept, original.slice(at, at + 2)], { type: 'image/jpeg' })
    if (marker === EXIF || marker === COLOUR_PROFILE || isTooLarge(bytes, at)) return undefined
    const length = bytes.getUint16(at + 2)
    const end = marker === SCAN ? endOfScan(bytes, at + 2 + length) : at + 2 + length
    if (isPicture(marker, length)) kept.push(original.slice(at, end))
    at = end
  }
  return undefined
}

const isEnd = (bytes: DataView, at: number) => at + 2 <= bytes.byteLength && bytes.getUint8(at + 1) === END

function isTooLarge(bytes: DataView, at: number) {
  const marker = bytes.getUint8(at + 1)
  const isFrame = marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)
  return isFrame && at + 9 <= bytes.byteLength && bytes.getUint16(at + 5) * bytes.getUint16(at + 7) > MAX_WHOLE_PIXELS
}

const isPicture = (marker: number, length: number) =>
  marker === JFIF ? length === PLAIN_JFIF_BYTES : marker < JFIF || marker === ADOBE

/** In compressed data 0xff is followed by zero or a restart marker. */
function endOfScan(bytes: DataView, start: number) {
  let at = start
  while (at + 1 < bytes.byteLength && !(bytes.getUint8(at) === 0xff && isMarker(bytes.getUint8(at + 1)))) at++
  return at
}

const isMarker = (byte: number) => byte !== 0 && byte !== 0xff && !(byte >= 0xd0 && byte <= 0xd7)
