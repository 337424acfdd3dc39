import { refuse } from '~/server/domain/domainError'

import { MAX_PIXELS, readOrientation, type BarePicture } from './pictureParts'

const MARKER = 0xff
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const [JFIF, EXIF, ADOBE] = [0xe0, 0xe1, 0xee]
/** Huffman codes, quantisation and restart interval. */
const TABLES = [0xc4, 0xdb, 0xdd]
/** Baseline, extended, progressive; all Huffman. Arithmetic codes take seconds to decode; no camera writes them. */
const ORDINARY_FRAMES = [0xc0, 0xc1, 0xc2]

/** Cameras write 1, progressive encoders about 10. Each is a pass over all coefficients: 883 take 10 seconds. */
const MAX_SCANS = 32
/** 32 scans with four tables each take 35 KB. */
const MAX_TABLE_BYTES = 65_536
/** Without previews. Both define colour storage; without Adobe's, some pictures turn green. */
const [JFIF_BYTES, ADOBE_BYTES] = [14, 12]

/**
 * Rebuilds a JPEG from tables, frame and scans: without comments, metadata, colour profiles, previews, further pictures
 * and trailing bytes. Throws a refusal for too many scans or tables, or a frame that no camera writes.
 */
export function readJpeg(jpeg: Buffer): BarePicture {
  const kept: Buffer[] = []
  let [scans, tableBytes, components] = [0, 0, 0]
  let [isInterleaved, hasEnd] = [true, false]
  let exif, jfif, adobe: Buffer | undefined
  for (const { marker, content, bytes } of readJpegSegments(jpeg, isWanted)) {
    if (marker === END_OF_IMAGE) hasEnd = true
    else if (marker === EXIF) exif ??= startingWith('Exif\0', content)
    else if (marker === JFIF) jfif ??= startingWith('JFIF\0', content, JFIF_BYTES)
    else if (marker === ADOBE) adobe ??= startingWith('Adobe', content, ADOBE_BYTES)
    else kept.push(bytes)
    if (isFrame(marker)) {
      if (!ORDINARY_FRAMES.includes(marker)) throw refuse('unsupportedMedia', 'notAPhoto')
      if (pixelsOf(content) > MAX_PIXELS) throw refuse('invalid', 'photoTooManyPixels')
      components = content[5] ?? 0
    }
    if (TABLES.includes(marker) && (tableBytes += bytes.length) > MAX_TABLE_BYTES)
      throw refuse('invalid', 'photoDamaged')
    if (marker === START_OF_SCAN) {
      if (++scans > MAX_SCANS) throw refuse('unsupportedMedia', 'tooManyScans')
      if (scans === 1) isInterleaved = (content[0] ?? 0) >= components
    }
  }
  const colours = [jfif && segment(JFIF, jfif), adobe && segment(ADOBE, adobe)].filter((part) => part !== undefined)
  return {
    bytes: Buffer.concat([segment(START_OF_IMAGE), ...colours, ...kept, segment(END_OF_IMAGE)]),
    orientation: exif ? readOrientation(exif) : 1,
    isStreamable: isInterleaved,
    hasEnd,
  }
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Height by width of a frame; 0 of one that is cut off. */
const pixelsOf = (frame: Buffer) => (frame.length < 5 ? 0 : frame.readUInt16BE(1) * frame.readUInt16BE(3))
const OTHERS = new Set([...TABLES, JFIF, EXIF, ADOBE, START_OF_SCAN, END_OF_IMAGE])
const isWanted = (marker: number) => isFrame(marker) || OTHERS.has(marker)

/** The first `length` bytes of a segment if it starts with `name` and is long enough. */
const startingWith = (name: string, content: Buffer, length = content.length) =>
  content.length >= length && content.toString('latin1', 0, name.length) === name
    ? content.subarray(0, length)
    : undefined

function segment(marker: number, content?: Buffer): Buffer {
  if (!content) return Buffer.from([0xff, marker])
  return Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content])
}

/** Lower markers have no length, nor do restart markers and the start of the image. */
const FIRST_SEGMENT = 0xc0

/** `bytes`: the whole segment, for a scan with its compressed data. `content`: the bytes after the length. */
type JpegSegment = { marker: number; content: Buffer; bytes: Buffer }

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const hasLength = (marker: number) => marker >= FIRST_SEGMENT && !isRestart(marker) && marker !== START_OF_IMAGE

/**
 * Yields wanted segments, found as libjpeg does: skips segments by length and otherwise searches for a marker. The last
 * one is the end of the image, if there is one.
 */
function* readJpegSegments(jpeg: Buffer, isWanted: (marker: number) => boolean): Generator<JpegSegment> {
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
