import { t } from 'i18next'

import { plots } from '~/client/device/plots'
import type { Preview } from '~/client/device/accountDb'
import { toastShown, toastsClosed } from '~/client/store/toastsSlice'
import { createAppAsyncThunk } from '~/client/store/withTypes'
import { MAX_WAITING_SETS } from '~/contract/limits'

import { bytesOf, readPhotos } from './scanRows'
import { flushQueue } from './sendQueue'
import { heldChosen, scanHeld, selectIsBusy, selectIsQueueFull, selectScans, selectShown } from './scansSlice'

/** What the phone judged, and for which crop. */
export type Judged = { key: string; crop: string | null; preview: Preview }

/** The shown scan waits with what the phone judged until its owner chooses it. What is being sent, or was answered, is not held. */
export const holdScan = createAppAsyncThunk<void, Judged>(
  'scans/holdScan',
  async ({ key, crop, preview }, { dispatch, getState, extra }) => {
    const shown = selectShown(getState())
    if (shown?.key !== key || selectIsBusy(getState()) || !['draft', 'queued', 'held'].includes(shown.status)) return
    dispatch(toastsClosed()) // that there is no network covers what the preview says first
    const warn = (message: string) => dispatch(toastShown({ message, variant: 'warning' }))
    if (shown.status === 'draft' && selectIsQueueFull(getState()))
      return void warn(t('waiting:full', { count: MAX_WAITING_SETS }))
    const photos = await readPhotos(key, shown.photoIds, extra.photoCopies)
    const details = { crop, plot: shown.details.plot ?? plots.read().last }
    dispatch(scanHeld({ key, preview, details, bytes: bytesOf(photos), askedAt: Date.now() }))
    await extra.saving.waitForUnlock()
    if (selectScans(getState())[key]?.isUnstored) warn(t('waiting:noRoom'))
  },
)

/** The chosen scans become diagnoses, one after another; the others wait on. */
export const sendHeld = createAppAsyncThunk<void, readonly string[]>('scans/sendHeld', async (keys, { dispatch }) => {
  dispatch(heldChosen(keys))
  await dispatch(flushQueue({ isQuiet: false }))
})
