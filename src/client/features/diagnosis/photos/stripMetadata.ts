import { MAX_WHOLE_PIXELS } from '~/vision/views'

/** JPEG markers: the second byte after 0xff. */
const [START, END, SCAN] = [0xffd8, 0xd9, 0xda]
const [JFIF, EXIF, COLOUR_PROFILE] = [0xe0, 0xe1, 0xe2]
/** Tables among the markers of frames. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc]
/** Says how colours are stored; without it some pictures turn green. */
const ADOBE = 0xee
/** A longer one carries a thumbnail. */
const PLAIN_JFIF_BYTES = 16

/**
 * A JPEG without comments, notes of programs and anything behind its end; the picture stays identical to the last bit.
 * Undefined when the file is no JPEG, is damaged, has an orientation or a colour profile that a browser must apply, or more
 * pixels than are judged.
 */
export async function stripMetadata(original: Blob): Promise<Blob | undefined> {
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

/** The frame header says how many lines and columns there are. */
function isTooLarge(bytes: DataView, at: number) {
  const marker = bytes.getUint8(at + 1)
  const isFrame = marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)
  return isFrame && at + 9 <= bytes.byteLength && bytes.getUint16(at + 5) * bytes.getUint16(at + 7) > MAX_WHOLE_PIXELS
}

const isPicture = (marker: number, length: number) =>
  marker === JFIF ? length === PLAIN_JFIF_BYTES : marker < JFIF || marker === ADOBE

/** In compressed data 0xff is followed by zero or counts restarts. */
function endOfScan(bytes: DataView, start: number) {
  let at = start
  while (at + 1 < bytes.byteLength && !(bytes.getUint8(at) === 0xff && isMarker(bytes.getUint8(at + 1)))) at++
  return at
}

const isMarker = (byte: number) => byte !== 0 && byte !== 0xff && !(byte >= 0xd0 && byte <= 0xd7)
