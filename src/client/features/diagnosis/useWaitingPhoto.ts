import { useEffect, useEffectEvent } from 'react'

import { useAppSelector, useAppStore } from '~/client/store/hooks'
import { selectIsOutOfCredits, selectIsSignedOut, selectUser } from '~/client/store/sessionSlice'
import { waitingPhoto } from '~/client/store/waitingPhoto'
import type { WaitingPhoto } from '~/client/store/waitingPhoto'

import {
  selectDiagnosis,
  selectPhoto,
  waitingPhotoDiscarded,
  waitingPhotoRead,
} from './diagnosisSlice'
import { useConnectionSigns } from './useConnectionSigns'

type Diagnosis = {
  chooseWaitingPhoto: (photo: WaitingPhoto) => void
  requestDiagnosis: (options?: { isQuiet: boolean }) => Promise<void>
}

/** The photo that waits for a network: shown again at the next visit, and sent at any sign of a network. That of a visitor is only shown. */
export function useWaitingPhoto({ chooseWaitingPhoto, requestDiagnosis }: Diagnosis) {
  const store = useAppStore()
  const waitingPhotoId = useAppSelector((state) => selectDiagnosis(state).waitingPhotoId)

  const read = async () => {
    const kept = await waitingPhoto.read()
    store.dispatch(waitingPhotoRead(kept?.key ?? null))
    return kept
  }
  /** Not when another tab has sent it by now. */
  const sendWaiting = async (options?: { isQuiet: boolean }) => {
    const id = selectDiagnosis(store.getState()).waitingPhotoId
    if (id === null) return
    await inOneTab(id, async () => {
      const kept = await read()
      if (kept?.key !== id) return
      if (selectPhoto(store.getState())?.id !== id) chooseWaitingPhoto(kept)
      await requestDiagnosis(options)
    })
  }
  const discardWaiting = async () => {
    if (waitingPhotoId !== null) await waitingPhoto.drop(waitingPhotoId)
    store.dispatch(waitingPhotoDiscarded())
  }

  const sendQuietly = () => sendWaiting({ isQuiet: true })
  const showVisitors = async () => {
    const ofVisitor = await waitingPhoto.readOfVisitor()
    if (!ofVisitor || selectPhoto(store.getState())) return
    chooseWaitingPhoto(ofVisitor)
    if (!selectIsSignedOut(store.getState())) await waitingPhoto.drop(ofVisitor.key)
  }

  useEachAccount(async (isCurrent) => {
    await showVisitors()
    const kept = await read()
    if (!kept || !isCurrent() || selectPhoto(store.getState())) return
    chooseWaitingPhoto(kept)
    if (navigator.onLine) await sendQuietly()
  })
  useConnectionSigns(() => {
    if (!selectIsOutOfCredits(store.getState())) void sendQuietly()
  })
  return { sendWaiting, discardWaiting }
}

/** Locks exist only in secure contexts; without them the server recognises a repetition by its key. */
const inOneTab = (photoId: string, act: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(`jani-photo-${photoId}`, act) : act()

/** Acts when the screen opens, and again when somebody signs in or out. */
function useEachAccount(act: (isCurrent: () => boolean) => Promise<void>) {
  const username = useAppSelector((state) => selectUser(state)?.username)
  const onAccount = useEffectEvent(act)

  useEffect(() => {
    let isCurrent = true
    void onAccount(() => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [username])
}
