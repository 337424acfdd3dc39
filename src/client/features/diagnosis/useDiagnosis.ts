import { useSnackbar } from 'notistack'
import { useRef } from 'react'

import { failureOf } from '~/client/shared/failure'
import { useLanguage } from '~/client/shared/i18n'
import { useLazyGetUserQuery, usePredictMutation } from '~/client/store/api'
import { useAppDispatch, useAppStore } from '~/client/store/hooks'
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
import type { Photo } from './diagnosisSlice'
import type { Unsendable } from './resizePhoto'
import { usePhotos } from './usePhotos'

/** Choosing photos of one field, and asking the server about them. */
export function useDiagnosis() {
  const store = useAppStore()
  const language = useLanguage()
  const { toastFailure, refuseToSend } = useRefusals()
  const send = useSend()
  const attempt = useAttempt()

  const cancelDiagnosis = () => {
    if (selectDiagnosis(store.getState()).status !== 'busy') return
    attempt.abort()
    store.dispatch(diagnosisCancelled())
  }
  const { prepare, ...choices } = usePhotos(cancelDiagnosis)

  const requestDiagnosis = async () => {
    const { photos: chosen, key, firstSentAt, status, crop } = selectDiagnosis(store.getState())
    if (key === null || status === 'busy' || crop === OTHER_CROP) return
    const signal = attempt.start()
    const isCancelled = () => signal.aborted
    const askedAt = firstSentAt ?? Date.now()
    store.dispatch(diagnosisStarted({ sentAt: askedAt, language }))

    const prepared = await prepare(chosen.map(({ id }) => id))
    if (isCancelled()) return
    const refusals = refusalsOf(chosen, prepared)
    if (refusals.length > 0) {
      refuseToSend(refusals)
      return
    }
    const photos = prepared.filter((copy) => typeof copy !== 'string')
    store.dispatch(photosPrepared({ key, bytes: photos.reduce((sum, { size }) => sum + size, 0) }))
    const error = await send({ photos, crop, idempotencyKey: key }, signal)
    if (isCancelled()) return
    if (error && (selectKey(store.getState()) === key || isSignedOut(error))) toastFailure(error)
    await persistOrDiscard({ key, photos, crop, askedAt }, error)
    store.dispatch(waitingPhotoRead((await waitingPhoto.read())?.key ?? null))
  }

  return { ...choices, requestDiagnosis, cancelDiagnosis }
}

/** The running request, which may be cancelled. */
function useAttempt() {
  const running = useRef<AbortController>(undefined)
  return {
    start: () => {
      running.current = new AbortController()
      return running.current.signal
    },
    abort: () => running.current?.abort(),
  }
}

type Refusal = { id: string; reason: Unsendable }

/** The photos that cannot be sent, or that the browser could not show. */
const refusalsOf = (chosen: readonly Photo[], prepared: readonly (Blob | Unsendable)[]): Refusal[] =>
  chosen.flatMap(({ id, problem }, index) => {
    const copy = prepared[index]
    const reason = typeof copy === 'string' ? copy : problem
    return reason === null ? [] : [{ id, reason }]
  })

function useRefusals() {
  const dispatch = useAppDispatch()
  const { enqueueSnackbar } = useSnackbar()
  return {
    toastFailure: (error: unknown) => {
      const { message, variant } = diagnosisFailureToast(error)
      enqueueSnackbar(message, { variant })
    },
    refuseToSend: (refusals: Refusal[]) => {
      for (const { id, reason } of refusals) {
        dispatch(photoRejected({ id, reason }))
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

type Scan = Parameters<ReturnType<typeof usePredictMutation>[0]>[0]

/** Calls the server, and returns what went wrong. */
function useSend() {
  const [predict] = usePredictMutation()
  const [readBalance] = useLazyGetUserQuery()
  return async (scan: Scan, signal: AbortSignal) => {
    const request = predict(scan)
    signal.addEventListener('abort', () => {
      request.abort()
      void readBalance() // the server may have answered, and charged, just before
    })
    return (await request).error
  }
}

/** After a call the photos wait when there was no answer, and no longer once the answer is final. */
async function persistOrDiscard(photos: WaitingPhoto, error: unknown) {
  if (error === undefined || isFinal(error)) await waitingPhoto.drop(photos.key)
  else if (failureOf(error).kind === 'noAnswer') await waitingPhoto.keep(photos)
}
