import { t } from 'i18next'

import { createAppAsyncThunk } from '~/client/store/hooks'
import { toastShown } from '~/client/store/toastsSlice'

import { loadSending } from '../scanListeners'

/** Sends the queue at the user's request, or these held scans. */
export const sendWaiting = createAppAsyncThunk<void, readonly string[] | undefined>(
  'scans/sendWaiting',
  async (heldKeys, { dispatch }) => {
    const sending = await loadSending().catch(() => undefined) // without it there is no network
    if (!sending) dispatch(toastShown({ message: t('errors:noResponse'), variant: 'warning' }))
    else if (heldKeys) await dispatch(sending.sendHeld(heldKeys))
    else await dispatch(sending.flushQueue({ isQuiet: false }))
  },
)
