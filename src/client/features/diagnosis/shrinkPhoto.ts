import { MAX_IMAGE_BYTES } from '~/contract/limits'

/** Longest side the classifier can make use of, with room for its own cropping. */
const MAX_SIDE_PX = 1024
const TYPE = 'image/jpeg'
/** The second is for a photo that was squeezed hard already, of which a finer copy would be larger than itself. */
const QUALITIES = [0.8, 0.6]

/**
 * A copy of a photo that is quick to send: at most 1024 px a side, upright, as JPEG, without the camera's metadata. Even
 * a copy that is no smaller is sent instead of the original, because where and when a photo was taken must not leave the
 * phone. Gives the original back only when the browser cannot copy it or no server would take the copy; never rejects.
 */
export async function shrinkPhoto(original: File): Promise<Blob> {
  try {
    const upright = await createImageBitmap(original, { imageOrientation: 'from-image' })
    try {
      const copy = await smallEnough(redraw(upright), original.size)
      return copy && copy.size <= MAX_IMAGE_BYTES ? copy : original
    } finally {
      upright.close() // a 12 megapixel bitmap is 48 MB that a small phone wants back now
    }
  } catch {
    return original
  }
}

/** The finest copy that is no larger than wanted, or else the coarsest. */
async function smallEnough(canvas: HTMLCanvasElement, wantedBytes: number) {
  let copy: Blob | null = null
  for (const quality of QUALITIES) {
    copy = await encode(canvas, quality)
    if (copy && copy.size <= wantedBytes) return copy
  }
  return copy
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, TYPE, quality)
  })

function redraw(photo: ImageBitmap) {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(photo.width * scale))
  canvas.height = Math.max(1, Math.round(photo.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white' // JPEG has no transparency; what lies behind a cut-out leaf would turn black
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return canvas
}
