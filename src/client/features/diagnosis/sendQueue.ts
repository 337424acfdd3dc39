import { t } from 'i18next'

import { api } from '~/client/api/api'
import { plots } from '~/client/device/plots'
import { settings } from '~/client/device/settings'
import { selectIsOutOfCredits } from '~/client/session/sessionSlice'
import type { AppDispatch } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'
import { createAppAsyncThunk } from '~/client/store/withTypes'

import {
  diagnosisFailureToast,
  isAborted,
  isAnsweredAlready,
  isFinal,
  isSignedOut,
  mayOthersBeSent,
  retryAfterMsOf,
  wasTooSlow,
} from './diagnosisFailure'
import { shrinkCopies } from './photos/photoCopies'
import { bytesOf, readPhotos, replacePhotos } from './scanRows'
import { copiesShrunk, creditsRanOut, pauseAsked, selectPausedUntil, selectQueue, selectScans, sendingStarted } from './scansSlice'
import { readQueue } from './readQueue'

const { predict } = api.endpoints

type Options = {
  /** No one has asked for it just now. */
  isQuiet: boolean
}

/** Sends the queue, one scan after another, oldest first; in one tab at a time. A quiet call does not wait for its turn. */
export const flushQueue = createAppAsyncThunk<void, Options>(
  'scans/flushQueue',
  async (options, { dispatch, getState, extra }) => {
    await extra.sendingTurn.runExclusive(() =>
      inOneTab(options.isQuiet, async () => {
        await dispatch(sendRound(options))
      }),
    )
    if (selectIsOutOfCredits(getState())) dispatch(creditsRanOut())
    await dispatch(readQueue()) // another tab may have sent some
  },
  { condition: ({ isQuiet }, { extra }) => !isQuiet || !extra.sendingTurn.isLocked() },
)

const LOCK = 'jani-queue'

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
const sendRound = createAppAsyncThunk<void, Options>('scans/sendRound', async (options, { dispatch, getState }) => {
  const tried = new Set<string>()
  for (;;) {
    if (Date.now() < selectPausedUntil(getState())) {
      if (!options.isQuiet && tried.size === 0) dispatch(toastShown({ message: t('waiting:paused'), variant: 'info' }))
      return
    }
    await dispatch(readQueue())
    const next = selectQueue(getState()).find(({ key }) => !tried.has(key))
    if (!next || (selectIsOutOfCredits(getState()) && !next.wasSent)) return
    tried.add(next.key)
    if (!(await dispatch(sendScan({ ...options, key: next.key })).unwrap())) return
  }
})

/** Resolves to whether the next one may be sent. */
const sendScan = createAppAsyncThunk<boolean, Options & { key: string }>(
  'scans/sendScan',
  async ({ key, isQuiet }, { dispatch, getState, extra }) => {
    dispatch(sendingStarted(key))
    await extra.saving.waitForUnlock() // stored first: the answer may be lost
    const scan = selectScans(getState())[key]
    const photos = await readPhotos(key, scan?.photoIds ?? [], extra.photoCopies)
    if (scan?.status !== 'sending' || photos.length === 0) return true // removed meanwhile
    const { crop, plot = plots.read().last, followsId } = scan.details
    const startedAt = performance.now()
    const request = dispatch(predict.initiate({ photos, crop, followsId, plot, idempotencyKey: key }, { track: false }))
    extra.requests.set(key, request.abort)
    const { data, error } = await request
    extra.requests.delete(key)
    if (data) {
      settings.set('answered', key) // other tabs follow it (`useTabSync`)
      if (data.diagnosis && plot !== null && data.diagnosis.plot !== plot) explainPlot(plot, dispatch)
      return true
    }
    explain(error, !isQuiet || isSignedOut(error) || isFinal(error), dispatch)
    if (wasTooSlow(error, performance.now() - startedAt)) {
      const smaller = await shrinkCopies(photos)
      if (selectScans(getState())[key]) {
        await replacePhotos(key, smaller)
        dispatch(copiesShrunk({ key, bytes: bytesOf(smaller) }))
      }
    }
    const retryAfterMs = retryAfterMsOf(error)
    if (retryAfterMs !== null) dispatch(pauseAsked(Date.now() + retryAfterMs))
    return mayOthersBeSent(error)
  },
)

/** The server gives a diagnosis without its field if the account has named too many, or the photos were judged before. */
function explainPlot(plot: string, dispatch: AppDispatch) {
  dispatch(toastShown({ message: t('waiting:plotNotKept', { plot }), variant: 'warning' }))
  if (plots.read().last === plot) plots.choose(null)
}

function explain(error: unknown, isToasted: boolean, dispatch: AppDispatch) {
  if (isAnsweredAlready(error)) dispatch(toastShown({ message: t('waiting:inHistory'), variant: 'info' }))
  else if (isToasted && !isAborted(error)) dispatch(toastShown(diagnosisFailureToast(error)))
}
