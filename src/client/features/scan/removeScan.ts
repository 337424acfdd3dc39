import { t } from 'i18next'
import { useNavigate } from 'react-router-dom'

import { accountDb } from '~/client/storage/accountDb'
import { toastShown } from '~/client/store/toastsSlice'
import { createAppAsyncThunk, useAppDispatch } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

import { removalUndone } from './scanListeners'
import { scanRemoved } from './scansSlice'
import { useAddress } from './useShown'

/** Longer than the toast with the undo button. */
const UNDO_MS = 15_000

/** Removes a scan and offers to undo that, which restores its key and place. */
const removeWithUndo = createAppAsyncThunk<void, { key: string; name: string }>(
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

/** Removes a scan with its address. */
export function useRemoveScan() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const address = useAddress()
  return (scan: { key: string; name: string }) => {
    if (scan.key === address) void navigate(paths.predict, { replace: true })
    void dispatch(removeWithUndo(scan))
  }
}
