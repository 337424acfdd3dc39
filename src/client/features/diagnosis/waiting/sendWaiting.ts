import i18next, { t } from 'i18next'

import { api } from '~/client/api/api'
import { localSettings } from '~/client/device/browserStorage'
import { plots } from '~/client/device/plots'
import { ANSWERED_KEY } from '~/client/device/toldCrop'
import { waitingSets } from '~/client/device/waitingSets'
import type { WaitingSet } from '~/client/device/waitingSets'
import { selectAccount, selectIsOutOfCredits } from '~/client/session/sessionSlice'
import type { AppDispatch, AppThunk, RootState } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'
import { addAppListener } from '~/client/store/withTypes'
import type { Language } from '~/contract/languages'

import {
  diagnosisFailureToast,
  hasNoResponse,
  isAborted,
  isAnsweredAlready,
  isFinal,
  isSignedOut,
  mayOthersBeSent,
  retryAfterMsOf,
  wasTooSlow,
} from '../diagnosisFailure'
import { diagnosisStarted, photosClosed, photosPostponed, photosPrepared } from '../diagnosisSlice'
import { shrinkCopies } from '../photos/photoCopies'
import { bytesOf, readWaiting } from './readWaiting'
import { pauseAsked, selectPausedUntil, sendingEnded, sendingStarted, setAnswered, setRemoved } from './waitingSlice'

const { predict, getUser } = api.endpoints

type Send = {
  /** No one has asked for it just now. */
  isQuiet: boolean
  /** A browser that stores nothing has not kept it. */
  isKept: boolean
}

/** Sends all that waits, one after another, oldest first; in one tab at a time. A quiet call does not wait for its turn. */
export const sendWaiting =
  ({ isQuiet }: Pick<Send, 'isQuiet'>): AppThunk<Promise<void>> =>
  async (dispatch, getState, { sendingTurn }) => {
    if (isQuiet && sendingTurn.isLocked()) return
    await sendingTurn.runExclusive(() => inOneTab(isQuiet, () => dispatch(sendRound({ isQuiet, isKept: true }))))
    if (selectIsOutOfCredits(getState())) await holdLooks()
    await dispatch(readWaiting()) // another tab may have sent some
  }

/** What could not be paid for is chosen again, and not charged by itself when there are credits. */
async function holdLooks() {
  for (const one of await waitingSets.read())
    if (one.look && !one.isHeld) await waitingSets.keep(one.account, { ...one, isHeld: true })
}

const LOCK = 'jani-waiting'

/** Without locks (not a secure context) the server recognises a repetition by its key. */
async function inOneTab(isQuiet: boolean, send: () => Promise<void>) {
  if (!('locks' in navigator)) return send()
  const isSent = await navigator.locks.request(LOCK, { ifAvailable: isQuiet }, async (lock) => {
    if (lock) await send()
    return lock !== null
  })
  if (!isSent) await navigator.locks.request(LOCK, () => undefined)
}

/** Until one shows that the others cannot be sent now either. */
const sendRound =
  (send: Send): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const tried = new Set<string>()
    for (;;) {
      if (performance.now() < selectPausedUntil(getState())) {
        if (!send.isQuiet && tried.size === 0) dispatch(toastShown({ message: t('waiting:paused'), variant: 'info' }))
        return
      }
      const next = (await dispatch(readWaiting())).find(({ key, isHeld }) => !isHeld && !tried.has(key))
      if (!next || (selectIsOutOfCredits(getState()) && !next.wasSent)) return
      tried.add(next.key)
      if (!(await dispatch(sendSet(next, send)))) return
    }
  }

/** @public Called by what loads it. Resolves to whether the next one may be sent. */
export const sendSet =
  (set: WaitingSet, { isQuiet, isKept }: Send): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const account = selectAccount(getState())
    const { key, photos, crop = null, followsId, plot = plots.read().last, look = null } = set
    if (!set.wasSent) await waitingSets.keep(account, { ...set, plot, wasSent: true })
    dispatch(sendingStarted(key))
    const language = i18next.language as Language
    dispatch(diagnosisStarted({ key, sentAt: set.askedAt, language }))
    dispatch(photosPrepared({ key, bytes: bytesOf(photos) }))
    const startedAt = performance.now()
    const request = dispatch(predict.initiate({ photos, crop, followsId, plot, idempotencyKey: key }, { track: false }))
    const stopListening = dispatch(abortWhenRemoved(key, request))
    const { data, error } = await request
    stopListening()
    dispatch(sendingEnded({ isOffline: error !== undefined && hasNoResponse(error) }))
    if (data) localSettings.set(ANSWERED_KEY, key) // other tabs follow it (`useTabSync`)
    if (data) dispatch(setAnswered({ key, diagnosis: data.diagnosis, language, answeredAt: Date.now(), look }))
    if (data?.diagnosis && plot !== null && data.diagnosis.plot !== plot) dispatch(explainPlot(plot))
    if (error === undefined || isFinal(error) || isAnsweredAlready(error)) await waitingSets.drop(key)
    if (error === undefined) return true
    dispatch(explain(error, { key, isToasted: !isQuiet || isSignedOut(error) || isFinal(error) }))
    if (isKept && hasNoResponse(error)) dispatch(photosPostponed(key))
    if (wasTooSlow(error, performance.now() - startedAt)) await keepSmaller({ ...set, wasSent: true }, getState)
    const retryAfterMs = retryAfterMsOf(error)
    if (retryAfterMs !== null) dispatch(pauseAsked(performance.now() + retryAfterMs))
    return mayOthersBeSent(error)
  }

/** The server gives an answer without its field where the account has named too many, or where the photos were judged before. */
const explainPlot =
  (plot: string): AppThunk =>
  (dispatch) => {
    dispatch(toastShown({ message: t('waiting:plotNotKept', { plot }), variant: 'warning' }))
    if (plots.read().last === plot) plots.choose(null)
  }

type Explanation = { key: string; isToasted: boolean }

const explain =
  (error: unknown, { key, isToasted }: Explanation): AppThunk =>
  (dispatch) => {
    if (isAnsweredAlready(error)) {
      dispatch(toastShown({ message: t('waiting:inHistory'), variant: 'info' }))
      dispatch(photosClosed(key))
      dispatch(
        setAnswered({
          key,
          diagnosis: null,
          language: i18next.language as Language,
          answeredAt: Date.now(),
          look: null,
        }),
      )
    } else if (isToasted && !isAborted(error)) dispatch(toastShown(diagnosisFailureToast(error)))
  }

/** A slow line gets the smaller copy through. Not what was removed meanwhile. */
async function keepSmaller(set: WaitingSet, getState: () => RootState) {
  const photos = await shrinkCopies(set.photos)
  const isKept = (await waitingSets.read()).some(({ key }) => key === set.key)
  if (isKept) await waitingSets.keep(selectAccount(getState()), { ...set, photos })
}

const abortWhenRemoved =
  (sentKey: string, request: { abort: () => void }): AppThunk<() => void> =>
  (dispatch) =>
    (dispatch as AppDispatch)(
      addAppListener({
        predicate: (action) => setRemoved.match(action) && action.payload === sentKey,
        effect: () => {
          request.abort()
          // the server may have answered, and charged, just before
          void dispatch(getUser.initiate(undefined, { forceRefetch: true, subscribe: false }))
        },
      }),
    )
