import type { Orientation } from './exifOrientation'

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
