import { useSnackbar } from 'notistack'
import { useEffect, useRef, useState } from 'react'

import { usePredictMutation } from '~/client/store/api'

import { diagnosisNotice } from './diagnosisFailure'
import { anonymousName } from './photo'
import type { Photo } from './photo'

/**
 * Asks for the diagnosis of one photo. Its user is keyed by the photo, so that a late answer about the previous photo
 * finds nobody home: it updates the credits and is otherwise dropped.
 */
export function useDiagnosis(photo: Photo | undefined) {
  const { enqueueSnackbar } = useSnackbar()
  const [predict] = usePredictMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [hasAsked, setHasAsked] = useState(false)
  const [result, setResult] = useState<string>()
  const isCurrent = useIsMounted()

  const diagnose = async () => {
    if (!photo || isBusy) return
    setIsBusy(true)
    setHasAsked(true)
    setResult(undefined)
    const upload = await photo.upload
    const { data, error } = await predict({
      photo: upload,
      fileName: anonymousName(upload),
      idempotencyKey: photo.id,
    })
    if (!isCurrent()) return
    setIsBusy(false)
    if (data) {
      setResult(data.result)
      return
    }
    const { message, variant } = diagnosisNotice(error)
    enqueueSnackbar(message, { variant })
  }
  return { diagnose, isBusy, hasAsked, result }
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
