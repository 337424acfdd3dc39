import { refuse } from '~/server/domain/domainError'

import { readJpeg } from './readJpeg'

const START = Buffer.from([0xff, 0xd8, 0xff])

/** A JPEG's picture alone, as `readJpeg` rebuilds it. Lies on its side if it was: the app sends upright copies. */
export function bareJpeg(photo: Uint8Array): Uint8Array {
  const jpeg = Buffer.from(photo.buffer, photo.byteOffset, photo.byteLength)
  if (!jpeg.subarray(0, START.length).equals(START)) throw refuse('unsupportedMedia', 'notAPhoto')
  const { bytes, hasEnd } = readJpeg(jpeg)
  if (!hasEnd) throw refuse('invalid', 'photoDamaged')
  return bytes
}
