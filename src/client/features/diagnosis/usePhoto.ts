import { useEffect, useState } from 'react'

import { photoOf } from './photo'
import type { Photo } from './photo'

/** The chosen photo, if any, and how to choose another. What is not an image changes nothing. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo>()

  useEffect(() => {
    if (!photo) return undefined
    return () => {
      URL.revokeObjectURL(photo.url)
    }
  }, [photo])

  const choose = (file: File | undefined) => {
    const next = photoOf(file)
    if (next) setPhoto(next)
  }
  return { photo, choose }
}
