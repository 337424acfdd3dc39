const SIGNATURE_BYTES = 8
/** Length, type and checksum around a chunk's data. */
const FRAME_BYTES = 12

/** What the pixels need: the picture itself, its palette, transparency, colours and orientation. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])

/**
 * A PNG without the chunks that do not concern its pixels. The decoder would inflate every compressed text before the
 * picture: 800 KB of texts take 13 seconds and 4 GB. A malformed PNG is left for the decoder to reject.
 */
export function stripPngChunks(png: Uint8Array): Uint8Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE_BYTES)]
  let start = SIGNATURE_BYTES
  while (start + FRAME_BYTES <= bytes.length) {
    const end = start + FRAME_BYTES + bytes.readUInt32BE(start)
    const type = bytes.toString('latin1', start + 4, start + 8)
    if (KEPT.has(type)) kept.push(bytes.subarray(start, end))
    if (type === 'IEND') break
    start = end
  }
  return Buffer.concat(kept)
}
