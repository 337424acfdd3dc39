import type { Orientation } from './exifOrientation'

/** 52 megapixels: phones that say 50 write up to 8192 x 6144. */
export const MAX_PIXELS = 52_000_000

/** A photo without anything that its pixels do not need. */
export type BarePicture = {
  /** A file of the same format, rebuilt. */
  bytes: Buffer
  orientation: Orientation
  /** Whether a decoder can read it row by row, as far as the parts tell. */
  isStreamable: boolean
  /** Whether the file had its end marker, which `bytes` always has. */
  hasEnd: boolean
}
