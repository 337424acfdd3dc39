import { deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { jpegOfScans } from './jpegFile'
import { PNG_END, png, pngChunk, pngHeader } from './pngFile'

type Photo = { name: string; bytes: Buffer }

const PNG_PIXEL_BYTES = 75_000_000
const PNG_KINDS = [
  { name: 'grey, 1 bit', colour: 0, channels: 1, depth: 1 },
  { name: 'grey, 16 bits', colour: 0, channels: 1, depth: 16 },
  { name: 'grey, transparent', colour: 4, channels: 2, depth: 8 },
  { name: 'colours', colour: 2, channels: 3, depth: 8 },
  { name: 'colours, transparent', colour: 6, channels: 4, depth: 8 },
  { name: 'colours, transparent, 16 bits', colour: 6, channels: 4, depth: 16 },
]
const PAETH = 4

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' }, limitInputPixels: false })
const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma } },
    limitInputPixels: false,
  })

/** As many pixels as are allowed, a square or a strip, each byte predicted from three others. */
function largestPng({ name, colour, channels, depth }: (typeof PNG_KINDS)[number], ratio: number): Photo {
  const pixels = Math.min(51_900_000, PNG_PIXEL_BYTES / (channels * (depth === 16 ? 2 : 1)))
  const width = Math.floor(Math.sqrt(pixels * ratio))
  const height = Math.floor(pixels / width)
  const row = Math.ceil((width * channels * depth) / 8) + 1
  const rows = Buffer.alloc(row * height)
  for (let at = 0; at < rows.length; at++) if (at % 97 === 0) rows[at] = at & 0xff
  for (let at = 0; at < rows.length; at += row) rows[at] = PAETH
  const packed = pngChunk('IDAT', deflateSync(rows, { level: 1 }))
  return {
    name: `PNG ${name}, ${width} x ${height}`,
    bytes: png(pngHeader({ width, height, depth, colour }), packed, PNG_END),
  }
}

/** The photos that take a decoder longest among those that are allowed. */
export async function drawLargestPhotos(): Promise<Photo[]> {
  const finest = { chromaSubsampling: '4:4:4' }
  const pictures = {
    'JPEG of 8160 x 6144': blank(8_160, 6_144).jpeg(finest),
    'JPEG strip of 32000 x 1620': blank(32_000, 1_620).jpeg(finest),
    'JPEG strip of noise': noise(10_000, 510, 60).jpeg({ ...finest, quality: 65 }),
    'CMYK JPEG strip of 31000 x 1600': blank(31_000, 1_600).toColourspace('cmyk').jpeg({ quality: 50 }),
    'progressive JPEG of noise': noise(2_040, 2_040, 60).jpeg({ ...finest, progressive: true, quality: 78 }),
    'WebP of 7200 x 7200': blank(7_200, 7_200).webp({ effort: 0 }),
    'WebP of noise': noise(4_800, 4_800, 20).webp({ quality: 50, effort: 0 }),
    'WebP strip of noise': noise(16_383, 820, 40).webp({ quality: 45, effort: 0 }),
  }
  const drawn = await Promise.all(
    Object.entries(pictures).map(async ([name, picture]) => ({ name, bytes: await picture.toBuffer() })),
  )
  const pngs = PNG_KINDS.flatMap((kind) => [largestPng(kind, 1), largestPng(kind, 19.9)])
  return [...drawn, ...pngs, { name: 'JPEG of 32 scans', bytes: jpegOfScans(3_500, 32) }]
}
