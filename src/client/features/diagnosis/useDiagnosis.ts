import { useEffect, useRef, useState } from 'react'

import { useToast } from '~/client/shared/toast'
import { useTask } from '~/client/shared/useTask'
import { useAppStore } from '~/client/store/hooks'
import { waitingPhoto } from '~/client/store/waitingPhoto'

import { askAbout } from './askAbout'
import { diagnosisNotice } from './diagnosisFailure'
import { inOneTab } from './inOneTab'
import { keepOrDrop } from './keepOrDrop'
import type { Photo } from './photo'

/**
 * Asks for the diagnosis of one photo. Its user is keyed by the photo, so that a late answer about the previous photo
 * finds nobody home: it updates the credits and is otherwise dropped. `onSettled`: what waits may have changed.
 */
export function useDiagnosis(photo: Photo | undefined, onSettled: () => void) {
  const say = useNotice()
  const store = useAppStore()
  const { isRunning: isBusy, run } = useTask()
  const [hasAsked, setHasAsked] = useState(false)
  const [result, setResult] = useState<string>()
  const firstAskedAt = useRef(photo?.earlier?.askedAt)
  const isCurrent = useIsMounted()

  const ask = async ({ id, upload }: Photo) => {
    firstAskedAt.current ??= Date.now()
    setHasAsked(true)
    setResult(undefined)
    const { data, error } = await askAbout(store, id, upload)
    if (isCurrent()) {
      setResult(data?.result)
      if (error) say(diagnosisNotice(error))
    }
    await keepOrDrop({ key: id, photo: await upload, askedAt: firstAskedAt.current }, error)
    onSettled()
  }

  const diagnose = async () => {
    if (photo) await run(() => ask(photo))
  }
  /** For a photo that waits: not when another tab has sent it by now. */
  const sendWaiting = async () => {
    if (!photo) return
    await inOneTab(photo.id, async () => {
      const waiting = await waitingPhoto.read()
      if (waiting?.key === photo.id) await run(() => ask(photo))
      else onSettled()
    })
  }
  return { diagnose, sendWaiting, isBusy, hasAsked, result }
}

function useNotice() {
  const showToast = useToast()
  return ({ message, variant }: ReturnType<typeof diagnosisNotice>) => {
    showToast(message, variant)
  }
}

function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}
