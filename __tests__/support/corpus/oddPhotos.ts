import { drawBombs, jpegOfSize } from './bombs'
import { breakPhotos, wrongPngs } from './brokenPhotos'
import { draw, encodings } from './encodings'
import { drawForeignFiles } from './foreignFiles'
import { jpegSegment } from './jpegSegment'
import { DAMAGED, NO_PHOTO, READ, TOO_LARGE } from './oddPhoto'
import type { OddPhoto } from './oddPhoto'
import { pngChunk, withChunks } from './png'
import { seededRandom } from './random'

const SIZES = [
  [1, 1],
  [1, 2],
  [3, 1],
  [2, 500],
  [900, 1],
  [16, 16],
  [255, 257],
  [640, 96],
] as const
const MAX_BYTES = 5 * 1024 * 1024
const BROKEN_EACH = 43

const names = [
  'leaf.jpg.exe',
  '../../../etc/passwd',
  'leaf.jpg\0.php',
  'jani.webp;rm -rf ~',
  'جاني.png',
  '🌿'.repeat(60),
  'CON',
  '.htaccess',
  '<img src=x onerror=alert(1)>.png',
]

/** More than 1,200 files that are not photos, or unusual ones. The same for the same seed. */
export async function drawOddPhotos(seed: number): Promise<OddPhoto[]> {
  const whole = await Promise.all(
    encodings.map(async ({ name, encode }) => ({ name, bytes: await encode(draw(48, 36)), expected: READ })),
  )
  return [
    ...(await unusual()),
    ...(await turned()),
    ...names.map((fileName, index) => ({
      ...whole[index]!,
      name: `${whole[index]!.name} called ${fileName}`,
      fileName,
    })),
    ...whole.map((photo) => ({ ...photo, name: `${photo.name} declared as text`, type: 'text/html' })),
    ...(await twoFaced()),
    ...(await drawForeignFiles()),
    ...wrongPngs,
    ...(await breakPhotos(whole, BROKEN_EACH, seededRandom(seed))),
    ...(await drawBombs()),
  ]
}

const unusual = async (): Promise<OddPhoto[]> =>
  Promise.all(
    SIZES.flatMap(([width, height]) =>
      encodings.map(async ({ name, encode }) => ({
        name: `${name} of ${width} x ${height}`,
        bytes: await encode(draw(width, height)),
        expected: READ,
      })),
    ),
  )

const turned = async (): Promise<OddPhoto[]> =>
  Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) =>
      (['jpeg', 'png', 'webp'] as const).map(async (format) => ({
        name: `${format} with orientation ${orientation}`,
        bytes: await draw(60, 30).withMetadata({ orientation }).toFormat(format).toBuffer(),
        expected: READ,
      })),
    ),
  )

/** Files that two readers take for two things, and files of exactly the allowed length. */
async function twoFaced(): Promise<OddPhoto[]> {
  const [jpeg, png, webp] = await Promise.all([
    draw(40, 40).jpeg().toBuffer(),
    draw(40, 40).png().toBuffer(),
    draw(40, 40).webp().toBuffer(),
  ])
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  const archive = Buffer.from('PK\x03\x04\x14\0\0\0\x08\0 a file in it PK\x05\x06')
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
  return [
    { name: 'nothing', bytes: Buffer.alloc(0), expected: DAMAGED },
    { name: 'a JPEG and a page', bytes: Buffer.concat([jpeg, page]), expected: READ },
    {
      name: 'a JPEG with a page in a comment',
      bytes: Buffer.concat([jpeg.subarray(0, 2), jpegSegment(0xfe, page), jpeg.subarray(2)]),
      expected: READ,
    },
    { name: 'a PNG and an archive', bytes: Buffer.concat([png, archive]), expected: READ },
    { name: 'a PNG with a page', bytes: withChunks(png, [pngChunk('tEXt', page)]), expected: READ },
    { name: 'a WebP and a page', bytes: Buffer.concat([webp, page]), expected: READ },
    { name: 'a page and a JPEG', bytes: Buffer.concat([page, jpeg]), expected: NO_PHOTO },
    { name: 'a GIF and a JPEG', bytes: Buffer.concat([Buffer.from('GIF89a'), jpeg]), expected: NO_PHOTO },
    { name: 'a document with a JPEG', bytes: Buffer.concat([Buffer.from('%PDF-1.4 '), jpeg]), expected: NO_PHOTO },
    { name: 'a JPEG that is an SVG', bytes: Buffer.concat([jpeg.subarray(0, 3), page]), expected: DAMAGED },
    { name: 'a PNG that is a page', bytes: Buffer.concat([png.subarray(0, 8), page]), expected: DAMAGED },
    { name: 'a WebP that is a page', bytes: Buffer.concat([webp.subarray(0, 12), page]), expected: DAMAGED },
    { name: 'a JPEG of no size', bytes: jpegOfSize(jpeg, 0, 0), expected: DAMAGED },
    { name: 'a JPEG of 5 MB', bytes: padded(MAX_BYTES), expected: READ },
    { name: 'a JPEG of 5 MB and a byte', bytes: padded(MAX_BYTES + 1), expected: TOO_LARGE },
    { name: 'a JPEG of 6 MB', bytes: padded(MAX_BYTES + 2 ** 20), expected: TOO_LARGE },
  ]
}
