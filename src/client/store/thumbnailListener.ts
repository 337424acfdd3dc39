import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'

import { api } from '~/client/api/api'
import { deleteDiagnosis } from '~/client/api/diagnosisApi'
import { accountOfState } from '~/client/api/storedAccount'
import { drawThumbnail } from '~/client/device/drawThumbnail'
import { thumbnails } from '~/client/device/thumbnails'

/** A picture is kept with each result, until the result is deleted or the account leaves this browser (`sessionListener`). */
export const thumbnailListener = createListenerMiddleware()

const { getUser, login, predict, register } = api.endpoints

thumbnailListener.startListening({
  matcher: predict.matchFulfilled,
  effect: async ({ payload: { diagnosis }, meta }, listener) => {
    const {
      photos: [photo],
    } = meta.arg.originalArgs
    const account = accountOfState(listener.getState())
    if (diagnosis && photo) await thumbnails.keep(account, diagnosis.id, () => drawThumbnail(photo))
  },
})

thumbnailListener.startListening({
  matcher: deleteDiagnosis.matchFulfilled,
  effect: async ({ meta }) => {
    await thumbnails.drop(meta.arg.originalArgs)
  },
})

/** Pictures of another account are deleted when they are read. */
thumbnailListener.startListening({
  matcher: isAnyOf(getUser.matchFulfilled, login.matchFulfilled, register.matchFulfilled),
  effect: async () => {
    await thumbnails.read()
  },
})
