import { t } from 'i18next'

import { api } from '~/client/api/api'
import { selectAccount, selectIsOutOfCredits } from '~/client/session/sessionSlice'
import { inOneTab } from '~/client/storage/inOneTab'
import * as settings from '~/client/storage/settings'
import { createAppAsyncThunk } from '~/client/store/hooks'
import type { AppDispatch } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'

import {
  isAborted,
  isAnsweredAlready,
  isFinal,
  isSignedOut,
  mayOthersBeSent,
  retryAfterMsOf,
  wasTooSlow,
} from './diagnosisFailure'
import { diagnosisFailureToast } from './failureTexts'
import { shrinkCopies } from './photos/photoCopies'
import { bytesOf, readPhotos, readScanRows, replaceCopies, replacePhotos, scanOf } from './scanRows'
import {
  copiesShrunk,
  creditsRanOut,
  pauseAsked,
  rowsRead,
  selectPausedUntil,
  selectQueue,
  selectScans,
  sendingPutOff,
  sendingStarted,
} from './scansSlice'

const { predict } = api.endpoints

type Options = {
  /** True if no user action started it. */
  isQuiet: boolean
}

/** Sends the queue oldest first, in one tab at a time. A quiet call does not wait for its turn. */
export const flushQueue = createAppAsyncThunk<void, Options>(
  'scans/flushQueue',
  async (options, { dispatch, getState, extra }) => {
    await extra.sendingTurn.runExclusive(() =>
      flushInOneTab(options.isQuiet, async () => {
        await dispatch(sendRound(options))
      }),
    )
    if (selectIsOutOfCredits(getState())) dispatch(creditsRanOut())
    await dispatch(readQueue()) // another tab may have sent some
  },
  { condition: ({ isQuiet }, { extra }) => !isQuiet || !extra.sendingTurn.isLocked() },
)

const LOCK = 'jani-queue'
const TURN_MS = 60_000

/** Two tabs may send the same scan where the lock is of no use; the server recognises the key. */
async function flushInOneTab(isQuiet: boolean, send: () => Promise<void>) {
  if (!isQuiet || !('locks' in navigator)) return inOneTab(LOCK, TURN_MS, send)
  const isSent = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await send()
    return lock !== null
  })
  if (!isSent) await inOneTab(LOCK, TURN_MS, async () => undefined)
}

/** Sends until a failure shows that the other scans cannot be sent now either. */
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

/** Resolves to whether the next scan may be sent. */
const sendScan = createAppAsyncThunk<boolean, Options & { key: string }>(
  'scans/sendScan',
  async ({ key, isQuiet }, { dispatch, getState, extra }) => {
    const isRepeated = selectScans(getState())[key]?.wasSent === true
    dispatch(sendingStarted(key))
    await extra.saving.waitForUnlock() // stored first: the response may get lost
    const scan = selectScans(getState())[key]
    const photos = await readPhotos(key, scan?.photoIds ?? [], extra.photoCopies)
    if (scan?.status !== 'sending') return true // removed meanwhile
    if (photos.length === 0) {
      dispatch(sendingPutOff(key))
      return false
    }
    const { crop, plot = null, followsId, told } = scan.details
    const startedAt = performance.now()
    const request = dispatch(
      predict.initiate({ photos, crop, followsId, plot, told, idempotencyKey: key }, { track: false }),
    )
    extra.requests.set(key, request.abort)
    const { data, error } = await request
    extra.requests.delete(key)
    if (data) {
      settings.set('answered', key) // other tabs follow it (`useTabSync`)
      if (data.diagnosis && plot !== null && data.diagnosis.plot !== plot) explainPlot(plot, dispatch)
      return true
    }
    if (isAborted(error)) return selectScans(getState())[key]?.status !== 'sending' // else the page is closing
    explain(error, !isQuiet || isSignedOut(error) || isFinal(error), dispatch)
    // the response to the first call may be lost: only the same copies get it again
    if (isRepeated && wasTooSlow(error, performance.now() - startedAt)) {
      const smaller = await shrinkCopies(photos)
      if (selectScans(getState())[key]) {
        await replacePhotos(scan, smaller)
        replaceCopies(scan, smaller, extra.photoCopies)
        dispatch(copiesShrunk({ key, bytes: bytesOf(smaller) }))
      }
    }
    const retryAfterMs = retryAfterMsOf(error)
    if (retryAfterMs !== null) dispatch(pauseAsked(Date.now() + retryAfterMs))
    return mayOthersBeSent(error)
  },
)

/** The server leaves the plot out if the account has too many plots, or if the photos were judged before. */
function explainPlot(plot: string, dispatch: AppDispatch) {
  dispatch(toastShown({ message: t('waiting:plotNotKept', { plot }), variant: 'warning' }))
}

function explain(error: unknown, isToasted: boolean, dispatch: AppDispatch) {
  if (isAnsweredAlready(error)) dispatch(toastShown({ message: t('waiting:inHistory'), variant: 'info' }))
  else if (isToasted) dispatch(toastShown(diagnosisFailureToast(error)))
}

/** Loads the stored scans into the state: at the start, for a new account, and after another tab may have sent some. */
export const readQueue = createAppAsyncThunk('scans/readQueue', async (_, { dispatch, getState, extra }) => {
  const before = selectScans(getState())
  await extra.saving.waitForUnlock()
  const account = selectAccount(getState())
  if (account === undefined) return
  const rows = await readScanRows(account)
  if (!rows || selectAccount(getState()) !== account) return
  const now = selectScans(getState())
  const isRemoved = (key: string) => key in before && !(key in now) // while its row was read
  const scans = rows.own.filter(({ key }) => !isRemoved(key)).map(scanOf)
  dispatch(rowsRead({ scans, leftPhotoCount: rows.leftPhotoCount }))
})
