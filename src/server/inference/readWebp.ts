import { refuse } from '~/server/domain/domainError'

import type { BarePicture } from './pictureParts'
import { readOrientation } from './pictureParts'

const [RIFF_HEAD_BYTES, CHUNK_HEAD_BYTES] = [12, 8]
const WANTED = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L', 'EXIF', 'ANMF'])
const NOTHING = Buffer.alloc(0)

/**
 * A WebP rebuilt from its picture: without metadata, colour profile and what follows its end. What it says about its own
 * length is not read. Throws a refusal when it is animated, lossless or transparent: the codes of
 * a lossless picture, or of a transparency packed like one, can take the decoder 380 MB that no header tells.
 */
export function readWebp(webp: Buffer): BarePicture {
  const first = new Map<string, Buffer>()
  for (const { type, data } of readChunks(webp)) if (!first.has(type)) first.set(type, data)
  if (first.has('ANMF')) throw refuse('invalid', 'photoAnimated')
  if (first.has('VP8L') || first.has('ALPH')) throw refuse('unsupportedMedia', 'notAPhoto')
  const canvas = first.get('VP8X') ?? NOTHING
  const picture = chunk('VP8 ', first.get('VP8 ') ?? NOTHING)
  // the first byte says what else there is
  const parts =
    canvas.length > 0 ? [chunk('VP8X', Buffer.concat([Buffer.alloc(1), canvas.subarray(1)])), picture] : [picture]
  return {
    bytes: chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts])),
    orientation: readOrientation(first.get('EXIF') ?? NOTHING),
    isStreamable: true,
    hasEnd: true, // a picture that is cut is not decoded at all
  }
}

/** The wanted chunks; the last one may be cut. */
function* readChunks(webp: Buffer) {
  for (let start = RIFF_HEAD_BYTES; start + CHUNK_HEAD_BYTES <= webp.length;) {
    const type = webp.toString('latin1', start, start + 4)
    const dataStart = start + CHUNK_HEAD_BYTES
    const dataEnd = dataStart + webp.readUInt32LE(start + 4)
    if (WANTED.has(type)) yield { type, data: webp.subarray(dataStart, dataEnd) }
    start = dataEnd + (dataEnd & 1)
  }
}

/** Padded to an even length. */
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD_BYTES)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)])
}
