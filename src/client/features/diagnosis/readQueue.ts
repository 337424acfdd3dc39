import { selectAccount } from '~/client/session/sessionSlice'
import { createAppAsyncThunk } from '~/client/store/withTypes'

import { readScanRows, scanOf } from './scanRows'
import { rowsRead } from './scansSlice'

/** Takes the stored scans into the state: after a start, for a new account, and after another tab may have sent some. */
export const readQueue = createAppAsyncThunk('scans/readQueue', async (_, { dispatch, getState, extra }) => {
  await extra.saving.waitForUnlock()
  const account = selectAccount(getState())
  if (account === undefined) return
  const { own, leftPhotoCount } = await readScanRows(account)
  if (selectAccount(getState()) === account) dispatch(rowsRead({ scans: own.map(scanOf), leftPhotoCount }))
})
