/** Browsers without it, and pages that are not served over https, lack these. */
const device = () => navigator as Partial<Pick<Navigator, 'share' | 'canShare' | 'clipboard'>>

/** Browsers inside other apps may have no printer. */
export const canPrint = () => (window as Partial<Window>).print !== undefined

/** Whether the device has a sheet of apps that take a text. */
export const canShare = () => device().share !== undefined

export const canSharePhotos = () =>
  canShare() && (device().canShare?.({ files: [new File([], 'leaf.jpg', { type: 'image/jpeg' })] }) ?? false)

/** False where sharing failed; a farmer who closes the sheet has changed his mind. */
export async function share(text: string, photo: File | null): Promise<boolean> {
  try {
    await navigator.share({ text, ...(photo && { files: [photo] }) })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** False where the browser has no clipboard or keeps it closed. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const LONGEST_SIDE_PX = 1600
const TYPE = 'image/jpeg'
const QUALITY = 0.85

/** The photo drawn anew as a JPEG file: what the camera wrote into it, such as the place, is not passed on. */
export async function photoFile(url: string): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY))
  if (!photo) throw new Error('the photo cannot be drawn')
  return new File([photo], 'leaf.jpg', { type: TYPE })
}
