import sharp from 'sharp'

import { photoQuality } from '~/vision/photoQuality'

import { baseSquareOf } from '../support/baseSquare'
import { photos } from '../support/photos'
import measured from '../support/photos/quality.json'

it.each([
  ['a large photo lying on its side', photos.maizeRust, measured['maizeRust.jpg']],
  ['a small transparent picture', photos.cutting, measured['maizeRustCutting.png']],
])('measures %s as training does', async (_name, photo, trained) => {
  const quality = photoQuality(await baseSquareOf(photo))
  expect(Math.abs(quality.brightness - trained.brightness)).toBeLessThan(1)
  expect(Math.abs(quality.sharpness / trained.sharpness - 1)).toBeLessThan(0.1)
  expect(Math.abs(quality.coherence - trained.coherence)).toBeLessThan(0.01)
  expect(Math.abs(quality.greenness / trained.greenness - 1)).toBeLessThan(0.01)
  expect(Math.abs(quality.plantHues - trained.plantHues)).toBeLessThan(0.01)
  expect(Math.abs(quality.colours / trained.colours - 1)).toBeLessThan(0.01)
})

it('tells a dark, a blurred and a distant photo from a good one', async () => {
  const good = photoQuality(await baseSquareOf(photos.maizeRust))
  const dark = photoQuality(await baseSquareOf(await sharp(photos.maizeRust).linear(0.1).toBuffer()))
  const blurred = photoQuality(await baseSquareOf(await sharp(photos.maizeRust).blur(40).toBuffer()))
  const far = photoQuality(await baseSquareOf(await tiled(photos.maizeRust)))
  expect(dark.brightness).toBeLessThan(good.brightness / 5)
  expect(blurred.sharpness).toBeLessThan(good.sharpness / 50)
  expect(far.coherence).toBeLessThan(good.coherence / 2)
})

/** The photo as one of many small leaves. */
async function tiled(photo: Uint8Array) {
  const small = await sharp(photo).autoOrient().resize(32, 32, { fit: 'cover' }).png().toBuffer()
  const canvas = { width: 256, height: 256, channels: 3, background: 'white' } as const
  return sharp({ create: canvas })
    .composite([{ input: small, tile: true }])
    .png()
    .toBuffer()
}
