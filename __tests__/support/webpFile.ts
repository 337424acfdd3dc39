/** A chunk of a WebP, padded to an even length. */
export function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** A WebP written by hand: these chunks, in this order. */
const webpOf = (...chunks: Buffer[]) => webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))

/** A profile, EXIF and XMP. */
const HAS_METADATA = 0x20 | 0x08 | 0x04

/** VP8X: what the file has beside its picture, and the size of the canvas. */
function webpCanvas(width: number, height: number) {
  const data = Buffer.alloc(10)
  data[0] = HAS_METADATA
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return webpChunk('VP8X', data)
}

/** The chunks of a WebP, each whole. */
function webpChunks(webp: Buffer): { type: string; bytes: Buffer }[] {
  const chunks = []
  for (let start = 12; start < webp.length;) {
    const length = webp.readUInt32LE(start + 4)
    const end = start + 8 + length + (length % 2)
    chunks.push({ type: webp.toString('latin1', start, start + 4), bytes: webp.subarray(start, end) })
    start = end
  }
  return chunks
}

/** A WebP of these dimensions with more chunks before its picture. */
export function withWebpChunks(webp: Buffer, size: [width: number, height: number], chunks: Buffer[]) {
  const picture = webpChunks(webp).filter(({ type }) => type !== 'VP8X')
  return webpOf(webpCanvas(...size), ...chunks, ...picture.map(({ bytes }) => bytes))
}
