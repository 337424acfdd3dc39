import { refuse } from '~/server/domain/errors'

import type { BarePicture } from './barePicture'
import { readOrientation } from './exifOrientation'
import { countCodeGroupsOfAlpha, countCodeGroupsOfPicture } from './losslessWebp'

const [RIFF_HEAD_BYTES, CHUNK_HEAD_BYTES] = [12, 8]
/** Of the flags in front of the canvas size, the only one about the pixels. */
const HAS_ALPHA = 0x10
const CANVAS_BYTES = 10
/** Encoders write up to 28 for a photo, and know no way to write more than 2,600. 1,024 take up to 20 MB. */
const MAX_CODE_GROUPS = 1_024
const WANTED = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L', 'EXIF', 'ANMF'])
const NOTHING = Buffer.alloc(0)

/**
 * A WebP rebuilt from its picture and transparency: without metadata, colour profile and what follows its end. What it
 * says about its own length is not read. Throws a refusal when it is animated, or
 * would take the decoder more memory than its size tells.
 */
export function readWebp(webp: Buffer): BarePicture {
  const first = new Map<string, Buffer>()
  for (const { type, data } of readChunks(webp)) if (!first.has(type)) first.set(type, data)
  if (first.has('ANMF')) throw refuse('invalid', 'photoAnimated')
  const lossy = first.get('VP8 ')
  const canvas = first.get('VP8X')
  const hasAlpha = ((canvas?.[0] ?? 0) & HAS_ALPHA) !== 0
  const alpha = lossy && hasAlpha ? first.get('ALPH') : undefined
  const picture = first.get('VP8L') ?? NOTHING
  const codeGroups = lossy
    ? countCodeGroupsOfAlpha(alpha ?? NOTHING, sizeOf(canvas))
    : countCodeGroupsOfPicture(picture)
  if (codeGroups === Infinity) throw refuse('invalid', 'photoDamaged')
  if (codeGroups > MAX_CODE_GROUPS) throw refuse('invalid', 'photoTooMuchMemory')
  const kept = [
    canvas && chunk('VP8X', Buffer.concat([Buffer.from([hasAlpha ? HAS_ALPHA : 0]), canvas.subarray(1)])),
    alpha && chunk('ALPH', alpha),
    lossy ? chunk('VP8 ', lossy) : chunk('VP8L', picture),
  ]
  return {
    bytes: chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...kept.map((part) => part ?? NOTHING)])),
    orientation: readOrientation(first.get('EXIF') ?? NOTHING),
    isStreamable: lossy !== undefined && !alpha,
    hasEnd: true, // a picture that is cut is not decoded at all
  }
}

/** Of the whole picture, as VP8X has it. The decoder refuses parts of another size. */
const sizeOf = (canvas: Buffer = NOTHING) =>
  canvas.length >= CANVAS_BYTES
    ? { width: canvas.readUIntLE(4, 3) + 1, height: canvas.readUIntLE(7, 3) + 1 }
    : { width: 1, height: 1 }

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
