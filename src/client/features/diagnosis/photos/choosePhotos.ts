import { t } from 'i18next'

import { selectAccount } from '~/client/session/sessionSlice'
import { prefetch } from '~/client/shared/prefetch'
import { toastShown } from '~/client/store/toastsSlice'
import { createAppAsyncThunk } from '~/client/store/withTypes'
import { MAX_PHOTOS } from '~/contract/limits'

import { unsendableMessage } from '../diagnosisFailure'
import { loadSending } from '../scanListeners'
import { photoRejected, photoUrlChanged, photosAdded, selectPhotosToAddTo } from '../scansSlice'
import { loadWaitingList } from '../waiting/LazyWaitingList'
import { isPicture } from './isPicture'
import { addOriginal, showCopy } from './photoCopies'
import { randomId } from './randomId'

/** Adds the pictures among chosen files, and names the others. Reading may outlast the screen, and the session. */
export const choosePhotos = createAppAsyncThunk<void, readonly File[]>(
  'scans/choosePhotos',
  (files, { dispatch, getState, extra }) =>
    extra.choosing.runExclusive(async () => {
      const account = selectAccount(getState())
      const arePictures = await Promise.all(files.map(isPicture))
      if (account !== null && selectAccount(getState()) !== account) return
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
      if (added.length === 0) return
      loadSending().then(
        () => prefetch(loadWaitingList),
        () => undefined,
      )
      const photos = added.map((original) => {
        const id = randomId()
        const { url, copy } = addOriginal(extra.photoCopies, id, original, present + added.length)
        void copy.then((made) => {
          if (typeof made === 'string') dispatch(photoRejected({ id, reason: made }))
        })
        return { id, url, sizeBytes: original.size, problem: null }
      })
      dispatch(photosAdded(photos))
    }),
)

/** The browser cannot show it: its copy is shown, or else it cannot be sent. */
export const showCopyOf = createAppAsyncThunk<void, string>(
  'scans/showCopyOf',
  async (id, { dispatch, extra: { photoCopies } }) => {
    const url = await showCopy(photoCopies, id)
    dispatch(url === undefined ? photoRejected({ id, reason: 'unreadable' }) : photoUrlChanged({ id, url }))
  },
)
