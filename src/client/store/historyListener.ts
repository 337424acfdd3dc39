import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

import { api } from '~/client/api/api'
import { correctDiagnosis, deleteDiagnosis, getDiagnoses, getDiagnosis } from '~/client/api/diagnosisApi'
import { sessionEnded } from '~/client/api/sessionEnded'
import { accountOfState } from '~/client/api/storedAccount'
import { keptAnswers } from '~/client/device/keptAnswers'
import { thumbnails } from '~/client/device/thumbnails'

import type { PhotoCopies } from './photoCopies'

/** Each answer and a picture are kept, until the answer is deleted or the account leaves this browser (`sessionListener`). */
export const historyListener = createListenerMiddleware()

const { getUser, login, predict, register } = api.endpoints

/** In the script that has just sent the photo. */
async function draw(photo: Blob) {
  const { drawThumbnail } = await import(/* webpackChunkName: "sending" */ '~/client/device/drawThumbnail')
  return drawThumbnail(photo)
}

historyListener.startListening({
  matcher: predict.matchFulfilled,
  effect: async ({ payload: { result, diagnosis, language }, meta }, listener) => {
    if (!diagnosis) return
    const {
      photos: [photo],
    } = meta.arg.originalArgs
    const account = accountOfState(listener.getState())
    await keptAnswers.keep(account, { result, diagnosis, language })
    if (photo) await thumbnails.keep(account, diagnosis.id, () => draw(photo))
  },
})

historyListener.startListening({
  matcher: getDiagnosis.matchFulfilled,
  effect: async ({ payload, meta }, listener) => {
    const { language } = meta.arg.originalArgs
    await keptAnswers.keep(accountOfState(listener.getState()), { ...payload, language })
  },
})

historyListener.startListening({
  matcher: correctDiagnosis.matchFulfilled,
  effect: async ({ payload, meta }, listener) => {
    const { language } = meta.arg.originalArgs
    await keptAnswers.keep(accountOfState(listener.getState()), { ...payload, language })
  },
})

historyListener.startListening({
  matcher: getDiagnoses.matchFulfilled,
  effect: async ({ payload: { diagnoses }, meta }, listener) => {
    const state = listener.getState() as Parameters<ReturnType<typeof getDiagnoses.select>>[0]
    const { startedTimeStamp = 0 } = getDiagnoses.select(meta.arg.originalArgs)(state)
    await keptAnswers.dropUnlisted(
      diagnoses.map(({ id }) => id),
      startedTimeStamp,
    )
  },
})

historyListener.startListening({
  matcher: deleteDiagnosis.matchFulfilled,
  effect: async ({ meta }) => {
    const id = meta.arg.originalArgs
    await Promise.all([keptAnswers.drop(id), thumbnails.drop(id)])
  },
})

/** What is another account's is deleted when it is read. */
historyListener.startListening({
  matcher: isAnyOf(getUser.matchFulfilled, login.matchFulfilled, register.matchFulfilled),
  effect: async () => {
    await Promise.all([keptAnswers.read(), thumbnails.read()])
  },
})

type WithCopies = { photoCopies: PhotoCopies }

const releasePhotos = (_dispatch: unknown, _getState: unknown, { photoCopies }: WithCopies) => {
  for (const { url } of photoCopies.values()) URL.revokeObjectURL(url)
  photoCopies.clear()
}

/** No photo stays in memory for the next person. */
historyListener.startListening({
  actionCreator: sessionEnded,
  effect: (_, { dispatch }) => {
    ;(dispatch as ThunkDispatch<unknown, WithCopies, UnknownAction>)(releasePhotos)
  },
})
