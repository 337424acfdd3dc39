/** Twice the displayed size; about 10 KB. */
const SIDE_PX = 184
const TYPE = 'image/jpeg'
const QUALITY = 0.7

/** The middle of a photo as a small square. Rejects if the browser cannot draw. */
export async function drawThumbnail(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo)
  try {
    const canvas = Object.assign(document.createElement('canvas'), { width: SIDE_PX, height: SIDE_PX })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser cannot draw.')
    const side = Math.min(bitmap.width, bitmap.height)
    const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
    context.drawImage(bitmap, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX)
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (picture) => {
          if (picture) resolve(picture)
          else reject(new Error('This browser cannot write a JPEG.'))
        },
        TYPE,
        QUALITY,
      )
    })
  } finally {
    bitmap.close()
  }
}
