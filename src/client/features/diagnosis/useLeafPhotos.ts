import { useEffect, useEffectEvent } from 'react'

import { waitingPhoto } from '~/client/store/waitingPhoto'

import { photoAgain } from './photo'
import { usePhoto } from './usePhoto'
import { useWaitingPhoto } from './useWaitingPhoto'

/** The photo that is looked at and the one that waits for a network: often the same, and after a visit to elsewhere again. */
export function useLeafPhotos() {
  const { photo, choose, show, putAway } = usePhoto()
  const { waiting, look } = useWaitingPhoto()

  const lookAgainAt = useEffectEvent(() => {
    if (waiting && !photo) show(photoAgain(waiting, false))
  })
  useEffect(() => {
    lookAgainAt()
  }, [waiting])

  const sendEarlier = () => {
    if (waiting) show(photoAgain(waiting, true))
  }
  const discard = async () => {
    if (!waiting) return
    await waitingPhoto.drop(waiting.key)
    if (photo?.id === waiting.key) putAway()
    look()
  }
  return { photo, choose, waiting, look, sendEarlier, discard }
}
