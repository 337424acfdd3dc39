import { MAX_PIXELS } from './barePicture'
import { bitReader, prefixCode } from './prefixCode'
import type { BitReader, PrefixCode } from './prefixCode'

/** In the order of the format, the symbols of the code that says the lengths of a code. */
const LENGTH_SYMBOLS = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
const HEADER_BYTES = 5
const [PREDICTOR, CROSS_COLOUR, , PALETTE] = [0, 1, 2, 3]
const LITERALS = 256
const LENGTHS = 24
const DISTANCES = 40

type Size = { width: number; height: number }

/** Of the chunk VP8L. See `countCodeGroups`. */
export function countCodeGroupsOfPicture(data: Buffer): number {
  const head = data.length >= HEADER_BYTES ? data.readUInt32LE(1) : 0
  return countCodeGroups(bitReader(data, HEADER_BYTES), {
    width: (head & 0x3fff) + 1,
    height: ((head >> 14) & 0x3fff) + 1,
  })
}

/** Of the chunk ALPH, whose first byte says whether it is packed like a picture. See `countCodeGroups`. */
export const countCodeGroupsOfAlpha = (data: Buffer, size: Size): number =>
  ((data[0] ?? 0) & 3) === 1 ? countCodeGroups(bitReader(data, 1), size) : 0

/**
 * How many groups of codes a lossless picture has: up to 65,536, each of which costs the decoder 6 to 20 KB before the
 * first pixel. Infinity where the data ends before it says so, 0 where the header alone is too much.
 */
function countCodeGroups(bits: BitReader, { width, height }: Size): number {
  if (width * height > MAX_PIXELS) return 0
  let packedWidth = width
  while (bits.read(1) === 1 && !bits.isOver()) {
    const kind = bits.read(2)
    if (kind === PREDICTOR || kind === CROSS_COLOUR) readImage(bits, blocksOf(bits, packedWidth, height))
    if (kind !== PALETTE) continue
    const colours = bits.read(8) + 1
    readImage(bits, { width: colours, height: 1 })
    packedWidth = Math.ceil(packedWidth / (colours > 16 ? 1 : colours > 4 ? 2 : colours > 2 ? 4 : 8))
  }
  if (bits.read(1) === 1) bits.read(4) // the size of the colour cache
  const groups = bits.read(1) === 1 ? readImage(bits, blocksOf(bits, packedWidth, height)) + 1 : 1
  return bits.isOver() ? Infinity : groups
}

function blocksOf(bits: BitReader, width: number, height: number): Size {
  const side = 2 ** (bits.read(3) + 2)
  return { width: Math.ceil(width / side), height: Math.ceil(height / side) }
}

/** Reads past an image within the stream; returns the highest number in its red and green. What is copied was read before. */
function readImage(bits: BitReader, { width, height }: Size): number {
  const cacheSize = bits.read(1) === 1 ? 2 ** bits.read(4) : 0
  const [green, red, blue, alpha, distance] = [
    LITERALS + LENGTHS + cacheSize,
    LITERALS,
    LITERALS,
    LITERALS,
    DISTANCES,
  ].map((alphabet) => readCode(bits, alphabet)) as [PrefixCode, PrefixCode, PrefixCode, PrefixCode, PrefixCode]
  let highest = 0
  for (let pixels = 0; pixels < width * height && !bits.isOver(); pixels++) {
    const symbol = green(bits)
    if (symbol < LITERALS) {
      highest = Math.max(highest, (red(bits) << 8) | symbol)
      blue(bits)
      alpha(bits)
    } else if (symbol < LITERALS + LENGTHS) {
      pixels += readNumber(bits, symbol - LITERALS)
      readNumber(bits, distance(bits))
    }
  }
  return highest
}

/** A length or a distance, less one. */
function readNumber(bits: BitReader, symbol: number): number {
  if (symbol < 4) return symbol
  const extraBits = (symbol - 2) >> 1
  return ((2 + (symbol & 1)) << extraBits) + bits.read(extraBits)
}

function readCode(bits: BitReader, alphabet: number): PrefixCode {
  const lengths = bits.read(1) === 1 ? readShortLengths(bits) : readLengths(bits, alphabet)
  return prefixCode(lengths)
}

/** Of a code of one symbol or two. */
function readShortLengths(bits: BitReader): number[] {
  const isPair = bits.read(1) === 1
  const lengths: number[] = []
  lengths[bits.read(bits.read(1) === 1 ? 8 : 1)] = 1
  if (isPair) lengths[bits.read(8)] = 1
  return Array.from(lengths, (length) => length)
}

function readLengths(bits: BitReader, alphabet: number): number[] {
  const ofLengths = LENGTH_SYMBOLS.map(() => 0)
  const count = bits.read(4) + 4
  for (const symbol of LENGTH_SYMBOLS.slice(0, count)) ofLengths[symbol] = bits.read(3)
  const code = prefixCode(ofLengths)
  let left = bits.read(1) === 1 ? 2 + bits.read(2 + 2 * bits.read(3)) : alphabet
  const lengths: number[] = []
  for (let last = 8; lengths.length < alphabet && left > 0; left--) {
    const symbol = code(bits)
    if (symbol < 16) lengths.push(symbol)
    else if (symbol === 16) lengths.push(...repeated(last, 3 + bits.read(2)))
    else lengths.push(...repeated(0, symbol === 17 ? 3 + bits.read(3) : 11 + bits.read(7)))
    if (symbol > 0 && symbol < 16) last = symbol
  }
  return lengths
}

const repeated = (length: number, times: number) => Array.from({ length: times }, () => length)
