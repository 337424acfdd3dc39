import sharp from 'sharp'
import type { Sharp } from 'sharp'

type Change = (picture: Sharp, width: number, height: number) => Sharp

/** Without these shares of the sides. */
const cut =
  (left: number, top: number, right: number, bottom: number): Change =>
  (picture, width, height) =>
    picture.extract({
      left: Math.round(width * left),
      top: Math.round(height * top),
      width: Math.floor(width * (1 - left - right)),
      height: Math.floor(height * (1 - top - bottom)),
    })
const asJpeg =
  (quality: number): Change =>
  (picture) =>
    picture.jpeg({ quality })

/** What becomes of a picture on its way through phones and apps. */
const changes: Record<string, Change> = {
  'JPEG of quality 30': asJpeg(30),
  'JPEG of quality 50': asJpeg(50),
  'JPEG of quality 75': asJpeg(75),
  'JPEG of quality 95': asJpeg(95),
  WebP: (picture) => picture.webp({ quality: 60 }),
  '512 px wide': (picture) => picture.resize(512),
  '1024 px wide': (picture) => picture.resize(1024),
  'cut by a tenth, in the middle': cut(0.05, 0.05, 0.05, 0.05),
  'cut by a tenth, at two sides': cut(0.1, 0.1, 0, 0),
  'cut by a tenth, at one side': cut(0, 0, 0.1, 0),
  screenshot: (picture) => picture.resize(390).linear(1.06, -4).modulate({ saturation: 1.1 }).jpeg({ quality: 70 }),
  'screenshot, cut': (...photo) =>
    cut(
      0.03,
      0.06,
      0.04,
      0.02,
    )(...photo)
      .linear([1.03, 1, 0.95], [3, 0, -3])
      .jpeg({ quality: 60 }),
  mirrored: (picture) => picture.flop(),
  'mirrored, cut': (...photo) => cut(0.08, 0.02, 0.02, 0.06)(...photo).flop(),
  'turned by 90 degrees': (picture) => picture.rotate(90),
  'upside down': (picture) => picture.rotate(180),
  brighter: (picture) => picture.linear(1, 35),
  darker: (picture) => picture.linear(0.65, 0),
  'more contrast': (picture) => picture.linear(1.4, -50),
  grey: (picture) => picture.greyscale(),
}

/** Which of these are taken for other pictures. */
const stronger: Record<string, Change> = {
  'turned by 3 degrees, cut': (picture, ...size) => cut(0.07, 0.07, 0.07, 0.07)(picture.rotate(3), ...size),
  'cut by a fifth, in the middle': cut(0.1, 0.1, 0.1, 0.1),
  'cut by a fifth, at two sides': cut(0.2, 0.2, 0, 0),
}

const changed = (table: Record<string, Change>) => async (photo: Uint8Array) => {
  const upright = await sharp(photo)
    .autoOrient()
    .flatten({ background: 'white' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const copies: Record<string, Buffer> = {}
  for (const [name, change] of Object.entries(table)) {
    const picture = change(sharp(upright.data).jpeg({ quality: 85 }), width, height)
    copies[name] = await picture.toBuffer()
  }
  return copies
}

/** The same picture in other files, by name. */
export const copiesOf = changed(changes)
/** The same picture, changed by more than what counts as a copy. */
export const alteredOf = changed(stronger)
