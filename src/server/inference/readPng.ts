import { crc32 } from 'node:zlib'

import { refuse } from '~/server/domain/domainError'

import { readOrientation, type BarePicture } from './pictureParts'

const SIGNATURE_BYTES = 8
/** Around a chunk's data: length and type before, checksum after it. */
const [HEAD_BYTES, CHECKSUM_BYTES] = [8, 4]

/** Needed besides the rows: size and kind, palette, transparency. One of each, in this order. */
const BEFORE_ROWS = ['IHDR', 'PLTE', 'tRNS']
const WANTED = new Set([...BEFORE_ROWS, 'IDAT', 'IEND', 'eXIf'])

type Chunk = { type: string; data: Buffer; checksum: Buffer }

/**
 * Rebuilds a PNG from the chunks of its pixels: without texts, metadata, colour profiles, animation and trailing bytes.
 * The decoder would inflate all texts first: 800 KB of texts take 13 seconds and 4 GB. Throws a refusal for a wrong
 * checksum.
 */
export function readPng(png: Buffer): BarePicture {
  const first = new Map<string, Buffer>()
  const rows: Buffer[] = []
  for (const { type, data, checksum } of readChunks(png)) {
    const isWhole = checksum.length === CHECKSUM_BYTES
    if (type !== 'eXIf' && isWhole && checksumOf(type, data) !== checksum.readUInt32BE())
      throw refuse('invalid', 'photoDamaged')
    if (type === 'IDAT') rows.push(data)
    else if (!first.has(type)) first.set(type, data)
  }
  const before = BEFORE_ROWS.map((type) => ({ type, data: first.get(type) }))
  const kept = [...before, { type: 'IDAT', data: Buffer.concat(rows) }, { type: 'IEND', data: Buffer.alloc(0) }]
  return {
    bytes: Buffer.concat([
      png.subarray(0, SIGNATURE_BYTES),
      ...kept.flatMap(({ type, data }) => (data ? chunk(type, data) : [])),
    ]),
    orientation: readOrientation(first.get('eXIf') ?? Buffer.alloc(0)),
    isStreamable: true,
    hasEnd: first.has('IEND'),
  }
}

/** Wanted chunks up to the end of the picture or file; the last may be truncated. */
function* readChunks(png: Buffer): Generator<Chunk> {
  for (let start = SIGNATURE_BYTES; start + HEAD_BYTES <= png.length;) {
    const dataStart = start + HEAD_BYTES
    const dataEnd = dataStart + png.readUInt32BE(start)
    const type = png.toString('latin1', start + 4, dataStart)
    const end = dataEnd + CHECKSUM_BYTES
    if (WANTED.has(type)) yield { type, data: png.subarray(dataStart, dataEnd), checksum: png.subarray(dataEnd, end) }
    if (type === 'IEND') return
    start = end
  }
}

const checksumOf = (type: string, data: Buffer) => crc32(data, crc32(type))

function chunk(type: string, data: Buffer): Buffer[] {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  const checksum = Buffer.alloc(CHECKSUM_BYTES)
  checksum.writeUInt32BE(checksumOf(type, data))
  return [head, data, checksum]
}
