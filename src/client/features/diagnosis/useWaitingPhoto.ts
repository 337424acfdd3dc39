import { useCallback, useEffect, useState } from 'react'

import { useAppSelector } from '~/client/store/hooks'
import { selectUser } from '~/client/store/sessionSlice'
import { waitingPhoto } from '~/client/store/waitingPhoto'
import type { WaitingPhoto } from '~/client/store/waitingPhoto'

/** The photo of this farmer that waits for a network; `look` finds out anew. */
export function useWaitingPhoto() {
  const [waiting, setWaiting] = useState<WaitingPhoto>()
  const username = useAppSelector((state) => selectUser(state)?.username)

  const look = useCallback(() => {
    void waitingPhoto.read().then(setWaiting) // never rejects
  }, [])
  useEffect(look, [look, username])
  return { waiting, look }
}
