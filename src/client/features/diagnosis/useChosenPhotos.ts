import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import type { AppThunk } from '~/client/store/store'

import { hasNoResponse } from './diagnosisFailure'
import {
  selectCrop,
  selectFailure,
  selectFirstPhotoUrl,
  selectIsChosenWaiting,
  selectIsUnsendable,
  selectKey,
  selectPhotos,
  selectStatus,
} from './diagnosisSlice'
import { prepareCopies } from './photos/photoCopies'

/** The very copies that would be sent. Rejects where one cannot be made. */
const readCopies =
  (): AppThunk<Promise<Blob[]>> =>
  async (_, getState, { photoCopies }) => {
    const ids = selectPhotos(getState()).map(({ id }) => id)
    const copies = await prepareCopies(photoCopies, ids)
    return copies.map((copy) => {
      if (typeof copy === 'string') throw new Error(`No copy can be made: ${copy}.`)
      return copy
    })
  }

export type ChosenPhotos = NonNullable<ReturnType<typeof useChosenPhotos>>

/** The chosen photos, for a look of the phone; undefined while there is nothing to look at, or an answer. */
export function useChosenPhotos() {
  const dispatch = useAppDispatch()
  const key = useAppSelector(selectKey)
  const crop = useAppSelector(selectCrop)
  const status = useAppSelector(selectStatus)
  const failure = useAppSelector(selectFailure)
  const isWaiting = useAppSelector(selectIsChosenWaiting)
  const isUnsendable = useAppSelector(selectIsUnsendable)
  const photoUrl = useAppSelector(selectFirstPhotoUrl)
  if (key === null || isUnsendable || status === 'diagnosed' || status === 'refused') return undefined
  return {
    setId: key,
    crop,
    photoUrl,
    isBusy: status === 'busy',
    isWithoutNetwork: isWaiting || (status === 'failed' && hasNoResponse(failure)),
    readCopies: () => dispatch(readCopies()),
  }
}
