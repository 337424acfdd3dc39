import { deflateSync } from 'node:zlib'

import { exifBomb } from './exifBlock'
import { jpegSegment } from './jpegFile'
import { joinPhoto, splitPhoto, withChecksums } from './photoParts'
import type { Container, SplitPhoto } from './photoParts'
import { pngChunk } from './pngFile'
import { seededRandom } from './random'
import type { Random } from './random'
import { damage } from './testPhotos'
import { webpChunk } from './webpFile'

/** What one request may bring. */
const MAX_BYTES = 5_000_000
const MAX_SEGMENT_BYTES = 65_000
const MAX_SIDE = 16_000

const partNames: Record<Container, string[]> = {
  jpeg: ['c0', 'c2', 'c4', 'd0', 'd8', 'd9', 'da', 'db', 'dc', 'dd', 'e0', 'e1', 'e2', 'ed', 'ee', 'fe'],
  png: ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'eXIf', 'iCCP', 'zTXt', 'iTXt', 'acTL', 'fdAT', 'gAMA', 'sPLT', 'hIST'],
  webp: ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'EXIF', 'XMP ', 'ICCP', 'RIFF'],
}
const makePart: Record<Container, (name: string, content: Buffer) => Buffer> = {
  jpeg: (name, content) => jpegSegment(Number.parseInt(name, 16), content.subarray(0, MAX_SEGMENT_BYTES)),
  png: pngChunk,
  webp: webpChunk,
}

type Content = { names: Partial<Record<Container, string>>; make: (random: Random, photo: SplitPhoto) => Buffer }
const EXIF = { jpeg: 'e1', png: 'eXIf', webp: 'EXIF' }
const PROFILE = { jpeg: 'e2', png: 'iCCP', webp: 'ICCP' }

/** What is packed, points to itself or is only long, and where a decoder would look for it. */
const contents: Content[] = [
  {
    names: EXIF,
    make: (random) => Buffer.concat([Buffer.from('Exif\0\0'), exifBomb(random.pick([5, 65, 1_000, 5_400, 65_535]))]),
  },
  { names: { png: 'eXIf' }, make: (random) => exifBomb(random.pick([64, 20_000, 65_535])) },
  {
    names: { ...PROFILE, png: 'zTXt' },
    make: (random) => Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(random.below(20_000_000)))]),
  },
  {
    names: PROFILE,
    make: (random) => Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(random.below(400_000), 7)]),
  },
  { names: {}, make: (random) => Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256))) },
  { names: {}, make: (random) => Buffer.alloc(random.below(3_000_000), random.pick([0, 1, 0x55, 0xff])) },
  { names: {}, make: (_, photo) => joinPhoto(photo) },
]

type Mutation = (photo: SplitPhoto, random: Random, other: SplitPhoto) => Buffer[]

const replaced = (parts: Buffer[], at: number, ...by: Buffer[]) => [
  ...parts.slice(0, at),
  ...by,
  ...parts.slice(at + 1),
]

/** Parts repeated, left out, exchanged, taken from another photo, invented, cut, with other lengths and other bytes. */
const mutations: Mutation[] = [
  ({ parts }, random) => {
    const at = random.below(parts.length)
    const times = Math.min(random.pick([2, 9, 33, 1_000, 100_000]), Math.floor(MAX_BYTES / (parts[at]!.length + 1)))
    return replaced(parts, at, ...Array.from({ length: times }, () => parts[at]!))
  },
  ({ parts }, random) => replaced(parts, random.below(parts.length)),
  ({ parts }, random) => {
    const [one, two] = [random.below(parts.length), random.below(parts.length)]
    return parts.map((part, at) => parts[at === one ? two : at === two ? one : at] ?? part)
  },
  ({ parts }, random, other) => replaced(parts, random.below(parts.length), random.pick(other.parts)),
  (photo, random) => {
    const { names, make } = random.pick(contents)
    const name = random.pick([names[photo.container], undefined]) ?? random.pick(partNames[photo.container])
    const part = makePart[photo.container](name, make(random, photo))
    const at = random.below(photo.parts.length)
    return replaced(photo.parts, at, ...Array.from({ length: random.pick([1, 1, 40]) }, () => part), photo.parts[at]!)
  },
  ({ parts }, random) => {
    const at = random.below(parts.length)
    return replaced(parts, at, parts[at]!.subarray(0, random.below(parts[at]!.length)))
  },
  ({ parts }, random) => changeBytes(parts, random, 12),
  ({ parts }, random) => changeBytes(parts, random, Infinity),
]

/** Of one part; `within`: so many bytes of its beginning, where lengths, sizes and flags are. */
function changeBytes(parts: Buffer[], random: Random, within: number) {
  const at = random.below(parts.length)
  const changed = Buffer.from(parts[at]!)
  for (let count = 1 + random.below(20); count > 0 && changed.length > 0; count--)
    changed[random.below(Math.min(within, changed.length))] = random.pick([0, 1, 0x7f, 0x80, 0xff, random.below(256)])
  return replaced(parts, at, changed)
}

/** Where a part says how large the picture is, if it does. */
function sizeIn(container: Container, part: Buffer): number | undefined {
  if (part.length < 20) return undefined
  if (container === 'jpeg') return part[1] === 0xc0 || part[1] === 0xc2 ? 5 : undefined
  return { IHDR: 8, 'VP8 ': 14 }[part.toString('latin1', container === 'png' ? 4 : 0, container === 'png' ? 8 : 4)]
}

/** The frame header of a JPEG, PNG or lossy WebP says another size. */
function resized({ container, parts, signature }: SplitPhoto, random: Random): SplitPhoto {
  const bytes = container === 'png' ? 4 : 2
  const size = () => 1 + random.below(random.pick([300, 3_000, MAX_SIDE]))
  const changed = parts.map((part) => {
    const at = sizeIn(container, part)
    if (at === undefined) return part
    const copy = Buffer.from(part)
    for (const side of [at, at + bytes])
      if (container === 'webp') copy.writeUIntLE(size(), side, bytes)
      else copy.writeUIntBE(size(), side, bytes)
    return copy
  })
  return { container, signature, parts: changed }
}

/** The mutant that belongs to a seed: always the same of the same originals. */
export function mutantOf(originals: Buffer[], seed: number): Buffer {
  const random = seededRandom(seed)
  const split = originals.map(splitPhoto)
  let photo = random.pick(split)
  const relatives = split.filter(({ container }) => container === photo.container)
  for (let count = 1 + random.below(4); count > 0 && photo.parts.length > 0; count--)
    photo = { ...photo, parts: random.pick(mutations)(photo, random, random.pick(relatives)) }
  if (random.below(3) === 0) photo = resized(photo, random)
  if (random.below(4) > 0) photo = withChecksums(photo)
  const file = joinPhoto(photo)
  return (random.below(10) === 0 ? damage(file, random) : file).subarray(0, MAX_BYTES)
}
