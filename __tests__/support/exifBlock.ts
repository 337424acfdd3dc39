import { jpegSegment, withSegments } from './jpegFile'
import { pngChunk, withChunks } from './pngFile'
import { webpChunk, withWebpChunks } from './webpFile'

type Entry = { tag: number; type: number; count: number; value: number }
export type Container = 'jpeg' | 'png' | 'webp'

export const orientationEntry = (value: number): Entry => ({ tag: 0x0112, type: 3, count: 1, value })
/** A pointer to the first directory itself. */
const POINTER_TO_ITSELF: Entry = { tag: 0x8769, type: 4, count: 1, value: 8 }

/** An EXIF block of one directory; `entries`: how many it says that it has. */
export function exifBlock(list: Entry[], { isBigEndian = true, entries = list.length } = {}): Buffer {
  const block = Buffer.alloc(8 + 2 + 12 * list.length + 4)
  const [uint16, uint32] = isBigEndian
    ? [block.writeUInt16BE.bind(block), block.writeUInt32BE.bind(block)]
    : [block.writeUInt16LE.bind(block), block.writeUInt32LE.bind(block)]
  block.write(isBigEndian ? 'MM' : 'II', 'latin1')
  uint16(42, 2)
  uint32(8, 4)
  uint16(entries, 8)
  for (const [index, { tag, type, count, value }] of list.entries()) {
    const at = 10 + 12 * index
    uint16(tag, at)
    uint16(type, at + 2)
    uint32(count, at + 4)
    if (type === 3) uint16(value, at + 8)
    else uint32(value, at + 8)
  }
  return block
}

/** Makes libexif read one directory `entries` times, in each of which it reads every entry: 5,400 take eight seconds. */
export const exifBomb = (entries: number) => exifBlock(Array.from({ length: entries }, () => POINTER_TO_ITSELF))

/** A photo of these dimensions with this EXIF block before its picture. */
export function withExif(photo: Buffer, container: Container, size: [width: number, height: number], exif: Buffer) {
  if (container === 'webp') return withWebpChunks(photo, size, [webpChunk('EXIF', exif)])
  if (container === 'png') return withChunks(photo, [pngChunk('eXIf', exif)])
  return withSegments(photo, [jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif]))])
}
