import { createAction } from '@reduxjs/toolkit'
import { t } from 'i18next'

import { waitingSets } from '~/client/device/waitingSets'
import type { StoredSet } from '~/client/device/waitingSets'
import type { AppDispatch, AppThunk } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'
import { addAppListener } from '~/client/store/withTypes'

import { readWaiting, removeWaiting } from './readWaiting'

const removalUndone = createAction<string>('waiting/removalUndone')

/** Longer than the toast that offers it. */
const UNDO_MS = 15_000

/** Removes a set at once, and offers to undo that: then it has its key and its place again. */
export const crossOut =
  (key: string, name: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const removed = (await waitingSets.read()).find((one) => one.key === key)
    await dispatch(removeWaiting(key))
    if (!removed) return
    const stop = (dispatch as AppDispatch)(putBackWhenUndone(removed))
    setTimeout(stop, UNDO_MS)
    const choice = { label: t('waiting:undo'), does: removalUndone(key) }
    dispatch(toastShown({ message: t('waiting:removed', { name }), variant: 'info', choice }))
  }

const putBackWhenUndone = (removed: StoredSet) =>
  addAppListener({
    predicate: (action) => removalUndone.match(action) && action.payload === removed.key,
    effect: async (_, { dispatch }) => {
      await waitingSets.putBack(removed)
      await dispatch(readWaiting())
    },
  })
