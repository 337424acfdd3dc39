const MARKER = 0xff
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
/** Markers below it carry no length, nor do the restart markers and the start of the image. */
const FIRST_SEGMENT = 0xc0

/** Baseline, extended and progressive, with Huffman codes. Arithmetic codes take seconds to decode, and no camera writes them. */
const ORDINARY_FRAMES = [0xc0, 0xc1, 0xc2]

const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const hasLength = (marker: number) =>
  marker >= FIRST_SEGMENT && !(marker >= 0xd0 && marker <= 0xd8) && marker !== MARKER

/**
 * Counts the scans of a JPEG by its markers, in the way libjpeg finds them: segments are skipped by their length,
 * everything else is searched. `isInterleaved`: the first scan has every colour, so that rows can be decoded one by one.
 */
export function readJpegScans(jpeg: Uint8Array): { count: number; isInterleaved: boolean; isOrdinary: boolean } {
  let count = 0
  let isOrdinary = true
  let components = 0
  let isInterleaved = true
  for (let at = 2; at + 1 < jpeg.length;) {
    const marker = jpeg[at + 1] ?? 0
    if (jpeg[at] !== MARKER || marker === MARKER) {
      at++
      continue
    }
    if (marker === END_OF_IMAGE) break
    if (isFrameHeader(marker)) {
      components = jpeg[at + 9] ?? 0
      isOrdinary &&= ORDINARY_FRAMES.includes(marker)
    }
    if (marker === START_OF_SCAN && ++count === 1) isInterleaved = (jpeg[at + 4] ?? 0) >= components
    at += 2 + (hasLength(marker) ? Math.max(2, lengthAt(jpeg, at + 2)) : 0)
  }
  return { count, isInterleaved, isOrdinary }
}

const lengthAt = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
