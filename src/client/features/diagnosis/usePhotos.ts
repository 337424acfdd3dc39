import { t } from 'i18next'
import { useSnackbar } from 'notistack'
import { useEffect, useRef, useState } from 'react'

import { useAppSelector, useAppStore } from '~/client/store/hooks'
import type { WaitingPhoto } from '~/client/store/waitingPhoto'
import { MAX_PHOTOS } from '~/contract/limits'

import { unsendableMessage } from './diagnosisFailure'
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
import { isPicture } from './photos/isPicture'
import { createPhotoCopies } from './photos/photoCopies'

type PhotoCopies = ReturnType<typeof createPhotoCopies>

/** The photos of one field. `onChange` is called before they become others. */
export function usePhotos(onChange: () => void) {
  const store = useAppStore()
  const [copies] = useState(createPhotoCopies)
  const choosePhotos = useChoose(copies, onChange)
  useReleasedPhotos(copies)

  return {
    prepare: copies.prepare,
    choosePhotos,
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

/** Adds the pictures among chosen files, and names the others. */
function useChoose(copies: PhotoCopies, onChange: () => void) {
  const store = useAppStore()
  const { enqueueSnackbar } = useSnackbar()
  const add = useAdd(copies)
  const isShown = useIsShown()

  return async (files: readonly File[]) => {
    const arePictures = await Promise.all(files.map(isPicture))
    if (!isShown()) return
    const pictures = files.filter((_, index) => arePictures[index])
    const others = files.filter((file) => !pictures.includes(file))
    if (others.length > 0) {
      const names = files.length === 1 ? '' : `${others.map(({ name }) => name).join(', ')}: `
      enqueueSnackbar(names + unsendableMessage('unreadable'), { variant: 'warning' })
    }
    const present = selectPhotosToAddTo(store.getState()).length
    const added = pictures.slice(0, MAX_PHOTOS - present)
    if (added.length < pictures.length) enqueueSnackbar(t('errors:codes.tooManyImages'), { variant: 'warning' })
    if (added.length === 0) return
    onChange()
    const photos = added.map((picture) => add(picture, present + added.length))
    store.dispatch(photosAdded({ photos, key: randomId() }))
  }
}

/** Reading a file may outlast the screen, and the account that it belongs to. */
function useIsShown() {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
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
