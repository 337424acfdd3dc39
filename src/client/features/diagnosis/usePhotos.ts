import { useSnackbar } from 'notistack'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useAppSelector, useAppStore } from '~/client/store/hooks'
import type { WaitingPhoto } from '~/client/store/waitingPhoto'
import { MAX_PHOTOS } from '~/contract/limits'

import {
  linked,
  photoRejected,
  photoRemoved,
  photosAdded,
  photosRestored,
  screenLeft,
  selectPhotos,
  selectPhotosToAddTo,
} from './diagnosisSlice'
import { createPhotoCopies } from './photos/photoCopies'

type PhotoCopies = ReturnType<typeof createPhotoCopies>

/** The photos of one field. `onChange` is called before they become others. */
export function usePhotos(onChange: () => void) {
  const store = useAppStore()
  const { t } = useTranslation('errors')
  const { enqueueSnackbar } = useSnackbar()
  const [copies] = useState(createPhotoCopies)
  const add = useAdd(copies)
  useReleasedPhotos(copies)

  return {
    prepare: copies.prepare,
    /** What is not an image is ignored. */
    choosePhotos: (files: readonly File[]) => {
      const images = files.filter(({ type }) => type.startsWith('image/'))
      const present = selectPhotosToAddTo(store.getState()).length
      const added = images.slice(0, MAX_PHOTOS - present)
      if (added.length < images.length) enqueueSnackbar(t('codes.tooManyImages'), { variant: 'warning' })
      if (added.length === 0) return
      onChange()
      const photos = added.map((image) => add(image, present + added.length))
      store.dispatch(photosAdded({ photos, key: randomId() }))
    },
    removePhoto: (id: string) => {
      onChange()
      store.dispatch(photoRemoved({ id, key: randomId() }))
    },
    chooseWaitingPhoto: ({ key, photos, crop, follows = null, askedAt }: WaitingPhoto) => {
      const restored = photos.map((copy) => {
        const id = randomId()
        return { id, url: copies.addCopy(id, copy, photos.length).url, sizeBytes: copy.size, problem: null }
      })
      store.dispatch(photosRestored({ photos: restored, key, crop, firstSentAt: askedAt }))
      store.dispatch(linked(follows))
    },
  }
}

/** Describes a photo whose copy is being made, and says so when none can be made. */
function useAdd(copies: PhotoCopies) {
  const { dispatch } = useAppStore()
  return (original: File, count: number) => {
    const id = randomId()
    const { url, copy } = copies.add(id, original, count)
    void copy.then((made) => {
      if (typeof made === 'string') dispatch(photoRejected({ id, reason: made }))
    })
    return { id, url, sizeBytes: original.size, problem: null }
  }
}

/** Frees what the browser holds for photos that are no longer shown. */
function useReleasedPhotos(copies: PhotoCopies) {
  const { dispatch } = useAppStore()
  const photos = useAppSelector(selectPhotos)
  useEffect(() => {
    copies.retain(photos.map(({ id }) => id))
  }, [copies, photos])
  useEffect(
    () => () => {
      dispatch(screenLeft())
      copies.retain([])
    },
    [copies, dispatch],
  )
}

/** `crypto.randomUUID` is missing on plain HTTP, where a farm's local server may well be. */
function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
