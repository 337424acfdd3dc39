import { waitingSets } from '~/client/device/waitingSets'
import type { AppThunk } from '~/client/store/store'

import { setRemoved, setsRead } from './waitingSlice'

export const readWaiting = (): AppThunk<ReturnType<typeof waitingSets.read>> => async (dispatch) => {
  const kept = await waitingSets.read()
  dispatch(
    setsRead(
      kept.map(({ key, crop, plot, askedAt, photos, look = null, isHeld = false }) => ({
        ...{ key, crop, plot, askedAt, look, isHeld, photoCount: photos.length },
        bytes: bytesOf(photos),
      })),
    ),
  )
  return kept
}

export const bytesOf = (photos: readonly Blob[]) => photos.reduce((sum, { size }) => sum + size, 0)

/** It is not sent any more. */
export const removeWaiting =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await waitingSets.drop(key) // first: a list that is read meanwhile would have it again
    dispatch(setRemoved(key))
  }
