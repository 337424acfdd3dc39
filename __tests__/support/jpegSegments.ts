const START_OF_SCAN = 0xda

/** The markers of a JPEG up to its pixels, as `e1` for EXIF and XMP. */
export function jpegSegments(jpeg: Buffer): string[] {
  const markers: string[] = []
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    markers.push(jpeg.toString('hex', at + 1, at + 2))
    if (jpeg[at + 1] === START_OF_SCAN) break
  }
  return markers
}
