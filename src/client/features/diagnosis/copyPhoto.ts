import { MAX_IMAGE_BYTES } from '~/contract/limits'

import { bareJpeg } from './bareJpeg'

/** The classifier looks at a centred square of 256 px; twice that leaves it a choice of its own. */
const SHORT_SIDE_PX = 512
const MAX_SIDE_PX = 1024
/** Within ten seconds at 400 kbit/s with room to spare. */
const WANTED_BYTES = 60_000
const TYPE = 'image/jpeg'
/** What is wanted, and what pictures full of detail must do with, or those that were squeezed hard already. */
const QUALITY = { finest: 0.9, coarsest: 0.4 }
/** Halving the range so often finds the finest quality that will do to a hundredth or two. */
const TRIES = 5

type Pen = Pick<OffscreenCanvasRenderingContext2D, 'drawImage' | 'fillRect' | 'fillStyle' | 'imageSmoothingQuality'>

/** A canvas of either kind: an element of the page, or one without a page for a worker. */
export type Canvas = { pen: Pen | null; encode: (type: string, quality: number) => Promise<Blob | null> }
export type MakeCanvas = (width: number, height: number) => Canvas

/**
 * A copy of a photo that is quick to send: as small as the classifier can use, upright, as JPEG, without the camera's
 * metadata. Even a copy that is no smaller is better than the original, because where and when a photo was taken must
 * not leave the phone. Undefined when no server would take the copy; rejects when the browser cannot make one.
 */
export async function copyPhoto(original: Blob, makeCanvas: MakeCanvas): Promise<Blob | undefined> {
  const bare = original.size <= WANTED_BYTES ? await bareJpeg(original) : undefined
  if (bare) return bare // drawn anew, a small picture would lose more than bytes
  const upright = await createImageBitmap(original, { imageOrientation: 'from-image' })
  try {
    const copy = await smallEnough(redraw(upright, makeCanvas), Math.min(original.size, WANTED_BYTES))
    return copy && copy.size <= MAX_IMAGE_BYTES ? copy : undefined
  } finally {
    upright.close() // a 12 megapixel bitmap is 48 MB that a small phone wants back now
  }
}

/** The finest copy that is no larger than wanted, or else the coarsest. */
async function smallEnough({ encode }: Canvas, wantedBytes: number) {
  const fits = (copy: Blob | null) => copy !== null && copy.size <= wantedBytes
  const finest = await encode(TYPE, QUALITY.finest)
  if (finest === null || fits(finest)) return finest
  let best = await encode(TYPE, QUALITY.coarsest)
  let { coarsest: low, finest: high } = QUALITY
  for (let tried = 0; tried < TRIES && fits(best); tried++) {
    const middle = (low + high) / 2
    const copy = await encode(TYPE, middle)
    if (fits(copy)) [best, low] = [copy, middle]
    else high = middle
  }
  return best
}

function redraw(photo: ImageBitmap, makeCanvas: MakeCanvas) {
  const [short, long] = [Math.min(photo.width, photo.height), Math.max(photo.width, photo.height)]
  const scale = Math.min(1, SHORT_SIDE_PX / short, MAX_SIDE_PX / long)
  const width = Math.max(1, Math.round(photo.width * scale))
  const height = Math.max(1, Math.round(photo.height * scale))
  const canvas = makeCanvas(width, height)
  const { pen } = canvas
  if (!pen) throw new Error('This browser cannot draw.')
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = 'white' // JPEG has no transparency; what lies behind a cut-out leaf would turn black
  pen.fillRect(0, 0, width, height)
  pen.drawImage(photo, 0, 0, width, height)
  return canvas
}
