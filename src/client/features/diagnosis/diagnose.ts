import i18next, { t } from 'i18next'

import { plots } from '~/client/device/plots'
import { waitingSets } from '~/client/device/waitingSets'
import type { WaitingSet } from '~/client/device/waitingSets'
import {
  selectAccount,
  selectAccountsLeft,
  selectIsOutOfCredits,
  selectIsSignedOut,
} from '~/client/session/sessionSlice'
import type { Unsendable } from '~/client/store/photoCopies'
import type { AppDispatch, AppThunk, RootState } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'
import type { Toast } from '~/client/store/toastsSlice'
import { addAppListener, createAppAsyncThunk } from '~/client/store/withTypes'
import type { Language } from '~/contract/languages'
import { MAX_WAITING_SETS } from '~/contract/limits'

import { unsendableMessage } from './diagnosisFailure'
import {
  choiceAwaited,
  diagnosisCancelled,
  diagnosisStarted,
  photoRejected,
  photosPostponed,
  selectCrop,
  selectFirstSentAt,
  selectIsBusy,
  selectKey,
  selectFollowsId,
  selectPhotos,
  selectPlot,
  selectVisit,
} from './diagnosisSlice'
import type { Photo } from './diagnosisState'
import { keepChosen } from './photos/keepChosen'
import { prepareCopies } from './photos/photoCopies'
import { loadSending } from './waiting/loadSending'
import { removeWaiting } from './waiting/readWaiting'
import { selectIsQueueFull } from './waiting/waitingSlice'

/** Why an upload would be useless. Photos that were sent before may have been paid for, and are sent again. */
export function selectBarrier(state: RootState) {
  if (selectKey(state) === null) return undefined
  if (selectIsSignedOut(state)) return 'loginRequired'
  if (selectFirstSentAt(state) !== null) return undefined
  if (selectIsOutOfCredits(state)) return 'outOfCredits'
  return selectIsQueueFull(state) ? 'queueFull' : undefined
}

const barrierMessage = (barrier: NonNullable<ReturnType<typeof selectBarrier>>) =>
  barrier === 'queueFull' ? t('waiting:full', { count: MAX_WAITING_SETS }) : t(`errors:beforeSending.${barrier}`)

/**
 * Asks the server about the open photos, after those that wait already. They are kept in the browser first, and until
 * there is a response. Rejects with what to say where they are not sent.
 */
const diagnose = createAppAsyncThunk<void, { key: string }, { rejectValue: Toast[] }>(
  'diagnosis/diagnose',
  async ({ key }, { dispatch, getState, extra, signal, rejectWithValue }) => {
    const state = getState()
    const barrier = selectBarrier(state)
    if (barrier === 'loginRequired') void dispatch(keepChosen({ isAsked: true })) // on the way to an account and back
    if (barrier) return rejectWithValue([warning(barrierMessage(barrier))])

    const firstSentAt = selectFirstSentAt(state)
    const askedAt = firstSentAt ?? Date.now()
    const chosen = selectPhotos(state)
    const plot = selectPlot(state) ?? plots.read().last // whatever is told next, this is of these photos
    const told = { crop: selectCrop(state), followsId: selectFollowsId(state), plot }
    dispatch(diagnosisStarted({ key, sentAt: askedAt, language: i18next.language as Language }))
    const prepared = await prepareCopies(
      extra.photoCopies,
      chosen.map(({ id }) => id),
    )
    if (signal.aborted || hasLeft(state, getState())) return rejectWithValue([])
    const refusals = refusalsOf(chosen, prepared)
    for (const refusal of refusals) dispatch(photoRejected(refusal))
    if (refusals.length > 0) return rejectWithValue(refusals.map(({ reason }) => warning(unsendableMessage(reason))))

    const photos = prepared.filter((copy) => typeof copy !== 'string')
    const set = { key, photos, ...told, askedAt, wasSent: firstSentAt !== null, isHeld: false }
    const keeping = await waitingSets.keep(selectAccount(getState()), set)
    if (keeping === 'kept') await waitingSets.dropChosen()
    await dispatch(sendKept(set, signal))
    return undefined
  },
  {
    condition: ({ key }, { getState }) => {
      const state = getState()
      return selectKey(state) === key && !selectIsBusy(state)
    },
  },
)

/** Without the code that sends there is no network: the photos wait, or else stay on the screen. */
const sendKept =
  (set: WaitingSet, signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const sending = await loadSending().catch(() => undefined)
    if (signal.aborted) return waitingSets.drop(set.key)
    if (sending) await dispatch(sending.sendWaiting({ isQuiet: false }))
    else dispatch(toastShown(warning(t('errors:noResponse'))))
    await dispatch(postponeOrSend(set, sending))
  }

/** Its turn may not have come, and a browser that stores nothing has not kept it. */
const postponeOrSend =
  (set: WaitingSet, sending?: Awaited<ReturnType<typeof loadSending>>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isKept = (await waitingSets.read()).some(({ key }) => key === set.key)
    if (selectKey(getState()) !== set.key || !selectIsBusy(getState())) return
    if (isKept) dispatch(photosPostponed(set.key))
    else if (sending) await dispatch(sending.sendSet(set, { isQuiet: false, isKept: false }))
    else dispatch(diagnosisCancelled())
  }

const warning = (message: string): Toast => ({ message, variant: 'warning' })

const hasLeft = (before: RootState, now: RootState) => selectAccountsLeft(before) !== selectAccountsLeft(now)

/** The photos that cannot be sent, or that the browser could not show. */
const refusalsOf = (chosen: readonly Photo[], prepared: readonly (Blob | Unsendable)[]) =>
  chosen.flatMap(({ id, problem }, index) => {
    const copy = prepared[index]
    const reason = typeof copy === 'string' ? copy : problem
    return reason === null ? [] : [{ id, reason }]
  })

/** Asks about the open photos, until that is cancelled; first it waits for those that are still being read. */
export const requestDiagnosis = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const visit = selectVisit(getState())
  await dispatch(awaitChoice())
  const key = selectKey(getState())
  if (key === null || selectVisit(getState()) !== visit) return
  const running = dispatch(diagnose({ key }))
  const abort = () => {
    running.abort()
  }
  const stopListening = (dispatch as AppDispatch)(addAppListener({ actionCreator: diagnosisCancelled, effect: abort }))
  const outcome = await running
  stopListening()
  if (diagnose.rejected.match(outcome)) for (const toast of outcome.payload ?? []) dispatch(toastShown(toast))
}

const awaitChoice =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _, { choosing }) => {
    if (!choosing.isLocked()) return
    dispatch(choiceAwaited(true))
    await choosing.waitForUnlock()
    dispatch(choiceAwaited(false))
  }

/** The open photos stay on the screen, and are not sent any more. */
export const cancelDiagnosis = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const key = selectKey(getState())
  dispatch(diagnosisCancelled())
  if (key !== null) await dispatch(removeWaiting(key))
}
