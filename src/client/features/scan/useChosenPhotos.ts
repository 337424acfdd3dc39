import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import type { AppThunk } from '~/client/store/hooks'
import type { Preview } from '~/client/storage/accountDb'

import { isUnanswered } from '~/client/api/failure'
import { holdScan } from './holdScan'
import { prepareCopies } from './photos/photoCopies'
import {
  detailsEntered,
  selectCrop,
  selectFirstPhotoUrl,
  selectIsBusy,
  selectIsShownHeld,
  selectIsShownQueued,
  selectIsUnsendable,
  selectPhotos,
  selectShown,
  selectShownFailure,
  shownClosed,
} from './scansSlice'

/** The copies that would be sent; rejects if one cannot be made. A plain thunk: photos do not belong in actions. */
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

/** The shown photos for an on-device preview; undefined if there are none or they have a result. */
export function useChosenPhotos() {
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectShown)
  const crop = useAppSelector(selectCrop)
  const isBusy = useAppSelector(selectIsBusy)
  const failure = useAppSelector(selectShownFailure)
  const isWaiting = useAppSelector(selectIsShownQueued)
  const isShownHeld = useAppSelector(selectIsShownHeld)
  const isUnsendable = useAppSelector(selectIsUnsendable)
  const photoUrl = useAppSelector(selectFirstPhotoUrl)
  if (!shown || isUnsendable || shown.status === 'answered' || shown.status === 'failed') return undefined
  return {
    scanKey: shown.key,
    crop,
    photoUrl,
    isBusy,
    isWithoutNetwork: isWaiting || (failure !== undefined && isUnanswered(failure)),
    /** The stored preview, if it was made for this crop. */
    preview: shown.preview?.crop === crop ? shown.preview : undefined,
    judgedAt: shown.preview ? shown.askedAt : undefined,
    isShownHeld,
    readCopies: () => dispatch(readCopies()),
    keep: (preview: Preview) => dispatch(holdScan({ key: shown.key, preview })),
    putAside: () => dispatch(shownClosed()),
    enterCrop: (entered: string) => dispatch(detailsEntered({ crop: entered })),
  }
}
