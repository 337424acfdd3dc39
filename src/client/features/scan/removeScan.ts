import { t } from 'i18next'

import { accountDb } from '~/client/storage/accountDb'
import { toastShown } from '~/client/store/toastsSlice'
import { createAppAsyncThunk } from '~/client/store/hooks'

import { removalUndone } from './scanListeners'
import { scanRemoved } from './scansSlice'

/** Longer than the toast with the undo button. */
const UNDO_MS = 15_000

/** Removes a scan and offers to undo that, which restores its key and place. */
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
