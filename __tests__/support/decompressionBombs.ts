import { deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { exifBomb, withExif } from './exifBlock'
import { jpegOfScans, jpegOfSize, jpegSegment, withSegments } from './jpegFile'
import { PNG_END, png, pngChunk, pngHeader, pngRows, withChunks } from './pngFile'
import { webpChunk, withWebpChunks } from './webpFile'

type Bomb = { name: string; status: number; bytes: Buffer; sentence?: RegExp }

const TOO_MANY_PIXELS = /52 megapixels/
/** Of the small pictures that bombs are made of. */
const SIZE: [number, number] = [64, 64]
const TOO_NARROW = /long and narrow/

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' }, limitInputPixels: false })

const times = (count: number, make: (index: number) => Buffer) =>
  Array.from({ length: count }, (_, index) => make(index))

/** The first scan has one of three colours: a decoder has to keep every coefficient until it has seen the others. */
function jpegOfScanPerColour(jpeg: Buffer) {
  const at = jpeg.indexOf('ffda', 'hex')
  const scan = jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))
  return Buffer.concat([jpeg.subarray(0, at), scan, jpeg.subarray(at + 14)])
}

/** Really 16,000 x 16,000 points, in a bit each: 32 MB of zeros, packed into 31 KB. */
const pngOf256Megapixels = () =>
  png(pngHeader({ width: 16_000, height: 16_000, depth: 1, colour: 0 }), pngRows(2_000, 16_000, 1), PNG_END)

/** A single packed stream, in as many chunks as it has bytes. */
const pngRowsOneByteAChunk = (width: number, height: number) =>
  Array.from(pngRows(width, height).subarray(8, -4), (byte) => pngChunk('IDAT', Buffer.from([byte])))

async function animatedWebp() {
  const frames = ['red', 'green', 'blue'].map((background) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** Small files that would take a decoder gigabytes or minutes, if one let it; with the status that each is answered with. */
export async function drawBombs(): Promise<Bomb[]> {
  const flat = blank(64, 64)
  const small = await flat.clone().png().toBuffer()
  const jpeg = await flat.clone().jpeg().toBuffer()
  const progressive = await flat.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  const webp = await flat.clone().webp().toBuffer()
  const interlaced = pngHeader({ width: 7_000, height: 7_000, depth: 16, interlace: 1 })
  const text = deflateSync(Buffer.alloc(7_900_000, 'A'), { level: 9 })
  const packedText = (index: number) => pngChunk('zTXt', Buffer.concat([Buffer.from(`k${index}\0\0`), text]))
  const profile = pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), text]))
  const colours = (index: number) =>
    Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([index + 1, 75]), Buffer.alloc(65_000, index)])
  const refused = (name: string, bytes: Buffer, sentence: RegExp) => ({ name, status: 400, bytes, sentence })
  const notAccepted = (name: string, bytes: Buffer) => ({ name, status: 415, bytes, sentence: /is not a photo/ })
  const read = (name: string, bytes: Buffer) => ({ name, status: 200, bytes })

  return [
    refused('a PNG of 256 megapixels', pngOf256Megapixels(), TOO_MANY_PIXELS),
    refused('a JPEG that says 65,500 x 65,500', jpegOfSize(jpeg, 65_500, 65_500), TOO_MANY_PIXELS),
    refused('a WebP that says 16,000 x 16,000', withWebpChunks(webp, [16_000, 16_000], []), /52 megapixels|damaged/),
    refused('a progressive JPEG held as a whole', jpegOfSize(progressive, 7_000, 7_000), TOO_MANY_PIXELS),
    refused('a JPEG of one scan a colour', jpegOfScanPerColour(jpegOfSize(jpeg, 7_000, 7_000)), TOO_MANY_PIXELS),
    notAccepted('a lossless WebP', await flat.clone().webp({ lossless: true }).toBuffer()),
    notAccepted('a transparent WebP', await flat.clone().ensureAlpha(0.5).webp().toBuffer()),
    notAccepted('a WebP of two pictures', Buffer.concat([webp, webpChunk('VP8L', Buffer.alloc(9))])),
    refused('an interlaced PNG of 16 bits', png(interlaced, pngRows(16, 16), PNG_END), TOO_MANY_PIXELS),
    refused(
      'a PNG of 50 megapixels',
      png(pngHeader({ width: 7_000, height: 7_000, depth: 8, colour: 2 }), pngRows(16, 16), PNG_END),
      TOO_MANY_PIXELS,
    ),
    refused('a strip of 42 x 1', await blank(4_200, 100).png().toBuffer(), TOO_NARROW),
    refused('a strip of 1 x 20,000', await blank(1, 20_000).png().toBuffer(), TOO_NARROW),
    refused('a strip of 20,000 x 1', await blank(20_000, 1).jpeg().toBuffer(), TOO_NARROW),
    refused('an animated WebP', await animatedWebp(), /animated/),
    { name: 'a JPEG of 883 scans', status: 415, bytes: jpegOfScans(7_000, 883), sentence: /too many layers/ },
    refused('a JPEG that says 7,300 x 7,200', jpegOfSize(jpeg, 7_300, 7_200), TOO_MANY_PIXELS),
    read('a JPEG of 50 megapixels, as phones write it', jpegOfSize(jpeg, 8_160, 6_144)),
    read('a JPEG with EXIF that points to itself', withExif(jpeg, 'jpeg', SIZE, exifBomb(5_400))),
    read('a PNG with EXIF that points to itself', withExif(small, 'png', SIZE, exifBomb(65_535))),
    read('a WebP with EXIF that points to itself', withExif(webp, 'webp', SIZE, exifBomb(65_535))),
    read(
      'a WebP with 4 MB of packed profile',
      withWebpChunks(webp, SIZE, [webpChunk('ICCP', Buffer.alloc(4 * 2 ** 20))]),
    ),
    read(
      'a PNG with its rows in a chunk a byte',
      png(
        pngHeader({ width: 64, height: 64 }),
        ...times(40, () => pngChunk('IDAT')),
        ...pngRowsOneByteAChunk(64, 64),
        PNG_END,
      ),
    ),
    read(
      'a JPEG with 60,000 colour transforms',
      withSegments(
        jpeg,
        times(60_000, () => jpegSegment(0xee, Buffer.from('Adobe\0d\0\0\0\0\x01', 'latin1'))),
      ),
    ),
    read('a PNG with 100 packed texts', withChunks(small, times(100, packedText))),
    read(
      'a PNG with packed profiles',
      withChunks(
        small,
        times(20, () => profile),
      ),
    ),
    read(
      'a PNG with 5,000 texts',
      withChunks(
        small,
        times(5_000, (index) => pngChunk('tEXt', Buffer.from(`k${index}\0v`))),
      ),
    ),
    read(
      'a JPEG with 4.8 MB of profile',
      withSegments(
        jpeg,
        times(75, (index) => jpegSegment(0xe2, colours(index))),
      ),
    ),
    read(
      'a JPEG with 200,000 comments',
      withSegments(
        jpeg,
        times(200_000, () => jpegSegment(0xfe, Buffer.from('A'))),
      ),
    ),
  ]
}
