import { createAction, isAnyOf, isFulfilled } from '@reduxjs/toolkit'
import i18next from 'i18next'

import { api } from '~/client/api/api'
import { sessionEnded } from '~/client/api/apiActions'
import { accountDb } from '~/client/storage/accountDb'
import * as settings from '~/client/storage/settings'
import { currentAccount } from '~/client/storage/tokenStorage'
import { selectAccount, selectIsOutOfCredits } from '~/client/session/sessionSlice'
import type { RootState, StartListening } from '~/client/store/store'

import {
  diagnosisCancelled,
  networkFound,
  rowsRead,
  scanRemoved,
  storageTried,
  scansRestored,
  screenOpened,
  selectHeld,
  selectIsUnanswered,
  selectPausedUntil,
  selectQueue,
  selectScans,
  selectSendingKey,
} from './scansSlice'

/** Dispatched at the start of the app, before any stored scan is in the state. */
export const appStarted = createAction('scans/appStarted')

/** Queued scans can be tried again: the app or its screen has opened, or a pause has passed. */
const retryDue = createAction('scans/retryDue')

export const removalUndone = createAction<string>('scans/removalUndone')

const { onFocus, onOnline } = api.internalActions
const { getUser } = api.endpoints
const ONCE = { forceRefetch: true, subscribe: false }

const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000

const hasQueue = (state: RootState) => selectQueue(state).length > 0

/** A scan sent before may have been paid for. `submitScan` sends a scan right after Diagnose is pressed. */
const maySend = (state: RootState) =>
  selectQueue(state).some(
    ({ wasSent, hasWaited, failure }) =>
      (hasWaited || failure !== undefined) && (wasSent || !selectIsOutOfCredits(state)),
  )

/** A network would help: there are scans to send or to choose from. */
const awaitsNetwork = (state: RootState) =>
  hasQueue(state) || (selectIsUnanswered(state) && selectHeld(state).length > 0)

const isOfApi = ({ type }: { type: string }) => type.startsWith(`${api.reducerPath}/`)

const importSending = () => import(/* webpackChunkName: "sending" */ './sending')

/** The code that sends, with its toast texts. Loads when a photo is chosen: later there may be no network. */
export async function loadSending() {
  const [sending] = await Promise.all([importSending(), i18next.loadNamespaces(['refusals', 'waiting'])])
  return sending
}

export function startScanListeners(startListening: StartListening) {
  /** Persists the slice: writes each changed scan to the database or deletes its row. */
  startListening({
    predicate: (action, now, before) =>
      !isAnyOf(rowsRead, sessionEnded)(action) &&
      (selectScans(now) !== selectScans(before) || selectAccount(now) !== selectAccount(before)),
    effect: async (_, { dispatch, getState, getOriginalState, extra }) => {
      const [now, before] = [selectScans(getState()), selectScans(getOriginalState())]
      const isAdopted = selectAccount(getState()) !== selectAccount(getOriginalState())
      const keys = new Set([...Object.keys(now), ...Object.keys(before)])
      const changed = [...keys].filter((key) => isAdopted || now[key] !== before[key])
      if (changed.length === 0) return
      // no await before this: whoever dispatches, then waits for `saving`, waits for this write
      await extra.saving.runExclusive(async () => {
        const storage = await importSending().catch(() => undefined)
        for (const key of changed) {
          const state = getState()
          const scan = selectScans(state)[key]
          const change = { now: scan, before: before[key] }
          const isUnstored = (await storage?.saveScan(key, change, selectAccount(state), extra.photoCopies)) !== true
          if (scan && isUnstored !== (scan.isUnstored ?? false)) dispatch(storageTried({ key, isUnstored }))
        }
      })
    },
  })

  /** Loads stored scans into the state; the newest draft goes on. */
  startListening({
    predicate: (action, now, before) =>
      isAnyOf(appStarted, screenOpened)(action) || selectAccount(now) !== selectAccount(before),
    effect: async (_, listener) => {
      listener.cancelActiveListeners()
      const account = selectAccount(listener.getState())
      const isStored = settings.get('waiting') !== null
      const sending = isStored ? await listener.pause(loadSending().catch(() => undefined)) : undefined
      if (sending) {
        await listener.pause(listener.dispatch(sending.readQueue()))
        await listener.pause(listener.dispatch(sending.restoreScans()))
      } else listener.dispatch(scansRestored(account))
      if (isStored && listener.getState().api.config.online) listener.dispatch(retryDue())
    },
  })

  /** Any response is a sign of a network: `navigator.onLine` stays true with a signal but no data. */
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

  /** Doubles each pause, and waits at least as long as the server asked. */
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

  /** Frees the object URLs and copies of photos whose scan is gone. */
  startListening({
    predicate: (action, now, before) =>
      sessionEnded.match(action) || Object.keys(selectScans(before)).some((key) => !(key in selectScans(now))),
    effect: async (_, { getState, extra }) => {
      await extra.saving.waitForUnlock() // they are stored first
      const kept = new Set(Object.values(selectScans(getState())).flatMap(({ photoIds }) => photoIds))
      for (const [id, { url }] of extra.photoCopies) {
        if (kept.has(id)) continue
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
      // the server may have charged just before
      void dispatch(getUser.initiate(undefined, ONCE))
    },
  })

  startListening({
    actionCreator: removalUndone,
    effect: async ({ payload: key }, { dispatch, extra }) => {
      const row = extra.removedRows.get(key)
      extra.removedRows.delete(key)
      if (row && row.account === (currentAccount() ?? null)) {
        settings.set('waiting', '')
        await accountDb.put('scans', row)
      }
      const { readQueue } = await importSending()
      await dispatch(readQueue())
    },
  })
}
