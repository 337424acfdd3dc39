import { refuse } from '~/server/domain/errors'

import type { BarePicture } from './barePicture'
import { readOrientation } from './exifOrientation'
import { END_OF_IMAGE, readJpegSegments, START_OF_IMAGE, START_OF_SCAN } from './jpegSegments'

const [JFIF, EXIF, ADOBE] = [0xe0, 0xe1, 0xee]
/** Huffman codes, quantisation and restart interval. */
const TABLES = [0xc4, 0xdb, 0xdd]
/** Baseline, extended and progressive, with Huffman codes. Arithmetic codes take seconds to decode, and no camera writes them. */
const ORDINARY_FRAMES = [0xc0, 0xc1, 0xc2]

/** Cameras write 1, progressive encoders about 10. Each scan is another pass over every coefficient: 883 of them take 10 seconds. */
const MAX_SCANS = 32
/** 32 scans with four tables of their own take 35 KB. */
const MAX_TABLE_BYTES = 65_536
/** Without previews. Both say how colours are stored; without Adobe's some pictures turn green. */
const [JFIF_BYTES, ADOBE_BYTES] = [14, 12]

/**
 * A JPEG rebuilt from its tables, frame and scans: without comments, metadata, colour profiles, previews, further
 * pictures and what follows its end. Throws a refusal when it has too many scans or tables, or a frame that no camera writes.
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
const OTHERS = new Set([...TABLES, JFIF, EXIF, ADOBE, START_OF_SCAN, END_OF_IMAGE])
const isWanted = (marker: number) => isFrame(marker) || OTHERS.has(marker)

/** The first bytes of a segment's content, where it has this name and so many of them. */
const startingWith = (name: string, content: Buffer, length = content.length) =>
  content.length >= length && content.toString('latin1', 0, name.length) === name
    ? content.subarray(0, length)
    : undefined

function segment(marker: number, content?: Buffer): Buffer {
  if (!content) return Buffer.from([0xff, marker])
  return Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content])
}
