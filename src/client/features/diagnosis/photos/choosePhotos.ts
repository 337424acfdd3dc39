import { t } from 'i18next'

import { selectAccountsLeft } from '~/client/session/sessionSlice'
import { prefetch } from '~/client/shared/prefetch'
import type { AppThunk } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'
import { MAX_PHOTOS } from '~/contract/limits'

import { unsendableMessage } from '../diagnosisFailure'
import { photoRejected, photosAdded, selectPhotosToAddTo } from '../diagnosisSlice'
import { loadWaitingList } from '../waiting/LazyWaitingList'
import { loadSending } from '../waiting/loadSending'
import { isPicture } from './isPicture'
import { addOriginal } from './photoCopies'
import { randomId } from './randomId'

/** Adds the pictures among chosen files, and names the others. Reading may outlast the screen, and the account. */
export const choosePhotos =
  (files: readonly File[]): AppThunk<Promise<void>> =>
  (dispatch, _, { choosing }) =>
    choosing.runExclusive(() => dispatch(addPictures(files)))

const addPictures =
  (files: readonly File[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const accountsLeft = selectAccountsLeft(getState())
    const arePictures = await Promise.all(files.map(isPicture))
    if (selectAccountsLeft(getState()) !== accountsLeft) return
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
    dispatch(photosAdded(added.map((picture) => dispatch(addPhoto(picture, present + added.length)))))
  }

/** Describes a photo whose copy is being made, and says so when none can be made. */
const addPhoto =
  (original: File, count: number): AppThunk<{ id: string; url: string; sizeBytes: number; problem: null }> =>
  (dispatch, _, { photoCopies }) => {
    const id = randomId()
    const { url, copy } = addOriginal(photoCopies, id, original, count)
    void copy.then((made) => {
      if (typeof made === 'string') dispatch(photoRejected({ id, reason: made }))
    })
    return { id, url, sizeBytes: original.size, problem: null }
  }
