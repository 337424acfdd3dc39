import { t } from 'i18next'

import { plots } from '~/client/device/plots'
import { selectIsOutOfCredits, selectIsSignedOut } from '~/client/session/sessionSlice'
import type { RootState } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'
import { createAppAsyncThunk } from '~/client/store/withTypes'
import { MAX_WAITING_SETS } from '~/contract/limits'

import { unsendableMessage } from './diagnosisFailure'
import { prepareCopies } from './photos/photoCopies'
import { loadSending } from './scanListeners'
import { bytesOf } from './scanRows'
import {
  choiceAwaited,
  diagnosisCancelled,
  diagnosisRequested,
  photoRejected,
  scanPostponed,
  scanQueued,
  selectDetails,
  selectIsBusy,
  selectIsQueueFull,
  selectPhotos,
  selectScans,
  selectShown,
  selectShownKey,
  selectVisit,
} from './scansSlice'

/** Why an upload would be useless. Photos that were sent before may have been paid for, and are sent again. */
export function selectSubmitPrecondition(state: RootState) {
  const shown = selectShown(state)
  if (!shown) return undefined
  if (selectIsSignedOut(state)) return 'loginRequired'
  if (shown.wasSent) return undefined
  if (selectIsOutOfCredits(state)) return 'outOfCredits'
  return selectIsQueueFull(state) && shown.status === 'draft' ? 'queueFull' : undefined
}

const preconditionMessage = (precondition: NonNullable<ReturnType<typeof selectSubmitPrecondition>>) =>
  precondition === 'queueFull'
    ? t('waiting:full', { count: MAX_WAITING_SETS })
    : t(`errors:beforeSending.${precondition}`)

/** Asks about the shown photos, until that is cancelled; waits for those that are still being read. */
export const requestDiagnosis = createAppAsyncThunk(
  'scans/requestDiagnosis',
  async (_, { dispatch, getState, extra: { choosing } }) => {
    const visit = selectVisit(getState())
    if (choosing.isLocked()) {
      dispatch(choiceAwaited(true))
      await choosing.waitForUnlock()
      dispatch(choiceAwaited(false))
    }
    const key = selectShownKey(getState())
    if (key === null || selectVisit(getState()) !== visit || selectIsBusy(getState())) return
    await dispatch(submitScan(key))
  },
)

/** Makes the copies, and sends them after the scans that wait already. They are stored first, until there is a response. */
const submitScan = createAppAsyncThunk<void, string>(
  'scans/submitScan',
  async (key, { dispatch, getState, extra }) => {
    const warn = (message: string) => dispatch(toastShown({ message, variant: 'warning' }))
    const precondition = selectSubmitPrecondition(getState())
    if (precondition === 'loginRequired' && selectShown(getState())?.isUnstored) warn(t('waiting:noRoom'))
    if (precondition) return void warn(preconditionMessage(precondition))

    const plot = selectDetails(getState()).plot ?? plots.read().last // whatever is entered next, this is of these photos
    dispatch(diagnosisRequested({ key, askedAt: Date.now(), plot }))
    const chosen = selectPhotos(getState())
    const copies = await prepareCopies(
      extra.photoCopies,
      chosen.map(({ id }) => id),
    )
    if (selectScans(getState())[key]?.status !== 'preparing') return // cancelled, or the session has ended
    const refusals = chosen.flatMap(({ id, problem }, index) => {
      const copy = copies[index]
      const reason = typeof copy === 'string' ? copy : problem
      return reason === null ? [] : [{ id, reason }]
    })
    for (const refusal of refusals) dispatch(photoRejected(refusal))
    for (const { reason } of refusals) warn(unsendableMessage(reason))
    if (refusals.length > 0) return
    dispatch(scanQueued({ key, bytes: bytesOf(copies.filter((copy): copy is Blob => typeof copy !== 'string')) }))
    await extra.saving.waitForUnlock()

    const sending = await loadSending().catch(() => undefined) // without it there is no network
    if (sending) await dispatch(sending.flushQueue({ isQuiet: false }))
    else warn(t('errors:noResponse'))
    const scan = selectScans(getState())[key]
    if (scan?.status === 'queued' && scan.failure === undefined)
      dispatch(scan.isUnstored ? diagnosisCancelled(key) : scanPostponed(key)) // its turn has not come
  },
)
