import { useEffect, useEffectEvent } from 'react'

import { useAppSelector, useAppStore } from '~/client/store/hooks'
import { selectUser } from '~/client/store/sessionSlice'
import { waitingPhoto } from '~/client/store/waitingPhoto'
import type { WaitingPhoto } from '~/client/store/waitingPhoto'

import {
  selectDiagnosis,
  selectIsChosenWaiting,
  selectKey,
  waitingPhotoDiscarded,
  waitingPhotoRead,
} from './diagnosisSlice'

type Diagnosis = { chooseWaitingPhoto: (photo: WaitingPhoto) => void; requestDiagnosis: () => Promise<void> }

/** The photo that waits for a network: shown again at the next visit, and sent once the browser is online. */
export function useWaitingPhoto({ chooseWaitingPhoto, requestDiagnosis }: Diagnosis) {
  const store = useAppStore()
  const waitingPhotoId = useAppSelector((state) => selectDiagnosis(state).waitingPhotoId)

  const read = async () => {
    const kept = await waitingPhoto.read()
    store.dispatch(waitingPhotoRead(kept?.key ?? null))
    return kept
  }
  /** Not when another tab has sent it by now. */
  const sendWaiting = async () => {
    const id = selectDiagnosis(store.getState()).waitingPhotoId
    if (id === null) return
    await inOneTab(id, async () => {
      const kept = await read()
      if (kept?.key !== id) return
      if (selectKey(store.getState()) !== id) chooseWaitingPhoto(kept)
      await requestDiagnosis()
    })
  }
  const discardWaiting = async () => {
    if (waitingPhotoId !== null) await waitingPhoto.drop(waitingPhotoId)
    store.dispatch(waitingPhotoDiscarded())
  }

  useEachAccount(async (isCurrent) => {
    const kept = await read()
    if (!kept || !isCurrent() || selectKey(store.getState()) !== null) return
    chooseWaitingPhoto(kept)
    if (navigator.onLine) await sendWaiting()
  })
  useOnline(sendWaiting)
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

/** Acts when the network returns while the chosen photo waits for it. */
function useOnline(act: () => Promise<void>) {
  const isChosenWaiting = useAppSelector(selectIsChosenWaiting)
  const onOnline = useEffectEvent(() => void act())

  useEffect(() => {
    if (!isChosenWaiting) return undefined
    const listener = () => {
      onOnline()
    }
    window.addEventListener('online', listener)
    return () => {
      window.removeEventListener('online', listener)
    }
  }, [isChosenWaiting])
}
