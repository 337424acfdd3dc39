import sharp from 'sharp'
import type { Sharp } from 'sharp'

import { seededRandom } from './random'
import type { Random } from './random'

const EXIF = { IFD0: { Copyright: 'nobody' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } }

/** The ways in which a camera, app or drawing program writes a photo. */
export const encodings: Record<string, (picture: Sharp) => Sharp> = {
  'baseline JPEG': (picture) => picture.jpeg({ quality: 80 }),
  'progressive JPEG': (picture) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'mozjpeg JPEG': (picture) => picture.jpeg({ mozjpeg: true }),
  'grey JPEG': (picture) => picture.greyscale().jpeg({ quality: 30 }),
  'CMYK JPEG': (picture) => picture.toColourspace('cmyk').jpeg(),
  'JPEG with a P3 profile': (picture) => picture.withIccProfile('p3').jpeg(),
  'JPEG with GPS': (picture) => picture.withExif(EXIF).jpeg(),
  PNG: (picture) => picture.png(),
  'interlaced PNG': (picture) => picture.png({ progressive: true }),
  'palette PNG': (picture) => picture.png({ palette: true, colours: 16 }),
  'PNG of two colours': (picture) => picture.png({ palette: true, colours: 2 }),
  '16 bit PNG': (picture) => picture.toColourspace('rgb16').png(),
  'grey PNG': (picture) => picture.greyscale().png({ compressionLevel: 0 }),
  WebP: (picture) => picture.webp({ quality: 60 }),
  'WebP with a profile and GPS': (picture) => picture.withIccProfile('p3').withExif(EXIF).webp(),
}

const drawn = new Map<string, Buffer>()

/** A picture of soft colours with some noise. */
export function draw(width: number, height: number): Sharp {
  const size = `${width} x ${height}`
  const pixels = drawn.get(size) ?? softColours(width, height)
  drawn.set(size, pixels)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

function softColours(width: number, height: number) {
  const random = seededRandom()
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index++)
    pixels[index] = ((Math.floor(index / 3) % width) * 5 + (index % 3) * 60 + random.below(40)) % 256
  return pixels
}

/** A small picture in every encoding. */
export const drawInEveryEncoding = () =>
  Promise.all(Object.values(encodings).map((encode) => encode(draw(24, 20)).toBuffer()))

/** The same file cut off, with changed bytes, or with a part missing, repeated or added. */
export function damage(bytes: Buffer, random: Random): Buffer {
  const [start, length] = [random.below(bytes.length), 1 + random.below(64)]
  const [before, after] = [bytes.subarray(0, start), bytes.subarray(start)]
  const added = Buffer.from(Array.from({ length }, () => random.below(256)))
  const changed = Buffer.from(bytes)
  // headers are where a few wrong bytes do most
  for (let count = 1 + random.below(12); count > 0; count--)
    changed[random.below(random.pick([64, bytes.length]))] = random.pick([0, 0x7f, 0x80, 0xff, random.below(256)])
  return random.pick([
    before,
    changed,
    changed,
    Buffer.concat([before, bytes.subarray(start + length)]),
    Buffer.concat([bytes.subarray(0, start + length), after]),
    Buffer.concat([before, added, after]),
  ])
}
