import sharp from 'sharp'
import type { Sharp } from 'sharp'

import type { Pixels } from '~/vision/resample'
import { BASE_SIDE, MAX_WHOLE_PIXELS } from '~/vision/views'

import { MAX_PIXELS } from './pictureParts'
import type { Orientation } from './pictureParts'
import { explain, inspectPhoto } from './inspectPhoto'

/** How each orientation of EXIF is brought upright: mirrored first, then turned clockwise. */
const TURNS: Record<Orientation, { mirrored: boolean; angle: number }> = {
  1: { mirrored: false, angle: 0 },
  2: { mirrored: true, angle: 0 },
  3: { mirrored: false, angle: 180 },
  4: { mirrored: true, angle: 180 },
  5: { mirrored: true, angle: 270 },
  6: { mirrored: false, angle: 90 },
  7: { mirrored: true, angle: 90 },
  8: { mirrored: false, angle: 270 },
}

sharp.cache(false)
sharp.concurrency(1)

/** The pixels of a photo, upright, on white where it is transparent. Throws a refusal when `inspectPhoto` does, or the bytes are damaged. */
export async function decodePhoto(photo: Uint8Array): Promise<Pixels> {
  const { bytes, orientation, hasEnd, width, height } = await inspectPhoto(photo)
  const { angle, mirrored } = TURNS[orientation]
  // what is cut before its end marker must be whole but for that: any lack of data is a warning
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: hasEnd ? 'truncated' : 'warning' })
  const { data, info } = await (width * height > MAX_WHOLE_PIXELS ? reduced(picture, width, height) : picture)
    .flatten({ background: 'white' })
    .flop(mirrored)
    .rotate(angle) // after the resizing, so that a large JPEG is reduced while it is decoded
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(explain)
  return { data, width: info.width, height: info.height, channels: 3 }
}

/** To a short side of BASE_SIDE while it is read; the copies that the app makes need none of it. With as much on one side of the centred square as on the other. */
function reduced(picture: Sharp, width: number, height: number): Sharp {
  const scale = BASE_SIDE / Math.min(width, height)
  const [across, down] = [width, height].map((side) => BASE_SIDE + 2 * Math.round((side * scale - BASE_SIDE) / 2))
  return picture.resize(across, down, { fit: 'fill', kernel: 'lanczos3' })
}
