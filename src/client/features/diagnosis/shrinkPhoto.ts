/** Longest side the classifier can make use of, with room for its own cropping. */
const MAX_SIDE_PX = 1024
const QUALITY = 0.8
const TYPE = 'image/jpeg'

/**
 * A copy of a photo that is quick to send: at most 1024 px a side, upright, as JPEG, without the camera's metadata
 * (where and when). Gives the original back when the browser cannot decode it or the copy would be larger; never rejects.
 */
export async function shrinkPhoto(original: File): Promise<Blob> {
  try {
    const upright = await createImageBitmap(original, { imageOrientation: 'from-image' })
    try {
      const copy = await redraw(upright)
      return copy && copy.size < original.size ? copy : original
    } finally {
      upright.close() // a 12 megapixel bitmap is 48 MB that a small phone wants back now
    }
  } catch {
    return original
  }
}

function redraw(photo: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(photo.width * scale))
  canvas.height = Math.max(1, Math.round(photo.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white' // JPEG has no transparency; what lies behind a cut-out leaf would turn black
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, TYPE, QUALITY)
  })
}
