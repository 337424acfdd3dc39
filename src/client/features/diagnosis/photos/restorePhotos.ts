import { waitingSets } from '~/client/device/waitingSets'
import type { WaitingSet } from '~/client/device/waitingSets'
import { selectAccountsLeft } from '~/client/session/sessionSlice'
import type { AppThunk } from '~/client/store/store'

import { photoRejected, photoShownAnew, photosRestored, selectKey, selectPhotos } from '../diagnosisSlice'
import type { PhotoSet } from '../diagnosisState'
import { addCopy, retainCopies, showCopy } from './photoCopies'
import { randomId } from './randomId'

/** Kept photos are the chosen ones again. */
export const restorePhotos =
  ({ key, photos: kept, askedAt, wasSent, ...told }: WaitingSet, status: PhotoSet['status']): AppThunk =>
  (dispatch, _, { photoCopies }) => {
    const photos = kept.map((copy) => {
      const id = randomId()
      const { url } = addCopy(photoCopies, id, copy, kept.length)
      return { id, url, sizeBytes: copy.size, problem: null }
    })
    const { crop, followsId, plot } = told
    const firstSentAt = status === 'ready' && !wasSent ? null : askedAt
    dispatch(photosRestored({ photos, key, crop, followsId, plot, status, firstSentAt }))
  }

/** Photos that were chosen before the page ended are on the screen again, unless others are. */
export const restoreChosen = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const accountsLeft = selectAccountsLeft(getState())
  const chosen = await waitingSets.readChosen()
  const isSameAccount = selectAccountsLeft(getState()) === accountsLeft
  if (chosen && isSameAccount && selectKey(getState()) === null) dispatch(restorePhotos(chosen, 'ready'))
}

/** The browser cannot show it: its copy is shown, or else it cannot be sent. */
export const showAnew =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, _, { photoCopies }) => {
    const url = await showCopy(photoCopies, id)
    dispatch(url === undefined ? photoRejected({ id, reason: 'unreadable' }) : photoShownAnew({ id, url }))
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
