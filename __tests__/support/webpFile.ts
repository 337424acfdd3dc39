/** A chunk of a WebP, padded to an even length. */
export function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** A WebP written by hand: these chunks, in this order. */
export const webpOf = (...chunks: Buffer[]) => webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))

const FLAGS = { profile: 0x20, alpha: 0x10, exif: 0x08, xmp: 0x04 }

/** VP8X: what the file has beside its picture, and the size of the canvas. */
export function webpCanvas(width: number, height: number, has: (keyof typeof FLAGS)[]) {
  const data = Buffer.alloc(10)
  data[0] = has.reduce((flags, name) => flags | FLAGS[name], 0)
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return webpChunk('VP8X', data)
}

/** The chunks of a WebP, each whole. */
export function webpChunks(webp: Buffer): { type: string; bytes: Buffer }[] {
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
  const canvas = webpCanvas(...size, [
    'profile',
    'exif',
    'xmp',
    ...(picture.some(({ type }) => type === 'ALPH') ? ['alpha' as const] : []),
  ])
  return webpOf(canvas, ...chunks, ...picture.map(({ bytes }) => bytes))
}
