const COEFFICIENTS = 63
const HIGHEST_BIT = 13
/** EOB14: the next 16,384 blocks have nothing at all in this scan. */
const END_OF_16384_BLOCKS = 0xe0

/** A segment of a JPEG: marker, length, content. */
export function jpegSegment(marker: number, content: Buffer) {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** A JPEG with more segments before its own. */
export const withSegments = (jpeg: Buffer, segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** A JPEG whose frame header says another size. */
export function jpegOfSize(jpeg: Buffer, width: number, height: number) {
  const changed = Buffer.from(jpeg)
  const frame = changed.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(changed[at + 1]!))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** The only symbol of its table: its code is a single 0. */
const table = (kind: number, symbol: number) =>
  jpegSegment(0xc4, Buffer.from([kind, 1, ...Array<number>(15).fill(0), symbol]))

const scan = (first: number, last: number, approximation: number, bits: number) =>
  Buffer.concat([
    jpegSegment(0xda, Buffer.from([1, 1, 0, first, last, approximation])),
    Buffer.alloc(Math.ceil(bits / 8)),
  ])

/** A grey progressive JPEG that refines each coefficient bit by bit: up to 883 legal scans, of which only the first says anything. */
export function jpegOfScans(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const bits = Math.ceil(blocks / 16_384) * 15
  const refinements = Array.from({ length: scans - 1 }, (_, index) => {
    const coefficient = 1 + (index % COEFFICIENTS)
    const pass = Math.floor(index / COEFFICIENTS)
    const low = HIGHEST_BIT - pass
    return scan(coefficient, coefficient, pass === 0 ? low : ((low + 1) << 4) | low, bits)
  })
  const frame = Buffer.from([8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    jpegSegment(0xc2, frame),
    table(0x00, 0),
    table(0x10, END_OF_16384_BLOCKS),
    scan(0, 0, 0, blocks),
    ...refinements,
    Buffer.from([0xff, 0xd9]),
  ])
}
