import { t } from 'i18next'

import { plots } from '~/client/storage/plotsStorage'
import { selectIsOutOfCredits, selectIsSignedOut } from '~/client/session/sessionSlice'
import type { RootState } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'
import { createAppAsyncThunk } from '~/client/store/hooks'
import { MAX_QUEUED_SCANS } from '~/contract/limits'

import { unsendableMessage } from './failureTexts'
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
import type { ScanStatus } from './transitions'

/** Why an upload would be useless. A scan sent before may have been paid for and can always be sent again. */
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
    ? t('waiting:full', { count: MAX_QUEUED_SCANS })
    : t(`errors:beforeSending.${precondition}`)

/** Requests a diagnosis of the shown photos; waits for photos that are still being read. */
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

/** Makes the copies, stores them, and sends them after the scans already queued. */
const submitScan = createAppAsyncThunk<void, string>(
  'scans/submitScan',
  async (key, { dispatch, getState, extra, requestId }) => {
    const warn = (message: string) => dispatch(toastShown({ message, variant: 'warning' }))
    const precondition = selectSubmitPrecondition(getState())
    if (precondition === 'loginRequired' && selectShown(getState())?.isUnstored) warn(t('waiting:noRoom'))
    if (precondition) return void warn(preconditionMessage(precondition))

    const plot = selectDetails(getState()).plot ?? plots.read().last // later choices do not apply to these photos
    dispatch(diagnosisRequested({ key, askedAt: Date.now(), plot, requestId }))
    /** Undefined once it was cancelled, Diagnose was pressed again, or the session has ended. */
    const asked = (status: ScanStatus) => {
      const scan = selectScans(getState())[key]
      return scan?.requestId === requestId && scan.status === status ? scan : undefined
    }
    const chosen = selectPhotos(getState())
    const copies = await prepareCopies(
      extra.photoCopies,
      chosen.map(({ id }) => id),
    )
    if (!asked('preparing')) return
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
    const scan = asked('queued')
    if (scan && scan.failure === undefined) dispatch(scan.isUnstored ? diagnosisCancelled(key) : scanPostponed(key)) // not sent yet
  },
)
