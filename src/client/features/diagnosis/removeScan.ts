import { t } from 'i18next'

import { accountDb } from '~/client/device/accountDb'
import { toastShown } from '~/client/store/toastsSlice'
import { createAppAsyncThunk } from '~/client/store/withTypes'

import { removalUndone } from './scanListeners'
import { scanRemoved } from './scansSlice'

/** Longer than the toast that offers it. */
const UNDO_MS = 15_000

/** Removes a scan at once, and offers to undo that: then it has its key and its place again. */
export const removeWithUndo = createAppAsyncThunk<void, { key: string; name: string }>(
  'scans/removeWithUndo',
  async ({ key, name }, { dispatch, extra: { removedRows } }) => {
    const row = await accountDb.find('scans', key)
    dispatch(scanRemoved(key))
    if (!row) return
    removedRows.set(key, row)
    setTimeout(() => removedRows.delete(key), UNDO_MS)
    const choice = { label: t('waiting:undo'), does: removalUndone(key) }
    dispatch(toastShown({ message: t('waiting:removed', { name }), variant: 'info', choice }))
  },
)
