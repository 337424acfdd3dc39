import type { Pixels } from '~/vision/resample'

const CHANNELS = 4

/** Software: a canvas of the graphics card is slow to read. */
function contextFor(width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw in a worker.')
  return context
}

/** The decoded picture, upright. Rejects where the browser cannot decode it. */
export async function pixelsOf(photo: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(photo)
  const { width, height } = bitmap
  const context = contextFor(width, height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { data: context.getImageData(0, 0, width, height).data, width, height, channels: CHANNELS }
}

const PATTERN_SIDE = 16
const OPAQUE = 255
/** Odd, so that all values of a byte occur. */
const STEP = 37

/** Browsers that hide who they are answer with other pixels than were drawn. */
export function canReadPixels(): boolean {
  const drawn = new ImageData(PATTERN_SIDE, PATTERN_SIDE)
  for (let at = 0; at < drawn.data.length; at++) drawn.data[at] = at % CHANNELS === CHANNELS - 1 ? OPAQUE : at * STEP
  const context = contextFor(PATTERN_SIDE, PATTERN_SIDE)
  context.putImageData(drawn, 0, 0)
  const read = context.getImageData(0, 0, PATTERN_SIDE, PATTERN_SIDE).data
  return read.every((value, at) => value === drawn.data[at])
}
