import { useEffect, useState } from 'react'

import * as settings from '~/client/storage/settings'

/** Missing in some browsers and on plain HTTP. */
const device = () => navigator as Partial<Pick<Navigator, 'share' | 'canShare'>>

/** Whether the device has a share sheet that takes text. */
export const canShare = () => device().share !== undefined

export const canSharePhotos = () =>
  canShare() && (device().canShare?.({ files: [new File([], 'leaf.jpg', { type: 'image/jpeg' })] }) ?? false)

/** Resolves to false if sharing failed, but not if the user closed the share sheet. */
export async function share(text: string, photos: readonly File[]): Promise<boolean> {
  try {
    await navigator.share({ text, ...(photos.length > 0 && { files: [...photos] }) })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/**
 * Whether the photos go along: as last chosen on this phone. Makes their files in advance, because a browser shares only
 * right after a press.
 */
export function usePhotoChoice(photoUrls: readonly string[]) {
  const [isChosen, setChosen] = useState(() => photoUrls.length > 0 && settings.get('sharePhoto') !== null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [files, setFiles] = useState<readonly File[] | null>(null)
  const urls = photoUrls.join(' ')

  useEffect(() => {
    if (!isChosen || !canSharePhotos()) return undefined
    let isCurrent = true
    Promise.all(urls.split(' ').map(photoFile))
      .then((made) => {
        if (isCurrent) setFiles(made)
      })
      .catch(() => {
        if (!isCurrent) return
        setChosen(false)
        setUnreadable(true)
      })
    return () => {
      isCurrent = false
    }
  }, [isChosen, urls])

  const choosePhoto = (isWanted: boolean) => {
    setChosen(isWanted)
    setUnreadable(false)
    setFiles(null)
    if (isWanted) settings.set('sharePhoto', 'yes')
    else settings.remove('sharePhoto')
  }
  return { isChosen, isUnreadable, files, choosePhoto }
}

const LONGEST_SIDE_PX = 1600
const TYPE = 'image/jpeg'
const QUALITY = 0.85

/** Draws the photo again as a JPEG file, which drops metadata such as the place. */
async function photoFile(url: string, index: number): Promise<File> {
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
  return new File([photo], `leaf-${index + 1}.jpg`, { type: TYPE })
}
