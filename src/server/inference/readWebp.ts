import { refuse } from '~/server/domain/errors'

import type { BarePicture } from './barePicture'
import { readOrientation } from './exifOrientation'

const [RIFF_HEAD_BYTES, CHUNK_HEAD_BYTES] = [12, 8]
/** Of the flags in front of the canvas size, the only one about the pixels. */
const HAS_ALPHA = 0x10
const WANTED = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L', 'EXIF', 'ANMF'])
const NOTHING = Buffer.alloc(0)

/**
 * A WebP rebuilt from its picture and transparency: without metadata, colour profile and what follows its end. What it
 * says about its own length is not read. Throws a refusal when it is animated.
 */
export function readWebp(webp: Buffer): BarePicture {
  const first = new Map<string, Buffer>()
  for (const { type, data } of readChunks(webp)) if (!first.has(type)) first.set(type, data)
  if (first.has('ANMF')) throw refuse('invalid', 'photoAnimated')
  const lossy = first.get('VP8 ')
  const canvas = first.get('VP8X')
  const hasAlpha = ((canvas?.[0] ?? 0) & HAS_ALPHA) !== 0
  const alpha = lossy && hasAlpha ? first.get('ALPH') : undefined
  const kept = [
    canvas && chunk('VP8X', Buffer.concat([Buffer.from([hasAlpha ? HAS_ALPHA : 0]), canvas.subarray(1)])),
    alpha && chunk('ALPH', alpha),
    lossy ? chunk('VP8 ', lossy) : chunk('VP8L', first.get('VP8L') ?? NOTHING),
  ]
  return {
    bytes: chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...kept.map((part) => part ?? NOTHING)])),
    orientation: readOrientation(first.get('EXIF') ?? NOTHING),
    isStreamable: lossy !== undefined && !alpha,
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
