import { createAction, isAnyOf, isFulfilled } from '@reduxjs/toolkit'
import i18next from 'i18next'

import { api } from '~/client/api/api'
import { sessionEnded } from '~/client/api/sessionEnded'
import { accountDb } from '~/client/device/accountDb'
import { selectAccount, selectIsOutOfCredits, selectUser } from '~/client/session/sessionSlice'
import type { RootState, StartListening } from '~/client/store/store'

import { readQueue } from './readQueue'
import { saveScan } from './scanRows'
import {
  diagnosisCancelled,
  networkFound,
  rowsRead,
  scanRemoved,
  scanUnstored,
  screenOpened,
  selectHeld,
  selectIsScreenOpen,
  selectIsUnanswered,
  selectPausedUntil,
  selectPhotos,
  selectQueue,
  selectScans,
  selectSendingKey,
  selectShownKey,
} from './scansSlice'

/** The app has started: the state has nothing of what is stored. */
export const appStarted = createAction('scans/appStarted')

/** There may be a network again: the browser says so, the page is looked at again, or a while has passed. */
const retryDue = createAction('scans/retryDue')

export const removalUndone = createAction<string>('scans/removalUndone')

const { onFocus, onOnline } = api.internalActions
const { getUser } = api.endpoints
const ONCE = { forceRefetch: true, subscribe: false }

const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000

const usernameOf = (state: RootState) => selectUser(state)?.username
const hasQueue = (state: RootState) => selectQueue(state).length > 0

/** What was sent before may have been paid for. */
const maySend = (state: RootState) => selectQueue(state).some(({ wasSent }) => wasSent || !selectIsOutOfCredits(state))

/** Something can be done once there is a network: to send what waits, or to choose. */
const awaitsNetwork = (state: RootState) =>
  hasQueue(state) || (selectIsUnanswered(state) && selectHeld(state).length > 0)

const isOfApi = ({ type }: { type: string }) => type.startsWith(`${api.reducerPath}/`)

/** What sends, with the texts of its toasts. Loaded when a photo is chosen: later there may be no network. */
export async function loadSending() {
  const [sending] = await Promise.all([
    import(/* webpackChunkName: "sending" */ './sending'),
    i18next.loadNamespaces(['refusals', 'waiting']),
  ])
  return sending
}

export function startScanListeners(startListening: StartListening) {
  /** The database is the persistence of the slice: each scan that has changed is written, or its row dropped. */
  startListening({
    predicate: (action, now, before) =>
      !isAnyOf(rowsRead, sessionEnded)(action) &&
      (selectScans(now) !== selectScans(before) || selectAccount(now) !== selectAccount(before)),
    effect: async (_, { dispatch, getState, getOriginalState, extra }) => {
      const [now, before] = [selectScans(getState()), selectScans(getOriginalState())]
      const isAdopted = selectAccount(getState()) !== selectAccount(getOriginalState())
      const keys = new Set([...Object.keys(now), ...Object.keys(before)])
      const changed = [...keys].filter((key) => isAdopted || now[key] !== before[key])
      await extra.saving.runExclusive(async () => {
        for (const key of changed) {
          const state = getState()
          const scan = selectScans(state)[key]
          if (!(await saveScan(key, scan, selectAccount(state), extra.photoCopies)) && scan && !scan.isUnstored)
            dispatch(scanUnstored(key))
        }
      })
    },
  })

  /** Stored scans come into the state; on the screen of scans the draft, or the only one that waits, is shown. */
  startListening({
    predicate: (action, now, before) =>
      isAnyOf(appStarted, screenOpened)(action) ||
      selectAccount(now) !== selectAccount(before) ||
      usernameOf(now) !== usernameOf(before),
    effect: async (_, listener) => {
      listener.cancelActiveListeners()
      await listener.pause(listener.dispatch(readQueue()))
      const { showStored } = await loadSending()
      if (selectIsScreenOpen(listener.getState())) await listener.dispatch(showStored())
      if (listener.getState().api.config.online) listener.dispatch(retryDue())
    },
  })

  /** A response to any call is a sign of a network: `navigator.onLine` stays true with a signal but no data. */
  startListening({
    matcher: isAnyOf(retryDue, onOnline, onFocus, isFulfilled),
    effect: async (action, { dispatch, getState }) => {
      const isResponse = isFulfilled(action)
      if (isResponse) {
        if (!isOfApi(action) || !selectIsUnanswered(getState())) return
        if (selectSendingKey(getState()) === null) dispatch(networkFound())
      }
      if (maySend(getState())) {
        const { flushQueue } = await loadSending()
        await dispatch(flushQueue({ isQuiet: true }))
      } else if (awaitsNetwork(getState())) await dispatch(getUser.initiate(undefined, ONCE))
    },
  })

  /** Each pause is twice as long as the one before, and not shorter than the server has asked for. */
  startListening({
    predicate: (_, now, before) => awaitsNetwork(now) && !awaitsNetwork(before),
    effect: async (_, { cancelActiveListeners, condition, dispatch, getState }) => {
      cancelActiveListeners()
      const isPausing = (state: RootState) => awaitsNetwork(state) && selectSendingKey(state) === null
      let pauseMs = FIRST_PAUSE_MS
      while (awaitsNetwork(getState())) {
        const askedMs = selectPausedUntil(getState()) - Date.now()
        if (!isPausing(getState())) await condition((_action, state) => selectSendingKey(state) === null)
        else if (!(await condition((_action, state) => !isPausing(state), Math.max(pauseMs, askedMs)))) {
          pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
          dispatch(retryDue())
        }
      }
    },
  })

  /** What the browser holds for photos that are no longer shown is freed. */
  startListening({
    predicate: (action, now, before) => sessionEnded.match(action) || selectShownKey(now) !== selectShownKey(before),
    effect: async (_, { getState, extra }) => {
      await extra.saving.waitForUnlock() // they are stored first
      const shown = selectPhotos(getState()).map(({ id }) => id)
      for (const [id, { url }] of extra.photoCopies) {
        if (shown.includes(id)) continue
        URL.revokeObjectURL(url)
        extra.photoCopies.delete(id)
      }
    },
  })

  startListening({
    matcher: isAnyOf(scanRemoved, diagnosisCancelled),
    effect: (action, { dispatch, extra }) => {
      const abort = extra.requests.get((action as ReturnType<typeof scanRemoved>).payload)
      if (!abort) return
      abort()
      // the server may have answered, and charged, just before
      void dispatch(getUser.initiate(undefined, ONCE))
    },
  })

  startListening({
    actionCreator: removalUndone,
    effect: async ({ payload: key }, { dispatch, extra }) => {
      const row = extra.removedRows.get(key)
      extra.removedRows.delete(key)
      if (row) await accountDb.put('scans', row)
      await dispatch(readQueue())
    },
  })
}
