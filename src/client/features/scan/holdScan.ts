import { t } from 'i18next'

import type { Preview } from '~/client/storage/accountDb'
import { toastShown, toastsClosed } from '~/client/store/toastsSlice'
import { createAppAsyncThunk } from '~/client/store/hooks'

import { bytesOf, readPhotos } from './scanRows'
import { flushQueue } from './sendQueue'
import { heldChosen, scanHeld, scanPostponed, selectIsBusy, selectIsQueueFull, selectScans } from './scansSlice'

/** Keeps a scan and its preview until the user chooses to send it. Skips a scan that is busy or answered. */
export const holdScan = createAppAsyncThunk<void, { key: string; preview: Preview }>(
  'scans/holdScan',
  async ({ key, preview }, { dispatch, getState, extra }) => {
    const scan = selectScans(getState())[key]
    if (!scan || selectIsBusy(getState(), key) || !['draft', 'queued', 'held'].includes(scan.status)) return
    dispatch(toastsClosed()) // "no network" would cover the first lines of the preview
    const warn = (message: string) => dispatch(toastShown({ message, variant: 'warning' }))
    if (scan.status === 'draft' && selectIsQueueFull(getState())) return void warn(t('waiting:full'))
    const photos = await readPhotos(key, scan.photoIds, extra.photoCopies)
    const details = { crop: preview.crop }
    dispatch(scanHeld({ key, preview, details, bytes: bytesOf(photos), askedAt: Date.now() }))
    await extra.saving.waitForUnlock()
    if (selectScans(getState())[key]?.isUnstored) warn(t('waiting:noRoom'))
  },
)

/** Sends the chosen scans one after another; the others stay held. */
export const sendHeld = createAppAsyncThunk<void, readonly string[]>('scans/sendHeld', async (keys, { dispatch }) => {
  dispatch(heldChosen(keys))
  await dispatch(flushQueue({ isQuiet: false }))
  for (const key of keys) dispatch(scanPostponed(key)) // those whose turn has not come
})
