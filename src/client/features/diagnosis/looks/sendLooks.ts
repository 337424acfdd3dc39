import { waitingSets } from '~/client/device/waitingSets'
import type { AppThunk } from '~/client/store/store'

import { restorePhotos } from '../photos/restorePhotos'
import { readWaiting } from '../waiting/readWaiting'
import { sendWaiting } from '../waiting/sendWaiting'

/** The chosen looks become diagnoses, one after another; the others wait on. */
export const sendLooks =
  (keys: readonly string[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    for (const one of await waitingSets.read())
      if (keys.includes(one.key)) await waitingSets.keep(one.account, { ...one, isHeld: false })
    await dispatch(readWaiting())
    await dispatch(sendWaiting({ isQuiet: false }))
  }

/** Its photos are the chosen ones again, with what the phone has seen. */
export const openLook =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const kept = (await waitingSets.read()).find((one) => one.key === key)
    if (kept) dispatch(restorePhotos(kept, 'waiting'))
  }
