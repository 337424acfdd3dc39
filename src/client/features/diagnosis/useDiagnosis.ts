import { useSnackbar } from 'notistack'
import { useRef, useState } from 'react'

import { failureOf } from '~/client/shared/failure'
import { useLanguage } from '~/client/shared/i18n'
import { useLazyGetUserQuery, usePredictMutation } from '~/client/store/api'
import type { Account } from '~/client/store/accountOf'
import { useAppSelector, useAppStore } from '~/client/store/hooks'
import { selectAccount, selectAccountsLeft } from '~/client/store/sessionSlice'
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
import type { Unsendable } from './photos/resizePhoto'
import { useBarrier } from './useBarrier'
import { usePhotos } from './usePhotos'

/** Choosing photos of one field, and asking the server about them. */
export function useDiagnosis() {
  const store = useAppStore()
  const language = useLanguage()
  const { toastFailure, refuseToSend } = useRefusals()
  const barrier = useBarrier()
  const { send, failure } = useSend()
  const attempt = useAttempt()

  const cancelDiagnosis = () => {
    if (selectDiagnosis(store.getState()).status !== 'busy') return
    attempt.abort()
    store.dispatch(diagnosisCancelled())
  }
  const { prepare, ...choices } = usePhotos(cancelDiagnosis)

  /** `isQuiet`: nobody has asked for it just now. */
  const requestDiagnosis = async ({ isQuiet = false } = {}) => {
    const { photos: chosen, key, firstSentAt, status, crop, linkedTo: follows } = selectDiagnosis(store.getState())
    if (key === null || status === 'busy' || crop === OTHER_CROP || barrier.stops(prepare)) return
    const signal = attempt.start()
    const accountsLeft = selectAccountsLeft(store.getState())
    const isCancelled = () => signal.aborted || selectAccountsLeft(store.getState()) !== accountsLeft
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
    const error = await send({ photos, crop, follows, idempotencyKey: key }, { askedAt, signal })
    if (error && !(isQuiet && isUnanswered(error))) toastFailure(key, error)
  }
  const keepForVisitor = () => barrier.keepForVisitor(prepare)
  return { ...choices, requestDiagnosis, cancelDiagnosis, keepForVisitor, failure }
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
  const store = useAppStore()
  const { enqueueSnackbar } = useSnackbar()
  return {
    /** About earlier photos only if these have gone with their session. */
    toastFailure: (key: string, error: unknown) => {
      if (selectKey(store.getState()) !== key && !isSignedOut(error)) return
      const { message, variant } = diagnosisFailureToast(error)
      enqueueSnackbar(message, { variant })
    },
    refuseToSend: (refusals: Refusal[]) => {
      for (const { id, reason } of refusals) {
        store.dispatch(photoRejected({ id, reason }))
        enqueueSnackbar(unsendableMessage(reason), { variant: 'warning' })
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
type Sending = { askedAt: number; signal: AbortSignal }

/**
 * Calls the server about the photos, lets them wait where there was no answer, and returns what went wrong. `failure`:
 * that of the last call about the chosen photos.
 */
function useSend() {
  const store = useAppStore()
  const [predict] = usePredictMutation()
  const [readBalance] = useLazyGetUserQuery()
  const chosenKey = useAppSelector(selectKey)
  const [last, setLast] = useState<{ key: string; error: unknown }>()
  const send = async (scan: Scan, { askedAt, signal }: Sending) => {
    const { idempotencyKey: key, ...waiting } = scan
    const account = selectAccount(store.getState())
    const request = predict(scan)
    signal.addEventListener('abort', () => {
      request.abort()
      void readBalance() // the server may have answered, and charged, just before
    })
    const { error } = await request
    if (signal.aborted) return undefined
    store.dispatch(waitingPhotoRead(await persistOrDiscard(account, { ...waiting, key, askedAt }, error)))
    setLast({ key, error })
    return error
  }
  return { send, failure: last?.key === chosenKey ? last.error : undefined }
}

/** After a call the photos wait when there was no answer, and no longer once the answer is final. The key of what waits now. */
async function persistOrDiscard(account: Account, photos: WaitingPhoto, error: unknown) {
  if (error === undefined || isFinal(error)) await waitingPhoto.drop(photos.key)
  else if (isUnanswered(error)) await waitingPhoto.keep(account, photos)
  return (await waitingPhoto.read())?.key ?? null
}
