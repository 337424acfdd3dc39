import { webpChunk, webpOf } from './webpFile'

const SIGNATURE = 0x2f
const SYMBOLS = 256
/** In the order of the format, the lengths of the code that says the lengths of a code. */
const LENGTHS_IN_ORDER = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8]

/** Numbers of so many bits, the lowest bit first. */
function bitWriter(maxBytes: number) {
  const bytes = Buffer.alloc(maxBytes)
  let at = 0
  const write = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit++, at++) if ((value >> bit) & 1) bytes[at >> 3]! |= 1 << (at & 7)
  }
  return { write, bytes: () => bytes.subarray(0, Math.ceil(at / 8)) }
}
type Bits = ReturnType<typeof bitWriter>

/** A code with one symbol, 0, which takes no bits. */
function writeOneSymbol({ write }: Bits) {
  write(1, 4)
}

/** A code in which each of the first 256 of `alphabet` symbols has 8 bits. */
function writeEightBits({ write }: Bits, alphabet: number) {
  write(0, 1)
  write(LENGTHS_IN_ORDER.length - 4, 4)
  for (const length of LENGTHS_IN_ORDER) write(length === 8 || length === 0 ? 1 : 0, 3)
  write(0, 1)
  for (let symbol = 0; symbol < alphabet; symbol++) write(symbol < SYMBOLS ? 1 : 0, 1)
}

/** The bits of an 8-bit code come the highest first. */
const reversed = (byte: number) => Number.parseInt(byte.toString(2).padStart(8, '0').split('').reverse().join(''), 2)

/** Pixels of one colour, in which each block of 4 x 4 points has codes of its own: 65,536 at most. */
function codesOfBlocks(bits: Bits, blocks: number, groups: number) {
  bits.write(0, 1) // no transform
  bits.write(0, 1) // no colour cache
  bits.write(1, 1) // codes by block
  bits.write(0, 3) // of 4 x 4 points
  bits.write(0, 1) // no colour cache for the image of codes
  writeEightBits(bits, 280) // green
  writeEightBits(bits, 256) // red
  for (let code = 0; code < 3; code++) writeOneSymbol(bits)
  for (let block = 0; block < blocks; block++) {
    const group = block % groups
    bits.write(reversed(group & 255), 8)
    bits.write(reversed(group >> 8), 8)
  }
  for (let code = 0; code < groups * 5; code++) writeOneSymbol(bits)
}

/** A lossless picture with so many groups of codes, which a decoder builds before the first point. */
export function losslessWebpOfCodes(width: number, height: number, groups: number): Buffer {
  const blocks = Math.ceil(width / 4) * Math.ceil(height / 4)
  const bits = bitWriter(blocks * 2 + groups * 3 + 1_000)
  bits.write(SIGNATURE, 8)
  bits.write(width - 1, 14)
  bits.write(height - 1, 14)
  bits.write(0, 4) // no transparency, version 0
  codesOfBlocks(bits, blocks, groups)
  return webpOf(webpChunk('VP8L', bits.bytes()))
}

/** The transparency of a lossy picture, packed like a lossless one. */
export function alphaOfCodes(width: number, height: number, groups: number): Buffer {
  const blocks = Math.ceil(width / 4) * Math.ceil(height / 4)
  const bits = bitWriter(blocks * 2 + groups * 3 + 1_000)
  bits.write(1, 8) // packed, not filtered
  codesOfBlocks(bits, blocks, groups)
  return webpChunk('ALPH', bits.bytes())
}
