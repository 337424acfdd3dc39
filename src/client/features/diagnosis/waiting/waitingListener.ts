import { createAction, isAnyOf, isFulfilled } from '@reduxjs/toolkit'

import { api } from '~/client/api/api'
import { waitingSets } from '~/client/device/waitingSets'
import { selectAccount, selectIsOutOfCredits } from '~/client/session/sessionSlice'
import type { AppStore, RootState } from '~/client/store/store'
import { addAppListener } from '~/client/store/withTypes'

import { readWaiting } from './readWaiting'
import { sendWaiting } from './sendWaiting'
import {
  selectIsOffline,
  selectIsWaiting,
  selectLooks,
  selectPausedUntil,
  selectSendingKey,
  sendingEnded,
} from './waitingSlice'

const { getUser } = api.endpoints
const ONCE = { forceRefetch: true, subscribe: false }

/** Something can be done once there is a network: to send what waits, or to choose. */
const selectAwaitsNetwork = (state: RootState) =>
  selectIsWaiting(state) || (selectIsOffline(state) && selectLooks(state).length > 0)

const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** There may be a network again: the browser says so, the page is looked at again, or a while has passed. */
const retryDue = createAction('waiting/retryDue')

const listeningStarted = createAction('waiting/listeningStarted')

const isOfApi = ({ type }: { type: string }) => type.startsWith(`${api.reducerPath}/`)

/** `navigator.onLine` stays true where there is a signal but no data, so a response to any call is a sign of a network, too. */
const sendAtSigns = () =>
  addAppListener({
    matcher: isAnyOf(retryDue, isFulfilled),
    effect: async (action, listener) => {
      const state = listener.getState()
      // what was refused does not wait for a network
      if (!retryDue.match(action)) {
        if (!isOfApi(action) || !selectIsOffline(state)) return
        if (selectSendingKey(state) === null) listener.dispatch(sendingEnded({ isOffline: false }))
      }
      if (selectIsWaiting(state) && !selectIsOutOfCredits(state))
        await listener.dispatch(sendWaiting({ isQuiet: true }))
      // looks wait for a choice, and the choice for a network and the balance
      else if (selectAwaitsNetwork(listener.getState())) await listener.dispatch(getUser.initiate(undefined, ONCE))
    },
  })

/** An account whose sets wait here. */
const sendForNewAccount = () =>
  addAppListener({
    predicate: (_, now, before) => selectAccount(now) !== selectAccount(before),
    effect: async (_, { dispatch }) => {
      await dispatch(readWaiting())
      dispatch(retryDue())
    },
  })

/** Each pause is twice as long as the one before, and not shorter than the server has asked for. */
const sendAfterPauses = () =>
  addAppListener({
    predicate: (action, now, before) =>
      listeningStarted.match(action) || (selectAwaitsNetwork(now) && !selectAwaitsNetwork(before)),
    effect: async (_, listener) => {
      listener.cancelActiveListeners()
      const isPausing = (state: RootState) => selectAwaitsNetwork(state) && selectSendingKey(state) === null
      let pauseMs = FIRST_PAUSE_MS
      while (selectAwaitsNetwork(listener.getState())) {
        const askedMs = selectPausedUntil(listener.getState()) - performance.now()
        if (!isPausing(listener.getState()))
          await listener.condition((_action, state) => selectSendingKey(state) === null)
        else if (!(await listener.condition((_action, state) => !isPausing(state), Math.max(pauseMs, askedMs)))) {
          pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
          listener.dispatch(retryDue())
        }
      }
    },
  })

/** Sends what waits, at any sign of a network, while the app is open. The result ends it. */
export function listenForNetwork(store: AppStore) {
  const { dispatch } = store
  const stops = [sendAtSigns(), sendForNewAccount(), sendAfterPauses()].map((one) => dispatch(one))
  const onSign = () => {
    if (!document.hidden) dispatch(retryDue())
  }
  window.addEventListener('online', onSign)
  document.addEventListener('visibilitychange', onSign)
  const stopFollowing = waitingSets.onChange(() => void dispatch(readWaiting()))
  void dispatch(readWaiting()).then(() => {
    dispatch(listeningStarted())
    if (navigator.onLine) return dispatch(sendWaiting({ isQuiet: true }))
  })
  return () => {
    for (const stop of stops) stop({ cancelActive: true })
    stopFollowing()
    window.removeEventListener('online', onSign)
    document.removeEventListener('visibilitychange', onSign)
  }
}
