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
  const photo = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, TYPE, QUALITY)
  })
  if (!photo) throw new Error('the photo cannot be drawn')
  return new File([photo], 'leaf.jpg', { type: TYPE })
}
