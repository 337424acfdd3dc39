const MARKER = 0xff
export const START_OF_IMAGE = 0xd8
export const END_OF_IMAGE = 0xd9
export const START_OF_SCAN = 0xda
/** Markers below it carry no length, nor do the restart markers and the start of the image. */
const FIRST_SEGMENT = 0xc0

/** `bytes`: the whole segment, a scan with its compressed data. `content`: what follows its length. */
type JpegSegment = { marker: number; content: Buffer; bytes: Buffer }

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const hasLength = (marker: number) => marker >= FIRST_SEGMENT && !isRestart(marker) && marker !== START_OF_IMAGE

/**
 * The wanted segments of a JPEG, found as libjpeg finds them: skipped by their length, everything else is searched for
 * a marker. The last one is the end of the image, where the file has it.
 */
export function* readJpegSegments(jpeg: Buffer, isWanted: (marker: number) => boolean): Generator<JpegSegment> {
  for (let start = nextMarker(jpeg, 2); start + 1 < jpeg.length;) {
    const marker = jpeg[start + 1] ?? 0
    const head = endOfHead(jpeg, start, marker)
    if (head > jpeg.length) return
    const end = marker === START_OF_SCAN ? endOfScan(jpeg, head) : head
    if (isWanted(marker)) yield { marker, content: jpeg.subarray(start + 4, head), bytes: jpeg.subarray(start, end) }
    if (marker === END_OF_IMAGE) return
    start = nextMarker(jpeg, end)
  }
}

function endOfHead(jpeg: Buffer, start: number, marker: number): number {
  const afterMarker = start + 2
  if (marker === END_OF_IMAGE || !hasLength(marker)) return afterMarker
  return afterMarker + 2 <= jpeg.length ? afterMarker + Math.max(2, jpeg.readUInt16BE(afterMarker)) : Infinity
}

function nextMarker(jpeg: Buffer, start: number): number {
  let at = start
  while (at + 1 < jpeg.length && (jpeg[at] !== MARKER || jpeg[at + 1] === MARKER)) at++
  return at
}

/** In compressed data 0xff is followed by zero, counts restarts, or is repeated. */
function endOfScan(jpeg: Buffer, start: number): number {
  let at = start
  while (at + 1 < jpeg.length && !(jpeg[at] === MARKER && isAfterScan(jpeg[at + 1] ?? 0))) at++
  return at + 1 < jpeg.length ? at : jpeg.length
}

const isAfterScan = (marker: number) => marker !== 0 && marker !== MARKER && !isRestart(marker)
