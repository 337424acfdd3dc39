import { useSnackbar } from 'notistack'
import { useRef } from 'react'

import { failureOf } from '~/client/shared/failure'
import { useLanguage } from '~/client/shared/i18n'
import { useLazyGetUserQuery, usePredictMutation } from '~/client/store/api'
import { useAppSelector, useAppStore } from '~/client/store/hooks'
import { waitingPhoto } from '~/client/store/waitingPhoto'
import type { WaitingPhoto } from '~/client/store/waitingPhoto'
import { OTHER_CROP } from '~/contract/endpoints'

import { diagnosisFailureToast, isFinal, unsendableMessage } from './diagnosisFailure'
import {
  diagnosisCancelled,
  diagnosisStarted,
  photoRejected,
  photosPrepared,
  selectDiagnosis,
  selectKey,
  waitingPhotoRead,
} from './diagnosisSlice'
import type { Unsendable } from './resizePhoto'
import { useBarrier } from './useBarrier'
import { usePhotos } from './usePhotos'

/** Choosing photos of one field, and asking the server about them. */
export function useDiagnosis() {
  const store = useAppStore()
  const language = useLanguage()
  const { toastFailure, refuseToSend } = useRefusals()
  const barrier = useBarrier()
  const { send, failure } = useSend()
  const attempt = useRef<AbortController>(undefined)

  const cancelDiagnosis = () => {
    if (selectDiagnosis(store.getState()).status !== 'busy') return
    attempt.current?.abort()
    store.dispatch(diagnosisCancelled())
  }
  const { prepare, ...choices } = usePhotos(cancelDiagnosis)

  /** `isQuiet`: nobody has asked for it just now. */
  const requestDiagnosis = async ({ isQuiet = false } = {}) => {
    const { photos: chosen, key, firstSentAt, status, crop, linkedTo: follows } = selectDiagnosis(store.getState())
    if (key === null || status === 'busy' || crop === OTHER_CROP || barrier.stops(prepare)) return
    attempt.current = new AbortController()
    const { signal } = attempt.current
    const isCancelled = () => signal.aborted
    const askedAt = firstSentAt ?? Date.now()
    store.dispatch(diagnosisStarted({ sentAt: askedAt, language }))
    const prepared = await prepare(chosen.map(({ id }) => id))
    if (isCancelled()) return
    const photos = prepared.filter((copy) => typeof copy !== 'string')
    if (photos.length < prepared.length) {
      refuseToSend(chosen.map(({ id }, index) => ({ id, copy: prepared[index] })))
      return
    }
    store.dispatch(photosPrepared({ key, bytes: photos.reduce((sum, { size }) => sum + size, 0) }))
    const error = await send({ photos, crop, follows, idempotencyKey: key }, signal)
    if (isCancelled()) return
    if (error && !(isQuiet && isUnanswered(error))) toastFailure(key, error)
    store.dispatch(waitingPhotoRead(await persistOrDiscard({ key, photos, crop, follows, askedAt }, error)))
  }
  const keepForVisitor = () => barrier.keepForVisitor(prepare)
  return { ...choices, requestDiagnosis, cancelDiagnosis, keepForVisitor, failure }
}

type Prepared = { id: string; copy: Blob | Unsendable | undefined }

function useRefusals() {
  const store = useAppStore()
  const { enqueueSnackbar } = useSnackbar()
  return {
    /** About earlier photos only if these have gone with their session. */
    toastFailure: (key: string, error: unknown) => {
      if (selectKey(store.getState()) !== key && !isSignedOut(error)) return
      const { message, variant } = diagnosisFailureToast(error)
      enqueueSnackbar(message, { variant })
    },
    refuseToSend: (photos: Prepared[]) => {
      for (const { id, copy: reason } of photos) {
        if (typeof reason !== 'string') continue
        store.dispatch(photoRejected({ id, reason }))
        enqueueSnackbar(unsendableMessage(reason), { variant: 'warning', key: reason, preventDuplicate: true })
      }
    },
  }
}

/** The end of a session removes the photos, and must be explained. */
const isSignedOut = (error: unknown) => {
  const failure = failureOf(error)
  return failure.kind === 'answered' && failure.status === 401
}

const isUnanswered = (error: unknown) => failureOf(error).kind === 'noAnswer'

type Scan = Parameters<ReturnType<typeof usePredictMutation>[0]>[0]

/** Calls the server, and returns what went wrong. `failure`: that of the last call about the chosen photos. */
function useSend() {
  const [predict, { error, originalArgs }] = usePredictMutation()
  const [readBalance] = useLazyGetUserQuery()
  const key = useAppSelector(selectKey)
  const send = async (scan: Scan, signal: AbortSignal) => {
    const request = predict(scan)
    signal.addEventListener('abort', () => {
      request.abort()
      void readBalance() // the server may have answered, and charged, just before
    })
    return (await request).error
  }
  return { send, failure: originalArgs?.idempotencyKey === key ? error : undefined }
}

/** After a call the photos wait when there was no answer, and no longer once the answer is final. The key of what waits now. */
async function persistOrDiscard(photos: WaitingPhoto, error: unknown) {
  if (error === undefined || isFinal(error)) await waitingPhoto.drop(photos.key)
  else if (isUnanswered(error)) await waitingPhoto.keep(photos)
  return (await waitingPhoto.read())?.key ?? null
}
