import { MAX_IMAGE_BYTES } from '~/contract/limits'

import { contextOf, createCanvas, decodePhoto } from './photoBitmap'
import type { Canvas } from './photoBitmap'
import { stripMetadata } from './stripMetadata'

/** The classifier sees a centred square of 256 px; twice that leaves it a choice of resampling. */
const SHORT_SIDE_PX = 512
const MAX_SIDE_PX = 1024
/** Halving the sides twice makes the noisiest picture fit. */
const SCALES = [1, 0.5, 0.25]
const TYPE = 'image/jpeg'
const QUALITY = { finest: 0.9, coarsest: 0.4 }
/** Halving the range five times finds the finest quality that fits to a hundredth or two. */
const QUALITY_STEPS = 5

/**
 * A copy of at most so many bytes: as small as the classifier can use, upright, JPEG, without the camera's metadata. Even
 * a copy that is no smaller is better than the original, because where and when a photo was taken must not be sent.
 * Rejects when the browser cannot make one. Runs in a page or a worker.
 */
export async function compressPhoto(original: Blob, maxBytes: number): Promise<Blob> {
  const stripped = original.size <= maxBytes ? await stripMetadata(original) : undefined
  if (stripped) return stripped // encoding a small picture again would lose more than bytes
  const bitmap = await decodePhoto(original)
  try {
    const copy = await encodeWithin(bitmap, { maxBytes, wantedBytes: Math.min(original.size, maxBytes) })
    if (!copy || copy.size > MAX_IMAGE_BYTES) throw new Error('This browser cannot write a JPEG that is small enough.')
    return copy
  } finally {
    bitmap.close() // 12 megapixels are 48 MB
  }
}

type Size = { maxBytes: number; wantedBytes: number }

/** The largest picture that has a copy of at most `maxBytes`, or else the smallest. */
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
  context.fillStyle = 'white' // JPEG has no transparency; a cut-out leaf would stand on black
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

const toBlob = (canvas: Canvas, quality: number): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: TYPE, quality })
    : new Promise((resolve) => {
        canvas.toBlob(resolve, TYPE, quality)
      })

/** The finest copy of at most so many bytes, or else the coarsest. */
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
