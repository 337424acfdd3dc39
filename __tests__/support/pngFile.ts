import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const HEADER_BYTES = 25

export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

type Header = { width: number; height: number; depth?: number; colour?: number; interlace?: number }

export function pngHeader({ width, height, depth = 8, colour = 2, interlace = 0 }: Header) {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, colour, 0, 0, interlace], 8)
  return pngChunk('IHDR', data)
}

/** A PNG written by hand: these chunks, in this order. */
export const png = (...chunks: Buffer[]) => Buffer.concat([SIGNATURE, ...chunks])

export const PNG_END = pngChunk('IEND')

/** Black rows, compressed: so many of them, whatever the header says. */
export const pngRows = (width: number, rows: number, bytesPerPixel = 3) =>
  pngChunk('IDAT', deflateSync(Buffer.alloc((width * bytesPerPixel + 1) * rows)))

/** A PNG with more chunks after its header. */
export const withChunks = (bytes: Buffer, chunks: Buffer[]) => {
  const afterHeader = SIGNATURE.length + HEADER_BYTES
  return Buffer.concat([bytes.subarray(0, afterHeader), ...chunks, bytes.subarray(afterHeader)])
}
