import { useSnackbar } from 'notistack'
import { useEffect, useRef, useState } from 'react'

import { useLanguage } from '~/client/shared/i18n'
import { failureOf } from '~/client/shared/failure'
import { usePredictMutation } from '~/client/store/api'
import { useAppDispatch, useAppSelector, useAppStore } from '~/client/store/hooks'
import { waitingPhoto } from '~/client/store/waitingPhoto'
import type { WaitingPhoto } from '~/client/store/waitingPhoto'
import { OTHER_CROP } from '~/contract/endpoints'

import { diagnosisFailureToast, isFinal, unsendableMessage } from './diagnosisFailure'
import {
  diagnosisStarted,
  photoChosen,
  photoRejected,
  screenLeft,
  selectDiagnosis,
  selectPhoto,
  waitingPhotoRead,
} from './diagnosisSlice'
import { resizePhoto } from './resizePhoto'
import type { Unsendable } from './resizePhoto'
import { useBarrier } from './useBarrier'

/** Choosing a photo, and asking the server about it. */
export function useDiagnosis() {
  const store = useAppStore()
  const language = useLanguage()
  const { toastFailure, refuseToSend } = useRefusals()
  const barrier = useBarrier()
  const { send, failure } = useSend()
  const upload = useRef<Promise<Blob | Unsendable>>(undefined)
  useReleasedPhoto()

  /** What is not an image is ignored. Resizing starts at once, to be done by the time of the click. */
  const choosePhoto = (file: File | undefined) => {
    if (!file?.type.startsWith('image/')) return
    upload.current = resizePhoto(file)
    store.dispatch(photoChosen({ ...describe(randomId(), file), name: file.name, firstSentAt: null }))
  }
  const chooseWaitingPhoto = ({ key, photo, askedAt }: WaitingPhoto) => {
    upload.current = Promise.resolve(photo)
    store.dispatch(photoChosen({ ...describe(key, photo), name: anonymousName(photo), firstSentAt: askedAt }))
  }

  /** `isQuiet`: nobody has asked for it just now. */
  const requestDiagnosis = async ({ isQuiet = false } = {}) => {
    const { photo: chosen, status, crop } = selectDiagnosis(store.getState())
    if (!chosen || !upload.current || status === 'busy' || crop === OTHER_CROP) return
    if (barrier.stops(upload.current)) return
    const { id, firstSentAt } = chosen
    const askedAt = firstSentAt ?? Date.now()
    store.dispatch(diagnosisStarted({ sentAt: askedAt, language }))
    const photo = await upload.current
    if (typeof photo === 'string') {
      refuseToSend(id, photo)
      return
    }
    const error = await send({ photo, crop, idempotencyKey: id }, askedAt)
    if (error && !(isQuiet && isUnanswered(error))) toastFailure(id, error)
  }
  const keepForVisitor = () => barrier.keepForVisitor(upload.current)
  return { choosePhoto, chooseWaitingPhoto, requestDiagnosis, keepForVisitor, failure }
}

function useRefusals() {
  const store = useAppStore()
  const { enqueueSnackbar } = useSnackbar()
  return {
    /** About an earlier photo only if that one has gone with its session. */
    toastFailure: (id: string, error: unknown) => {
      if (selectPhoto(store.getState())?.id !== id && !isSignedOut(error)) return
      const { message, variant } = diagnosisFailureToast(error)
      enqueueSnackbar(message, { variant })
    },
    refuseToSend: (id: string, reason: Unsendable) => {
      store.dispatch(photoRejected(id))
      enqueueSnackbar(unsendableMessage(reason), { variant: 'warning' })
    },
  }
}

/** The end of a session removes the photo, and must be explained. */
const isSignedOut = (error: unknown) => {
  const failure = failureOf(error)
  return failure.kind === 'answered' && failure.status === 401
}

const isUnanswered = (error: unknown) => failureOf(error).kind === 'noAnswer'

type Scan = { photo: Blob; crop: string | null; idempotencyKey: string }

/**
 * Calls the server about one photo, lets it wait where there was no answer, and returns what went wrong. `failure`: that
 * of the chosen photo's last call.
 */
function useSend() {
  const dispatch = useAppDispatch()
  const [predict] = usePredictMutation()
  const photoId = useAppSelector(selectPhoto)?.id
  const [last, setLast] = useState<{ photoId: string; error: unknown }>()
  const send = async (scan: Scan, askedAt: number) => {
    const { photo, idempotencyKey: key } = scan
    const { error } = await predict({ ...scan, fileName: anonymousName(photo) })
    dispatch(waitingPhotoRead(await persistOrDiscard({ key, photo, askedAt }, error)))
    setLast({ photoId: key, error })
    return error
  }
  return { send, failure: last?.photoId === photoId ? last?.error : undefined }
}

/** After a call the photo waits when there was no answer, and no longer once the answer is final. The id of what waits now. */
async function persistOrDiscard(photo: WaitingPhoto, error: unknown) {
  if (error === undefined || isFinal(error)) await waitingPhoto.drop(photo.key)
  else if (isUnanswered(error)) await waitingPhoto.keep(photo)
  return (await waitingPhoto.read())?.key ?? null
}

/** Frees what the browser holds for a photo that is no longer shown. */
function useReleasedPhoto() {
  const dispatch = useAppDispatch()
  const url = useAppSelector(selectPhoto)?.url

  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url)
    },
    [url],
  )
  useEffect(
    () => () => {
      dispatch(screenLeft())
    },
    [dispatch],
  )
}

const describe = (id: string, photo: Blob) => ({ id, sizeBytes: photo.size, url: URL.createObjectURL(photo) })

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Says nothing about the farmer, the phone or the day. */
const anonymousName = ({ type }: Blob) => `leaf.${EXTENSIONS[type] ?? 'img'}`

/** `crypto.randomUUID` is missing on plain HTTP, where a farm's local server may well be. */
function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
