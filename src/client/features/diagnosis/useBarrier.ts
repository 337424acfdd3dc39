import { t } from 'i18next'
import { useSnackbar } from 'notistack'

import { useAppStore } from '~/client/store/hooks'
import { selectIsOutOfCredits, selectIsSignedOut } from '~/client/store/sessionSlice'
import type { RootState } from '~/client/store/store'
import { waitingPhoto } from '~/client/store/waitingPhoto'

import { selectPhoto } from './diagnosisSlice'

/** Why an upload would be useless. A photo that was sent before may have been paid for, and is sent again. */
export function barrierTo(state: RootState) {
  const photo = selectPhoto(state)
  if (photo === null) return undefined
  if (selectIsSignedOut(state)) return 'loginRequired'
  return selectIsOutOfCredits(state) && photo.firstSentAt === null ? 'outOfCredits' : undefined
}

type Upload = Promise<unknown> | undefined

/** Stops an upload that the server would refuse, in its words. */
export function useBarrier() {
  const store = useAppStore()
  const { enqueueSnackbar } = useSnackbar()

  const keepForVisitor = async (upload: Upload) => {
    const chosen = selectPhoto(store.getState())
    const photo = await upload
    if (chosen && photo instanceof Blob)
      await waitingPhoto.keepForVisitor({ key: chosen.id, photo, askedAt: Date.now() })
  }
  const stops = (upload: Upload) => {
    const barrier = barrierTo(store.getState())
    if (!barrier) return false
    enqueueSnackbar(t(`errors:codes.${barrier}`), { variant: 'warning' })
    if (barrier === 'loginRequired') void keepForVisitor(upload)
    return true
  }
  return { stops, keepForVisitor }
}
