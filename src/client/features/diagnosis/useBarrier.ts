import { t } from 'i18next'
import { useSnackbar } from 'notistack'

import { useAppStore } from '~/client/store/hooks'
import { selectIsOutOfCredits, selectIsSignedOut } from '~/client/store/sessionSlice'
import type { RootState } from '~/client/store/store'
import { waitingPhoto } from '~/client/store/waitingPhoto'

import { selectDiagnosis } from './diagnosisSlice'
import type { usePhotos } from './usePhotos'

type Prepare = ReturnType<typeof usePhotos>['prepare']

/** Why an upload would be useless. Photos that were sent before may have been paid for, and are sent again. */
export function barrierTo(state: RootState) {
  const { key, firstSentAt } = selectDiagnosis(state)
  if (key === null) return undefined
  if (selectIsSignedOut(state)) return 'loginRequired'
  return selectIsOutOfCredits(state) && firstSentAt === null ? 'outOfCredits' : undefined
}

/** Stops an upload that the server would refuse, in its words. */
export function useBarrier() {
  const store = useAppStore()
  const { enqueueSnackbar } = useSnackbar()

  const keepForVisitor = async (prepare: Prepare) => {
    const { key, photos: chosen, crop } = selectDiagnosis(store.getState())
    if (key === null) return
    const copies = await prepare(chosen.map(({ id }) => id))
    const photos = copies.filter((copy) => typeof copy !== 'string')
    if (photos.length > 0) await waitingPhoto.keepForVisitor({ key, photos, crop, askedAt: Date.now() })
  }
  const stops = (prepare: Prepare) => {
    const barrier = barrierTo(store.getState())
    if (!barrier) return false
    enqueueSnackbar(t(`errors:codes.${barrier}`), { variant: 'warning' })
    if (barrier === 'loginRequired') void keepForVisitor(prepare)
    return true
  }
  return { stops, keepForVisitor }
}
