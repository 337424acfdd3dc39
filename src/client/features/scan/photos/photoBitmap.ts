export type Canvas = OffscreenCanvas | HTMLCanvasElement

/** Works in a page and in a worker. */
export const createCanvas = (width: number, height: number): Canvas =>
  'OffscreenCanvas' in globalThis
    ? new OffscreenCanvas(width, height)
    : Object.assign(document.createElement('canvas'), { width, height })

export function contextOf(canvas: Canvas) {
  const context = 'convertToBlob' in canvas ? canvas.getContext('2d') : canvas.getContext('2d') // two overloads
  if (!context) throw new Error('This browser cannot draw.')
  return context
}

/** A white JPEG of 1 x 2 px that its EXIF orientation, 6, turns into 2 x 1. */
const TURNED =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////wAALCAACAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8Aa//Z'
/** The bytes that end a file, by its first two bytes. For WebP: the padding byte that makes its length even. */
const ENDS = new Map([
  [0xffd8, [0xff, 0xd9]],
  [0x8950, [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]],
  [0x5249, [0]],
])
/** The grey that browsers paint where a JPEG has no data. */
const NO_DATA = 128

/**
 * The picture, upright. `createImageBitmap` rejects a file that lacks only its end, which an `<img>` shows, so the end
 * is added. A file that lacks rows of the picture still rejects.
 */
export async function decodePhoto(photo: Blob): Promise<ImageBitmap> {
  try {
    return await upright(photo)
  } catch (error) {
    const end = ENDS.get(await firstTwoBytes(photo))
    if (!end) throw error
    const bitmap = await upright(new Blob([photo, Uint8Array.from(end)]))
    if (!lacksAnEdge(bitmap)) return bitmap
    bitmap.close()
    throw error
  }
}

/**
 * Passes no options: Chrome below 112, Firefox below 111 and Safari below 16 throw at `from-image`, which is their
 * default anyway. Safari 15 rotates a picture in an element only.
 */
async function upright(photo: Blob) {
  const bitmap = await createImageBitmap(photo)
  if (await canTurn()) return bitmap
  bitmap.close()
  const element = new Image()
  element.src = URL.createObjectURL(photo)
  try {
    await element.decode()
    const canvas = createCanvas(element.naturalWidth, element.naturalHeight)
    contextOf(canvas).drawImage(element, 0, 0)
    return await createImageBitmap(canvas)
  } finally {
    URL.revokeObjectURL(element.src)
  }
}

let turning: Promise<boolean> | undefined

/** Whether `createImageBitmap` applies the EXIF orientation. */
function canTurn() {
  const bytes = Uint8Array.from(atob(TURNED), (character) => character.charCodeAt(0))
  turning ??= createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })).then(({ width, height }) => width >= height)
  return turning
}

async function firstTwoBytes(photo: Blob) {
  const bytes = new Uint8Array(await photo.slice(0, 2).arrayBuffer())
  return ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
}

/** Missing rows are at the bottom of the file's picture, which may be any edge of the upright one. */
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
