import sharp from 'sharp'

import { DAMAGED, NO_PHOTO, READ, beginsAsPhoto } from './oddPhoto'
import type { OddPhoto } from './oddPhoto'
import { PNG_END, png, pngChunk, pngHeader, pngRows } from './png'
import type { Random } from './random'

const MAX_PIXELS = 50_000_000

/** Ways in which bytes get lost, changed or mixed up. */
const mutations = {
  'cut off': (bytes: Buffer, random: Random) => bytes.subarray(0, random.below(bytes.length)),
  'flipped bits': (bytes: Buffer, random: Random) => changed(bytes, random, (byte) => byte ^ (1 << random.below(8))),
  'random bytes': (bytes: Buffer, random: Random) => changed(bytes, random, () => random.below(256)),
  'extreme bytes': (bytes: Buffer, random: Random) => changed(bytes, random, () => random.pick([0, 0x7f, 0x80, 0xff])),
  'a missing part': (bytes: Buffer, random: Random) => {
    const [start, length] = [random.below(bytes.length), random.between(1, 64)]
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + length)])
  },
  'a repeated part': (bytes: Buffer, random: Random) => {
    const [start, length] = [random.below(bytes.length), random.between(1, 64)]
    return Buffer.concat([bytes.subarray(0, start + length), bytes.subarray(start)])
  },
  'an added part': (bytes: Buffer, random: Random) => {
    const start = random.below(bytes.length)
    const added = Buffer.from(Array.from({ length: random.between(1, 64) }, () => random.below(256)))
    return Buffer.concat([bytes.subarray(0, start), added, bytes.subarray(start)])
  },
}

function changed(bytes: Buffer, random: Random, change: (byte: number) => number) {
  const copy = Buffer.from(bytes)
  for (let count = random.between(1, 12); count > 0; count--) {
    // headers are where a few wrong bits do most
    const at = random.below(random.pick([Math.min(64, copy.length), copy.length]))
    copy[at] = change(copy[at]!)
  }
  return copy
}

/** One photo, broken in one way. */
export function mutate(bytes: Buffer, random: Random): { how: string; bytes: Buffer } {
  const how = random.pick(Object.keys(mutations) as (keyof typeof mutations)[])
  return { how, bytes: mutations[how](bytes, random) }
}

export const breakPhotos = (whole: OddPhoto[], each: number, random: Random): Promise<OddPhoto[]> =>
  Promise.all(
    whole
      .flatMap(({ name, bytes }) =>
        Array.from({ length: each }, (_, index) => ({ name: `${name}, ${index}`, ...mutate(bytes, random) })),
      )
      .map(async ({ name, how, bytes }) => ({ name: `${name} with ${how}`, bytes, expected: await answerOf(bytes) })),
  )

async function answerOf(bytes: Buffer) {
  if (bytes.length === 0) return DAMAGED
  if (!beginsAsPhoto(bytes)) return NO_PHOTO
  return (await isLegible(bytes)) ? READ : DAMAGED
}

/** Whether every pixel can be had, however wrong: libjpeg and libwebp mend what they can. The whole of it, as it lies in the file. */
const isLegible = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ info: { width, height, pages = 1 } }) =>
        pages === 1 && Math.max(width, height) <= 1_000 * Math.min(width, height),
      () => false,
    )

const square = { width: 16, height: 16 }
const rows = pngRows(16, 16)

/** PNG files written wrongly on purpose. */
export const wrongPngs: OddPhoto[] = Object.entries({
  'no header': png(rows, PNG_END),
  'no picture': png(pngHeader(square), PNG_END),
  'nothing at all': png(),
  'too few rows': png(pngHeader(square), pngRows(16, 3), PNG_END),
  'no width': png(pngHeader({ width: 0, height: 16 }), rows, PNG_END),
  'a width beyond all bounds': png(pngHeader({ width: 2 ** 31 - 1, height: 1 }), rows, PNG_END),
  'a negative height': png(pngHeader({ width: 16, height: 2 ** 32 - 1 }), rows, PNG_END),
  'a depth that is none': png(pngHeader({ ...square, depth: 3 }), rows, PNG_END),
  'a colour that is none': png(pngHeader({ ...square, colour: 5 }), rows, PNG_END),
  'an interlace that is none': png(pngHeader({ ...square, interlace: 9 }), rows, PNG_END),
  'a palette that is missing': png(pngHeader({ ...square, colour: 3 }), pngRows(16, 16, 1), PNG_END),
  'rows that are not packed': png(pngHeader(square), pngChunk('IDAT', Buffer.alloc(800, 1)), PNG_END),
  'a chunk longer than the file': Buffer.concat([png(pngHeader(square)), Buffer.from('ffffffff49444154', 'hex')]),
}).map(([what, bytes]) => ({ name: `a PNG with ${what}`, bytes, expected: DAMAGED }))
