import { t } from 'i18next'

import { plots } from '~/client/storage/plotsStorage'
import { selectIsOutOfCredits, selectIsSignedOut } from '~/client/session/sessionSlice'
import type { RootState } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'
import { createAppAsyncThunk } from '~/client/store/hooks'

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
  selectVisit,
  type Address,
} from './scansSlice'
import type { ScanStatus } from './transitions'

/** Why an upload would be useless. A scan sent before may have been paid for and can always be sent again. */
export function selectSubmitPrecondition(state: RootState, address: Address) {
  const shown = selectShown(state, address)
  if (!shown) return undefined
  if (selectIsSignedOut(state)) return 'loginRequired'
  if (shown.wasSent) return undefined
  if (selectIsOutOfCredits(state)) return 'outOfCredits'
  return selectIsQueueFull(state) && shown.status === 'draft' ? 'queueFull' : undefined
}

const preconditionMessage = (precondition: NonNullable<ReturnType<typeof selectSubmitPrecondition>>) =>
  precondition === 'queueFull' ? t('waiting:full') : t(`errors:beforeSending.${precondition}`)

/** Resolves to the key of the scan that can be sent, once its photos have been read, or to null after saying why not. */
export const requestDiagnosis = createAppAsyncThunk<string | null, Address>(
  'scans/requestDiagnosis',
  async (address, { dispatch, getState, extra: { choosing } }) => {
    const visit = selectVisit(getState())
    if (choosing.isLocked()) {
      dispatch(choiceAwaited(true))
      await choosing.waitForUnlock()
      dispatch(choiceAwaited(false))
    }
    const state = getState()
    const shown = selectShown(state, address)
    if (!shown || selectVisit(state) !== visit || selectIsBusy(state, address)) return null
    const warn = (message: string) => dispatch(toastShown({ message, variant: 'warning' }))
    const precondition = selectSubmitPrecondition(state, address)
    if (precondition === 'loginRequired' && shown.isUnstored) warn(t('waiting:noRoom'))
    if (precondition) warn(preconditionMessage(precondition))
    return precondition ? null : shown.key
  },
)

/** Makes the copies, stores them, and sends them after the scans already queued. */
export const submitScan = createAppAsyncThunk<void, string>(
  'scans/submitScan',
  async (key, { dispatch, getState, extra, requestId }) => {
    const warn = (message: string) => dispatch(toastShown({ message, variant: 'warning' }))
    dispatch(diagnosisRequested({ key, askedAt: Date.now(), requestId }))
    const { plot } = selectDetails(getState(), key)
    if (plot != null) plots.add(plot)
    /** Undefined once it was cancelled, Diagnose was pressed again, or the session has ended. */
    const asked = (status: ScanStatus) => {
      const scan = selectScans(getState())[key]
      return scan?.requestId === requestId && scan.status === status ? scan : undefined
    }
    const chosen = selectPhotos(getState(), key)
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
