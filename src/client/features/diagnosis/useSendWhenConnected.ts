import { useEffect, useEffectEvent } from 'react'

import type { Photo } from './photo'

type Waits = { photo: Photo | undefined; isWaiting: boolean; send: () => Promise<void> }

/** Sends a photo that waits: whenever the network comes back, and once when it is here from an earlier visit. */
export function useSendWhenConnected({ photo, isWaiting, send }: Waits) {
  const earlier = photo?.earlier
  const onConnected = useEffectEvent(() => void send())

  useEffect(() => {
    if (earlier && (earlier.isUrgent || navigator.onLine)) onConnected()
  }, [earlier])

  useEffect(() => {
    if (!isWaiting) return undefined
    const onOnline = () => {
      onConnected()
    }
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('online', onOnline)
    }
  }, [isWaiting])
}
