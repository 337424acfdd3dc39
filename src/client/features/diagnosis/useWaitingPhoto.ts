import { useEffect, useEffectEvent, useRef } from 'react'

import { useAppSelector, useAppStore } from '~/client/store/hooks'
import { selectIsOutOfCredits, selectIsSignedOut, selectUser } from '~/client/store/sessionSlice'
import { waitingPhoto } from '~/client/store/waitingPhoto'
import type { WaitingPhoto } from '~/client/store/waitingPhoto'

import { selectDiagnosis, selectKey, waitingPhotoDiscarded, waitingPhotoRead } from './diagnosisSlice'
import { useConnectionSigns } from './useConnectionSigns'

type Diagnosis = {
  chooseWaitingPhoto: (photo: WaitingPhoto) => void
  requestDiagnosis: (options?: { isQuiet: boolean }) => Promise<void>
  failure: unknown
}

/** The photo that waits for a network: shown again at the next visit, and sent at any sign of a network. That of a visitor is only shown. */
export function useWaitingPhoto({ chooseWaitingPhoto, requestDiagnosis, failure }: Diagnosis) {
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
      if (selectKey(store.getState()) !== id) chooseWaitingPhoto(kept)
      await requestDiagnosis(options)
    })
  }
  const discardWaiting = async () => {
    if (waitingPhotoId !== null) await waitingPhoto.drop(waitingPhotoId)
    store.dispatch(waitingPhotoDiscarded())
  }

  const showVisitors = useVisitorsPhoto(chooseWaitingPhoto)
  const sendQuietly = useOneAtATime(() => sendWaiting({ isQuiet: true }))

  useEachAccount(async (isCurrent) => {
    await showVisitors(isCurrent)
    const kept = await read()
    if (!kept || !isCurrent() || selectKey(store.getState()) !== null) return
    chooseWaitingPhoto(kept)
    if (navigator.onLine) await sendQuietly()
  })
  const onSign = () => (selectIsOutOfCredits(store.getState()) ? undefined : void sendQuietly())
  useConnectionSigns({ act: onSign, lastFailure: failure })
  return { sendWaiting, discardWaiting }
}

/** Locks exist only in secure contexts; without them the server recognises a repetition by its key. */
const inOneTab = (photoId: string, act: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(`jani-photo-${photoId}`, act) : act()

/** A visitor's photo is the chosen one again, also of the account that signs in next. */
function useVisitorsPhoto(choose: Diagnosis['chooseWaitingPhoto']) {
  const store = useAppStore()
  return async (isCurrent: () => boolean) => {
    const photo = await waitingPhoto.readOfVisitor()
    if (!photo || !isCurrent() || selectKey(store.getState()) !== null) return
    choose(photo)
    if (!selectIsSignedOut(store.getState())) await waitingPhoto.drop(photo.key)
  }
}

/** Several signs of a network may come at once. */
function useOneAtATime(act: () => Promise<void>) {
  const isActing = useRef(false)
  return async () => {
    if (isActing.current) return
    isActing.current = true
    await act().finally(() => {
      isActing.current = false
    })
  }
}

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
