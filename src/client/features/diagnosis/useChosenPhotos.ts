import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { createAppAsyncThunk } from '~/client/store/withTypes'

import { hasNoResponse } from './diagnosisFailure'
import { holdScan } from './holdScan'
import type { Judged } from './holdScan'
import { prepareCopies } from './photos/photoCopies'
import {
  detailsEntered,
  selectCrop,
  selectFirstPhotoUrl,
  selectIsBusy,
  selectIsShownHeld,
  selectIsShownWaiting,
  selectIsUnsendable,
  selectPhotos,
  selectShown,
  selectShownFailure,
  shownClosed,
} from './scansSlice'

/** The very copies that would be sent. Rejects if one cannot be made. */
const readCopies = createAppAsyncThunk<Blob[]>('scans/readCopies', async (_, { getState, extra: { photoCopies } }) => {
  const ids = selectPhotos(getState()).map(({ id }) => id)
  const copies = await prepareCopies(photoCopies, ids)
  return copies.map((copy) => {
    if (typeof copy === 'string') throw new Error(`No copy can be made: ${copy}.`)
    return copy
  })
})

export type ChosenPhotos = NonNullable<ReturnType<typeof useChosenPhotos>>

/** The shown photos, for an on-device preview; undefined while there is nothing to judge, or a result. */
export function useChosenPhotos() {
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectShown)
  const crop = useAppSelector(selectCrop)
  const isBusy = useAppSelector(selectIsBusy)
  const failure = useAppSelector(selectShownFailure)
  const isWaiting = useAppSelector(selectIsShownWaiting)
  const isShownHeld = useAppSelector(selectIsShownHeld)
  const isUnsendable = useAppSelector(selectIsUnsendable)
  const photoUrl = useAppSelector(selectFirstPhotoUrl)
  if (!shown || isUnsendable || shown.status === 'answered' || shown.status === 'failed') return undefined
  return {
    setId: shown.key,
    crop,
    photoUrl,
    isBusy,
    isWithoutNetwork: isWaiting || (failure !== undefined && hasNoResponse(failure)),
    /** What the phone judged before, for this crop. */
    preview: shown.details.crop === crop ? shown.preview : undefined,
    judgedAt: shown.preview ? shown.askedAt : undefined,
    isShownHeld,
    readCopies: () => dispatch(readCopies()).unwrap(),
    keep: (judged: Judged) => dispatch(holdScan(judged)),
    putAside: () => dispatch(shownClosed()),
    enterCrop: (entered: string) => dispatch(detailsEntered({ crop: entered })),
  }
}
