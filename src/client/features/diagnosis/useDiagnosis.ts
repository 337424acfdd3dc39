import { useSnackbar } from 'notistack'
import { useEffect, useRef } from 'react'

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
  linked,
  photoChosen,
  photoRejected,
  screenLeft,
  selectDiagnosis,
  selectPhoto,
  waitingPhotoRead,
} from './diagnosisSlice'
import { resizePhoto } from './resizePhoto'
import type { Unsendable } from './resizePhoto'

/** Choosing a photo, and asking the server about it. */
export function useDiagnosis() {
  const store = useAppStore()
  const language = useLanguage()
  const { toastFailure, refuseToSend } = useRefusals()
  const send = useSend()
  const upload = useRef<Promise<Blob | Unsendable>>(undefined)
  useReleasedPhoto()

  /** What is not an image is ignored. Resizing starts at once, to be done by the time of the click. */
  const choosePhoto = (file: File | undefined) => {
    if (!file?.type.startsWith('image/')) return
    upload.current = resizePhoto(file)
    store.dispatch(photoChosen({ ...describe(randomId(), file), name: file.name, firstSentAt: null }))
  }
  const chooseWaitingPhoto = ({ key, photo, askedAt, follows = null }: WaitingPhoto) => {
    upload.current = Promise.resolve(photo)
    store.dispatch(photoChosen({ ...describe(key, photo), name: anonymousName(photo), firstSentAt: askedAt }))
    store.dispatch(linked(follows))
  }

  const requestDiagnosis = async () => {
    const { photo: chosen, status, crop, linkedTo: follows } = selectDiagnosis(store.getState())
    if (!chosen || !upload.current || status === 'busy' || crop === OTHER_CROP) return
    const { id, firstSentAt } = chosen
    const askedAt = firstSentAt ?? Date.now()
    store.dispatch(diagnosisStarted({ sentAt: askedAt, language }))

    const photo = await upload.current
    if (typeof photo === 'string') {
      refuseToSend(id, photo)
      return
    }
    const error = await send({ photo, crop, follows, idempotencyKey: id })
    if (error && (selectPhoto(store.getState())?.id === id || isSignedOut(error))) toastFailure(error)
    await persistOrDiscard({ key: id, photo, askedAt, follows }, error)
    store.dispatch(waitingPhotoRead((await waitingPhoto.read())?.key ?? null))
  }

  return { choosePhoto, chooseWaitingPhoto, requestDiagnosis }
}

function useRefusals() {
  const dispatch = useAppDispatch()
  const { enqueueSnackbar } = useSnackbar()
  return {
    toastFailure: (error: unknown) => {
      const { message, variant } = diagnosisFailureToast(error)
      enqueueSnackbar(message, { variant })
    },
    refuseToSend: (id: string, reason: Unsendable) => {
      dispatch(photoRejected(id))
      enqueueSnackbar(unsendableMessage(reason), { variant: 'warning' })
    },
  }
}

/** The end of a session removes the photo, and must be explained. */
const isSignedOut = (error: unknown) => {
  const failure = failureOf(error)
  return failure.kind === 'answered' && failure.status === 401
}

/** Calls the server about one photo, and returns what went wrong. */
function useSend() {
  const [predict] = usePredictMutation()
  return async (scan: Omit<Parameters<typeof predict>[0], 'fileName'>) =>
    (await predict({ ...scan, fileName: anonymousName(scan.photo) })).error
}

/** After a call the photo waits when there was no answer, and no longer once the answer is final. */
async function persistOrDiscard(photo: WaitingPhoto, error: unknown) {
  if (error === undefined || isFinal(error)) await waitingPhoto.drop(photo.key)
  else if (failureOf(error).kind === 'noAnswer') await waitingPhoto.keep(photo)
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
