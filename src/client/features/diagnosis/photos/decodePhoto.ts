import { contextOf, createCanvas } from './canvas'

const UPRIGHT = { imageOrientation: 'from-image' } as const
/** What the files of a format end with, by their first two bytes. Of a WebP: the byte that makes its length even. */
const ENDS = new Map([
  [0xffd8, [0xff, 0xd9]],
  [0x8950, [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]],
  [0x5249, [0]],
])
/** The grey that browsers show where a JPEG has no data. */
const NO_DATA = 128

/**
 * The picture, upright. A file that lacks its end only is shown by an `<img>` but refused by `createImageBitmap`, so it
 * is given one. A file that lacks rows of its picture is still refused.
 */
export async function decodePhoto(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo, UPRIGHT)
  } catch (error) {
    const end = ENDS.get(await firstTwoBytes(photo))
    if (!end) throw error
    const bitmap = await createImageBitmap(new Blob([photo, Uint8Array.from(end)]), UPRIGHT)
    if (!lacksAnEdge(bitmap)) return bitmap
    bitmap.close()
    throw error
  }
}

async function firstTwoBytes(photo: Blob) {
  const bytes = new Uint8Array(await photo.slice(0, 2).arrayBuffer())
  return ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
}

/** Missing rows are at the bottom of what the camera wrote: at any edge of the upright picture. */
const lacksAnEdge = (bitmap: ImageBitmap) => {
  const { width, height } = bitmap
  return [
    [0, 0, width, 1],
    [0, height - 1, width, 1],
    [0, 0, 1, height],
    [width - 1, 0, 1, height],
  ].some(([left = 0, top = 0, across = 0, down = 0]) => {
    const context = contextOf(createCanvas(across, down))
    context.drawImage(bitmap, -left, -top)
    return context.getImageData(0, 0, across, down).data.every((value, index) => index % 4 === 3 || value === NO_DATA)
  })
}
