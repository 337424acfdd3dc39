import { useEffect, useState } from 'react'

import { useAppStore } from '~/client/store/hooks'
import { loadApi } from '~/client/store/loadApi'

import { photoOf } from './photo'
import type { Photo } from './photo'
import { reportView } from './reportView'

/** The photo that is looked at, if any, and how to choose another. What is not an image changes nothing. */
export function usePhoto() {
  const store = useAppStore()
  const [photo, setPhoto] = useState<Photo>()

  useEffect(() => {
    if (!photo) return undefined
    return () => {
      URL.revokeObjectURL(photo.url)
    }
  }, [photo])

  const show = (next: Photo) => {
    setPhoto(next)
    loadApi(store).catch(() => undefined) // a diagnosis is next; whoever asks for it tells when this has failed
    reportView.prefetch()
  }
  const choose = (file: File | undefined) => {
    const next = photoOf(file)
    if (next) show(next)
  }
  const putAway = () => {
    setPhoto(undefined)
  }
  return { photo, choose, show, putAway }
}
