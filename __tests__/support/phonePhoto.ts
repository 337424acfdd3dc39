import sharp from 'sharp'
import type { Sharp } from 'sharp'

import { photos } from './photos'

/** What a phone writes into a photo beside the picture, findable in whatever is sent. */
export const CANARY = 'Shamba-la-Wanjiru'
export const TWELVE_MEGAPIXELS = { width: 4032, height: 3024 }
const GRAIN = { type: 'gaussian' as const, mean: 128, sigma: 24 }

/** Place, time and camera, in EXIF and in XMP. `orientation`: how the phone was held, as EXIF has it. */
export const tagged = (picture: Sharp, orientation = 1) =>
  picture
    .withExif({
      IFD0: { Make: CANARY, ImageDescription: CANARY },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 11/1', GPSLongitudeRef: 'E', GPSLongitude: '36/1 49/1 2/1' },
    })
    .withMetadata({ orientation })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${CANARY}</place></x:xmpmeta>`)

/** The leaf as a phone of 12 megapixels takes it: some 4 MB of JPEG with grain, and all that a phone writes beside it. */
export async function phonePhoto(leaf: Buffer = photos.maizeRust): Promise<Buffer> {
  const { width, height } = TWELVE_MEGAPIXELS
  const grain = await sharp({ create: { width, height, channels: 3, background: 'grey', noise: GRAIN } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const picture = sharp(leaf).autoOrient().resize(width, height, { fit: 'cover' })
  return tagged(picture.composite([{ input: grain, blend: 'soft-light' }]))
    .jpeg({ quality: 88 })
    .toBuffer()
}
