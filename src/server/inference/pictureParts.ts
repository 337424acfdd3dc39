/** Orientation as EXIF numbers it: 1 is upright, even numbers are mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** Phones that claim 50 megapixels write up to 8192 x 6144. */
export const MAX_PIXELS = 52_000_000

/** A photo reduced to what its pixels need. */
export type BarePicture = {
  /** A rebuilt file of the same format. */
  bytes: Buffer
  orientation: Orientation
  /** Whether a decoder can read it row by row, judging by the parts. */
  isStreamable: boolean
  /** Whether the file had an end marker; `bytes` always has one. */
  hasEnd: boolean
}

const PREFIX = Buffer.from('Exif\0\0', 'latin1')
const BIG_ENDIAN = Buffer.from('MM\0*', 'latin1')
const LITTLE_ENDIAN = Buffer.from('II*\0', 'latin1')
const ENTRY_BYTES = 12
/** Cameras write about 20. */
const MAX_ENTRIES = 64
const ORIENTATION = 0x0112
const SHORT = 3

/**
 * The orientation in an EXIF block's first directory, or 1. No other directory is read: libexif follows every pointer,
 * and a directory that points to itself 5,400 times costs it eight seconds.
 */
export function readOrientation(exif: Buffer): Orientation {
  const tiff = exif.subarray(0, PREFIX.length).equals(PREFIX) ? exif.subarray(PREFIX.length) : exif
  const order = tiff.subarray(0, 4)
  if (!order.equals(BIG_ENDIAN) && !order.equals(LITTLE_ENDIAN)) return 1
  const read = readerOf(tiff, order.equals(BIG_ENDIAN))
  const directory = read.uint32(4)
  const entries = Math.min(read.uint16(directory), MAX_ENTRIES)
  for (let at = directory + 2; at < directory + 2 + entries * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (read.uint16(at) !== ORIENTATION) continue
    const isNumber = read.uint16(at + 2) === SHORT && read.uint32(at + 4) === 1
    return isNumber ? toOrientation(read.uint16(at + 8)) : 1
  }
  return 1
}

/** Reads numbers in either byte order; 0 outside the block. */
function readerOf(bytes: Buffer, isBigEndian: boolean) {
  const holds = (at: number, length: number) => at + length <= bytes.length
  return {
    uint16(at: number): number {
      if (!holds(at, 2)) return 0
      return isBigEndian ? bytes.readUInt16BE(at) : bytes.readUInt16LE(at)
    },
    uint32(at: number): number {
      if (!holds(at, 4)) return 0
      return isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)
    },
  }
}

const toOrientation = (value: number): Orientation => (value >= 1 && value <= 8 ? (value as Orientation) : 1)
