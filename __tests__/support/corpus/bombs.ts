import { deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { jpegSegment } from './jpegSegment'
import { manyScans } from './manyScans'
import { DAMAGED, NO_PHOTO, READ } from './oddPhoto'
import type { OddPhoto } from './oddPhoto'
import { PNG_END, png, pngChunk, pngHeader, pngRows, withChunks } from './png'

const GREY = 0
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' }, limitInputPixels: false })

/** A JPEG whose first scan has one of three colours: the decoder has to keep every coefficient until it has seen the others. */
function oneScanAColour(jpeg: Buffer) {
  const at = jpeg.indexOf('ffda', 'hex')
  return Buffer.concat([
    jpeg.subarray(0, at),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    jpeg.subarray(at + 14),
  ])
}

const losslessWebp = () => blank(2_700, 2_600).webp({ lossless: true, effort: 0 }).toBuffer()

/** A JPEG whose frame header tells another size. */
export function jpegOfSize(jpeg: Buffer, width: number, height: number) {
  const lying = Buffer.from(jpeg)
  const frame = lying.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(lying[at + 1]!))
  lying.writeUInt16BE(height, frame + 5)
  lying.writeUInt16BE(width, frame + 7)
  return lying
}

/** A WebP whose canvas is told to be another size. */
function webpOfSize(webp: Buffer, width: number, height: number) {
  const lying = Buffer.from(webp)
  const canvas = lying.indexOf('VP8X') + 12
  lying.writeUIntLE(width - 1, canvas, 3)
  lying.writeUIntLE(height - 1, canvas + 3, 3)
  return lying
}

/** Really 16,000 x 16,000 points, in a bit each: 32 MB of zeros, packed into 31 KB. */
const hugePng = () => {
  const side = 16_000
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side))
  return png(pngHeader({ width: side, height: side, depth: 1, colour: GREY }), pngChunk('IDAT', rows), PNG_END)
}

const afterStart = (jpeg: Buffer, segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.concat(segments), jpeg.subarray(2)])

const times = (count: number, make: (index: number) => Buffer) =>
  Array.from({ length: count }, (_, index) => make(index))

/** Small files that would take a decoder gigabytes or minutes, if one let it. */
export async function drawBombs(): Promise<OddPhoto[]> {
  const flat = blank(64, 64)
  const [small, jpeg, webp] = await Promise.all([
    flat.clone().png().toBuffer(),
    flat.clone().jpeg().toBuffer(),
    flat.clone().ensureAlpha(0.5).webp().toBuffer(),
  ])
  const frames = await Promise.all(['red', 'green', 'blue'].map((background) => frame(background)))
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const text = deflateSync(Buffer.alloc(7_900_000, 'A'), { level: 9 })
  const zText = (index: number) => pngChunk('zTXt', Buffer.concat([Buffer.from(`k${index}\0\0`), text]))
  const profile = (index: number) =>
    Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([index + 1, 75]), Buffer.alloc(65_000, index)])

  return [
    { name: 'a PNG of 256 megapixels', bytes: hugePng(), expected: DAMAGED },
    { name: 'a JPEG that says 65,500 x 65,500', bytes: jpegOfSize(jpeg, 65_500, 65_500), expected: DAMAGED },
    { name: 'a JPEG that says 7,000 x 7,000', bytes: jpegOfSize(jpeg, 7_000, 7_000), expected: READ },
    { name: 'a WebP that says 16,000 x 16,000', bytes: webpOfSize(webp, 16_000, 16_000), expected: DAMAGED },
    { name: 'a progressive JPEG held as a whole', bytes: await progressive(), expected: DAMAGED },
    { name: 'a JPEG of one scan a colour', bytes: oneScanAColour(jpegOfSize(jpeg, 7_000, 7_000)), expected: DAMAGED },
    { name: 'a JPEG of 883 scans', bytes: manyScans(7_000, 883), expected: NO_PHOTO },
    { name: 'a lossless WebP of 7 megapixels', bytes: await losslessWebp(), expected: DAMAGED },
    {
      name: 'an interlaced PNG of 16 bits held as a whole',
      bytes: png(pngHeader({ width: 7_000, height: 7_000, depth: 16, interlace: 1 }), pngRows(16, 16), PNG_END),
      expected: DAMAGED,
    },
    { name: 'a strip of 1 x 20,000', bytes: await blank(1, 20_000).png().toBuffer(), expected: DAMAGED },
    { name: 'a strip of 20,000 x 1', bytes: await blank(20_000, 1).jpeg().toBuffer(), expected: DAMAGED },
    { name: 'an animated WebP', bytes: animation, expected: DAMAGED },
    { name: 'a PNG with 100 packed texts', bytes: withChunks(small, times(100, zText)), expected: READ },
    {
      name: 'a PNG with 5,000 texts',
      bytes: withChunks(
        small,
        times(5_000, (index) => pngChunk('tEXt', Buffer.from(`k${index}\0v`))),
      ),
      expected: READ,
    },
    {
      name: 'a PNG with packed profiles',
      bytes: withChunks(
        small,
        times(20, () => pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), text]))),
      ),
      expected: READ,
    },
    {
      name: 'a JPEG with 4.8 MB of profile',
      bytes: afterStart(
        jpeg,
        times(75, (index) => jpegSegment(0xe2, profile(index))),
      ),
      expected: READ,
    },
    {
      name: 'a JPEG with 200,000 comments',
      bytes: afterStart(
        jpeg,
        times(200_000, () => jpegSegment(0xfe, Buffer.from('A'))),
      ),
      expected: READ,
    },
  ]
}

const frame = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

/** The header of one: what it says is enough. */
async function progressive() {
  const jpeg = await blank(64, 64).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  return jpegOfSize(jpeg, 7_000, 7_000)
}
