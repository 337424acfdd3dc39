import sharp from 'sharp'
import type { Sharp } from 'sharp'

import { seededRandom } from './random'

type Encoding = { name: string; encode: (picture: Sharp) => Promise<Buffer> }

const ORIENTATION_EXIF = { IFD0: { Copyright: 'nobody' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } }

/** Every way in which an honest camera, app or drawing program may write a photo. */
export const encodings: Encoding[] = [
  { name: 'baseline JPEG', encode: (picture) => picture.jpeg({ quality: 80 }).toBuffer() },
  {
    name: 'progressive JPEG',
    encode: (picture) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  { name: 'mozjpeg JPEG', encode: (picture) => picture.jpeg({ mozjpeg: true }).toBuffer() },
  { name: 'grey JPEG', encode: (picture) => picture.greyscale().jpeg({ quality: 30 }).toBuffer() },
  { name: 'CMYK JPEG', encode: (picture) => picture.toColourspace('cmyk').jpeg().toBuffer() },
  { name: 'JPEG with a P3 profile', encode: (picture) => picture.withIccProfile('p3').jpeg().toBuffer() },
  { name: 'JPEG with GPS', encode: (picture) => picture.withExif(ORIENTATION_EXIF).jpeg().toBuffer() },
  { name: 'PNG', encode: (picture) => picture.png().toBuffer() },
  { name: 'interlaced PNG', encode: (picture) => picture.png({ progressive: true }).toBuffer() },
  { name: 'palette PNG', encode: (picture) => picture.png({ palette: true, colours: 16 }).toBuffer() },
  { name: 'PNG of two colours', encode: (picture) => picture.png({ palette: true, colours: 2 }).toBuffer() },
  { name: '16 bit PNG', encode: (picture) => picture.toColourspace('rgb16').png().toBuffer() },
  { name: 'grey PNG', encode: (picture) => picture.greyscale().png({ compressionLevel: 0 }).toBuffer() },
  { name: 'transparent PNG', encode: (picture) => picture.ensureAlpha(0.4).png().toBuffer() },
  { name: 'WebP', encode: (picture) => picture.webp({ quality: 60 }).toBuffer() },
  { name: 'lossless WebP', encode: (picture) => picture.webp({ lossless: true }).toBuffer() },
  { name: 'transparent WebP', encode: (picture) => picture.ensureAlpha(0.4).webp().toBuffer() },
  {
    name: 'WebP with a profile and GPS',
    encode: (picture) => picture.withIccProfile('p3').withExif(ORIENTATION_EXIF).webp().toBuffer(),
  },
]

/** A picture of soft colours with some noise, the same for the same size and seed. */
export function draw(width: number, height: number, seed = 1): Sharp {
  const name = `${width} ${height} ${seed}`
  const pixels = drawn.get(name) ?? drawPixels(width, height, seed)
  drawn.set(name, pixels)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** The corpora want the same picture in every encoding. */
const drawn = new Map<string, Buffer>()

function drawPixels(width: number, height: number, seed: number) {
  const random = seededRandom(seed)
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index++) {
    const x = Math.floor(index / 3) % width
    pixels[index] = (x * 5 + (index % 3) * 60 + random.below(40)) % 256
  }
  return pixels
}
