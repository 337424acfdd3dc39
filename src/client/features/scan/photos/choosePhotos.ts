import { t } from 'i18next'

import { selectAccount } from '~/client/session/sessionSlice'
import { randomId } from '~/client/storage/randomId'
import { toastShown } from '~/client/store/toastsSlice'
import { createAppAsyncThunk } from '~/client/store/hooks'
import { MAX_PHOTOS } from '~/contract/limits'

import { unsendableMessage } from '../failureTexts'
import { loadSending } from '../scanListeners'
import { photoRejected, photosAdded, photoUrlChanged, selectPhotosToAddTo } from '../scansSlice'
import { addOriginal, showCopy } from './photoCopies'

/**
 * Adds the pictures among the chosen files, and names the others. Resolves to whether any was added. The screen or the
 * session may end while files are read.
 */
export const choosePhotos = createAppAsyncThunk<boolean, readonly File[]>(
  'scans/choosePhotos',
  (files, { dispatch, getState, extra }) =>
    extra.choosing.runExclusive(async () => {
      const account = selectAccount(getState())
      const arePictures = await Promise.all(files.map(isPicture))
      if (account !== null && selectAccount(getState()) !== account) return false
      const warn = (message: string) => dispatch(toastShown({ message, variant: 'warning' }))
      const pictures = files.filter((_, index) => arePictures[index])
      const others = files.filter((file) => !pictures.includes(file))
      if (others.length > 0) {
        const names = files.length === 1 ? '' : `${others.map(({ name }) => name).join(', ')}: `
        warn(names + unsendableMessage('unreadable'))
      }
      const present = selectPhotosToAddTo(getState()).length
      const added = pictures.slice(0, MAX_PHOTOS - present)
      if (added.length < pictures.length) warn(t('errors:beforeSending.tooManyImages'))
      if (added.length === 0) return false
      loadSending().catch(() => undefined) // the press on Diagnose says so
      const photos = added.map((original) => {
        const id = randomId()
        const { url, copy } = addOriginal(extra.photoCopies, id, original, present + added.length)
        void copy.then((made) => {
          if (typeof made === 'string') dispatch(photoRejected({ id, reason: made }))
        })
        return { id, url, sizeBytes: original.size, problem: null }
      })
      dispatch(photosAdded(photos))
      return true
    }),
)

/** The browser cannot show the original: shows the copy, or rejects the photo if there is none. */
export const showCopyOf = createAppAsyncThunk<void, string>(
  'scans/showCopyOf',
  async (id, { dispatch, extra: { photoCopies } }) => {
    const shown = await showCopy(photoCopies, id)
    dispatch('url' in shown ? photoUrlChanged({ id, ...shown }) : photoRejected({ id, ...shown }))
  },
)

/** How picture files start, as Latin-1: JPEG, PNG, GIF, WebP and the HEIC family. */
const SIGNATURES = /^(\xff\xd8\xff|\x89PNG|GIF8|.{8}WEBP|.{4}ftyp(he|mi|ms|av))/s

/**
 * Whether a file is a photo, judged by content if its type does not say so: files shared by other apps have none, or
 * `application/octet-stream`.
 */
async function isPicture(file: Blob) {
  if (file.type.startsWith('image/')) return true
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0)) // deleted, or stored in a cloud
  return SIGNATURES.test(String.fromCharCode(...new Uint8Array(head)))
}
