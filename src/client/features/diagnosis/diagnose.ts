import { isAnyOf } from '@reduxjs/toolkit'
import i18next, { t } from 'i18next'

import { api } from '~/client/api/api'
import type { Account } from '~/client/device/accountOf'
import { waitingPhoto } from '~/client/device/waitingPhoto'
import type { WaitingPhoto } from '~/client/device/waitingPhoto'
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

import { diagnosisFailureToast, hasNoResponse, isFinal, isSignedOut, unsendableMessage } from './diagnosisFailure'
import {
  diagnosisCancelled,
  diagnosisStarted,
  photoRejected,
  photoRemoved,
  photosAdded,
  photosPrepared,
  selectCrop,
  selectFirstSentAt,
  selectIsBusy,
  selectIsJudged,
  selectKey,
  selectFollowsId,
  selectPhotos,
  waitingPhotoRead,
} from './diagnosisSlice'
import type { Photo } from './diagnosisState'
import { prepareCopies } from './photos/photoCopies'

/** Why an upload would be useless. Photos that were sent before may have been paid for, and are sent again. */
export function selectBarrier(state: RootState) {
  if (selectKey(state) === null) return undefined
  if (selectIsSignedOut(state)) return 'loginRequired'
  return selectIsOutOfCredits(state) && selectFirstSentAt(state) === null ? 'outOfCredits' : undefined
}

/** `isQuiet`: the app sends what waits by itself, and shows no toast where there is still no response. */
type Question = { key: string; isQuiet: boolean }

/**
 * Asks the server about the open photos. Rejects with what to say: why they stay on the phone, or what went wrong.
 * Photos without a response wait in the browser.
 */
const diagnose = createAppAsyncThunk<void, Question, { rejectValue: Toast[] }>(
  'diagnosis/diagnose',
  async ({ key, isQuiet }, { dispatch, getState, extra, signal, rejectWithValue }) => {
    const isCancelled = () => signal.aborted
    const state = getState()
    const barrier = selectBarrier(state)
    if (barrier === 'loginRequired') void dispatch(keepForVisitor())
    if (barrier) return rejectWithValue([warning(t(`errors:codes.${barrier}`))])

    const askedAt = selectFirstSentAt(state) ?? Date.now()
    const chosen = selectPhotos(state)
    const told = { crop: selectCrop(state), followsId: selectFollowsId(state) }
    dispatch(diagnosisStarted({ key, sentAt: askedAt, language: i18next.language as Language }))
    const ids = chosen.map(({ id }) => id)
    const prepared = await prepareCopies(extra.photoCopies, ids)
    if (isCancelled() || hasLeft(state, getState())) return rejectWithValue([])
    const refusals = refusalsOf(chosen, prepared)
    for (const refusal of refusals) dispatch(photoRejected(refusal))
    if (refusals.length > 0) return rejectWithValue(refusals.map(({ reason }) => warning(unsendableMessage(reason))))

    const photos = prepared.filter((copy) => typeof copy !== 'string')
    dispatch(photosPrepared({ key, bytes: photos.reduce((sum, { size }) => sum + size, 0) }))
    const account = selectAccount(getState())
    const error = await send({ photos, ...told, idempotencyKey: key }, dispatch, signal)
    if (isCancelled()) return rejectWithValue([])
    const waitingKey = await persistOrDiscard(
      account,
      { key, photos, crop: told.crop, follows: told.followsId, askedAt },
      error,
    )
    dispatch(waitingPhotoRead(waitingKey))
    if (error === undefined) return undefined
    const isShown = selectKey(getState()) === key || isSignedOut(error)
    return rejectWithValue(!isShown || (isQuiet && hasNoResponse(error)) ? [] : [diagnosisFailureToast(error)])
  },
  {
    condition: ({ key }, { getState }) => {
      const state = getState()
      return selectKey(state) === key && !selectIsBusy(state) && selectIsJudged(state)
    },
  },
)

const warning = (message: string): Toast => ({ message, variant: 'warning' })

const hasLeft = (before: RootState, now: RootState) => selectAccountsLeft(before) !== selectAccountsLeft(now)

/** The photos that cannot be sent, or that the browser could not show. */
const refusalsOf = (chosen: readonly Photo[], prepared: readonly (Blob | Unsendable)[]) =>
  chosen.flatMap(({ id, problem }, index) => {
    const copy = prepared[index]
    const reason = typeof copy === 'string' ? copy : problem
    return reason === null ? [] : [{ id, reason }]
  })

const { predict, getUser } = api.endpoints

/** What went wrong, if anything. */
async function send(upload: Parameters<typeof predict.initiate>[0], dispatch: AppDispatch, signal: AbortSignal) {
  const request = dispatch(predict.initiate(upload, { track: false }))
  signal.addEventListener('abort', () => {
    request.abort()
    // the server may have answered, and charged, just before
    void dispatch(getUser.initiate(undefined, { forceRefetch: true, subscribe: false }))
  })
  return (await request).error
}

/** After a call the photos wait when there was no response, and no longer once it is final. The key of what waits now. */
async function persistOrDiscard(account: Account, photos: WaitingPhoto, error: unknown) {
  if (error === undefined || isFinal(error)) await waitingPhoto.drop(photos.key)
  else if (hasNoResponse(error)) await waitingPhoto.keep(account, photos)
  return (await waitingPhoto.read())?.key ?? null
}

/** On the way to an account and back. */
export const keepForVisitor =
  (): AppThunk<Promise<void>> =>
  async (_, getState, { photoCopies }) => {
    const state = getState()
    const key = selectKey(state)
    if (key === null) return
    const ids = selectPhotos(state).map(({ id }) => id)
    const copies = await prepareCopies(photoCopies, ids)
    const photos = copies.filter((copy) => typeof copy !== 'string')
    if (photos.length > 0)
      await waitingPhoto.keepForVisitor({ key, photos, crop: selectCrop(state), askedAt: Date.now() })
  }

/** Asks about the open photos, until that is cancelled or other photos take their place. */
export const requestDiagnosis =
  ({ isQuiet = false } = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const key = selectKey(getState())
    if (key === null) return
    const running = dispatch(diagnose({ key, isQuiet }))
    const isOver = isAnyOf(diagnosisCancelled, photosAdded, photoRemoved)
    const abort = () => {
      running.abort()
    }
    const stopListening = (dispatch as AppDispatch)(addAppListener({ matcher: isOver, effect: abort }))
    const outcome = await running
    stopListening()
    if (diagnose.rejected.match(outcome)) for (const toast of outcome.payload ?? []) dispatch(toastShown(toast))
  }
