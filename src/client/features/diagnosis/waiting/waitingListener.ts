import { createAction, isAnyOf, isFulfilled } from '@reduxjs/toolkit'

import { waitingPhoto } from '~/client/device/waitingPhoto'
import { selectIsOutOfCredits, selectIsSignedOut, selectUser } from '~/client/session/sessionSlice'
import { failureOf } from '~/client/shared/failure'
import type { AppStore, AppThunk, RootState } from '~/client/store/store'
import { addAppListener } from '~/client/store/withTypes'

import { requestDiagnosis } from '../diagnose'
import {
  screenOpened,
  selectFailure,
  selectIsBusy,
  selectIsChosenWaiting,
  selectKey,
  selectWaitingKey,
  waitingPhotoDiscarded,
  waitingPhotoRead,
} from '../diagnosisSlice'
import { restorePhotos } from '../photos/choosePhotos'

const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** There may be a network again: the browser says so, the page is looked at again, or a while has passed. */
const retryDue = createAction('diagnosis/retryDue')

const readWaiting = (): AppThunk<ReturnType<typeof waitingPhoto.read>> => async (dispatch) => {
  const kept = await waitingPhoto.read()
  dispatch(waitingPhotoRead(kept?.key ?? null))
  return kept
}

/** Sends what waits, unless another tab has sent it by now. `isQuiet`: nor when it is being sent. */
export const sendWaiting =
  ({ isQuiet = false } = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const key = selectWaitingKey(getState())
    if (key === null) return
    const send = async () => {
      const kept = await dispatch(readWaiting())
      if (kept?.key !== key) return
      if (selectKey(getState()) !== key) dispatch(restorePhotos(kept))
      await dispatch(requestDiagnosis({ isQuiet }))
    }
    if (!('locks' in navigator)) {
      await send() // not a secure context: the server recognises a repetition by its key
      return
    }
    const name = `jani-photo-${key}`
    const hasSent = await navigator.locks.request(name, { ifAvailable: isQuiet }, async (lock) => {
      if (lock) await send()
      return lock !== null
    })
    if (!hasSent) await navigator.locks.request(name, () => dispatch(readWaiting())) // it may be gone then
  }

const usernameOf = (state: RootState) => selectUser(state)?.username

/** When the screen opens, and again when someone signs in or out, the photos that wait are the chosen ones, and are sent; those of a visitor are only shown. */
const showWaiting = () =>
  addAppListener({
    predicate: (action, now, before) => screenOpened.match(action) || usernameOf(now) !== usernameOf(before),
    effect: async (_, listener) => {
      const { dispatch } = listener
      const hasPhotos = () => selectKey(listener.getState()) !== null
      listener.cancelActiveListeners()
      const ofVisitor = await listener.pause(waitingPhoto.readOfVisitor())
      if (ofVisitor && !hasPhotos()) {
        dispatch(restorePhotos(ofVisitor))
        if (!selectIsSignedOut(listener.getState())) await waitingPhoto.drop(ofVisitor.key)
      }
      const kept = await listener.pause(dispatch(readWaiting()))
      if (!kept || hasPhotos()) return
      dispatch(restorePhotos(kept))
      if (navigator.onLine) await dispatch(sendWaiting({ isQuiet: true }))
    },
  })

/** `navigator.onLine` stays true where there is a signal but no data, so a response to any call is a sign of a network, too. */
const sendAtSigns = () =>
  addAppListener({
    matcher: isAnyOf(retryDue, isFulfilled),
    effect: async (action, listener) => {
      const state = listener.getState()
      if (!selectIsChosenWaiting(state) || selectIsOutOfCredits(state)) return
      // a photo that was refused does not wait for a network
      const isSign = retryDue.match(action) || failureOf(selectFailure(state)).kind === 'noResponse'
      if (isSign) await listener.dispatch(sendWaiting({ isQuiet: true }))
    },
  })

/** After each call that failed; each pause is twice as long as the one before. */
const sendAfterPauses = () =>
  addAppListener({
    predicate: (_, now, before) => selectIsChosenWaiting(now) && !selectIsChosenWaiting(before),
    effect: async (_, listener) => {
      const isPausing = (state: RootState) => selectIsChosenWaiting(state) && !selectIsBusy(state)
      let pauseMs = FIRST_PAUSE_MS
      while (selectIsChosenWaiting(listener.getState())) {
        if (selectIsBusy(listener.getState())) await listener.condition((_action, state) => !selectIsBusy(state))
        else if (!(await listener.condition((_action, state) => !isPausing(state), pauseMs))) {
          pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
          listener.dispatch(retryDue())
        }
      }
    },
  })

const dropDiscarded = () =>
  addAppListener({
    actionCreator: waitingPhotoDiscarded,
    effect: async (_, listener) => {
      const key = selectWaitingKey(listener.getOriginalState())
      if (key !== null) await waitingPhoto.drop(key)
    },
  })

/** The photos that wait for a network, while the screen is open. The result ends it. */
export function listenForNetwork(store: AppStore) {
  const { dispatch } = store
  const stops = [showWaiting(), sendAtSigns(), sendAfterPauses(), dropDiscarded()].map((listener) => dispatch(listener))
  const onOnline = () => {
    if (selectIsChosenWaiting(store.getState())) dispatch(retryDue())
  }
  const onVisibility = () => {
    if (!document.hidden) onOnline()
  }
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    for (const stop of stops) stop({ cancelActive: true })
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
