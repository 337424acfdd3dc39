import { useNavigate } from 'react-router-dom'

import { useAppDispatch } from '~/client/store/hooks'
import type { AppThunk } from '~/client/store/hooks'
import type { Preview } from '~/client/storage/accountDb'

import { isUnanswered } from '~/client/api/failure'
import { scanPath } from '~/contract/paths'

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
} from './scansSlice'
import { useAddress, useShown } from './useShown'

/** The copies that would be sent; rejects if one cannot be made. A plain thunk: photos do not belong in actions. */
const readCopies =
  (key: string): AppThunk<Promise<Blob[]>> =>
  async (_, getState, { photoCopies }) => {
    const ids = selectPhotos(getState(), key).map(({ id }) => id)
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
  const navigate = useNavigate()
  const address = useAddress()
  const shown = useShown(selectShown)
  const crop = useShown(selectCrop)
  const isBusy = useShown(selectIsBusy)
  const failure = useShown(selectShownFailure)
  const isWaiting = useShown(selectIsShownQueued)
  const isShownHeld = useShown(selectIsShownHeld)
  const isUnsendable = useShown(selectIsUnsendable)
  const photoUrl = useShown(selectFirstPhotoUrl)
  if (!shown || photoUrl === undefined || isUnsendable || shown.status === 'answered' || shown.status === 'failed')
    return undefined
  return {
    scanKey: shown.key,
    crop,
    plot: shown.details.plot,
    photoUrl,
    isBusy,
    isWithoutNetwork: isWaiting || (failure !== undefined && isUnanswered(failure)),
    /** The stored preview, if it was made for this crop. */
    preview: shown.preview?.crop === crop ? shown.preview : undefined,
    judgedAt: shown.preview ? shown.askedAt : undefined,
    isShownHeld,
    readCopies: () => dispatch(readCopies(shown.key)),
    keep: async (preview: Preview) => {
      await Promise.resolve() // React cannot flush within an effect
      if (address === null) await navigate(scanPath(shown.key), { flushSync: true, preventScrollReset: true })
      await dispatch(holdScan({ key: shown.key, preview }))
    },
    enterCrop: (crop: string) => dispatch(detailsEntered({ key: shown.key, details: { crop } })),
  }
}
