import type { WaitingSet } from '~/client/device/waitingSets'
import type { AppThunk } from '~/client/store/store'

import { photosRestored, selectPhotos } from '../diagnosisSlice'
import type { PhotoSet } from '../diagnosisState'
import { addCopy, retainCopies } from './photoCopies'
import { randomId } from './randomId'

/** Kept photos are the chosen ones again. */
export const restorePhotos =
  ({ key, photos: kept, crop, followsId, plot, askedAt }: WaitingSet, status: PhotoSet['status']): AppThunk =>
  (dispatch, _, { photoCopies }) => {
    const photos = kept.map((copy) => {
      const id = randomId()
      const { url } = addCopy(photoCopies, id, copy, kept.length)
      return { id, url, sizeBytes: copy.size, problem: null }
    })
    const firstSentAt = status === 'ready' ? null : askedAt
    dispatch(photosRestored({ photos, key, crop, followsId, plot, status, firstSentAt }))
  }

/** Frees what the browser holds for photos that are no longer shown. */
export const releasePhotos =
  (): AppThunk =>
  (_, getState, { photoCopies }) => {
    retainCopies(
      photoCopies,
      selectPhotos(getState()).map(({ id }) => id),
    )
  }
