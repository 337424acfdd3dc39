import { selectUser } from '~/client/session/sessionSlice'
import type { RootState } from '~/client/store/store'
import { addAppListener } from '~/client/store/withTypes'

import { screenOpened, selectKey } from '../diagnosisSlice'
import { restoreChosen, restorePhotos } from '../photos/restorePhotos'
import { readWaiting } from './readWaiting'
import { selectSendingKey } from './waitingSlice'

const usernameOf = (state: RootState) => selectUser(state)?.username

/**
 * When the screen opens, and again when someone signs in or out, photos that were chosen before are there again, or else
 * a set that waits alone is the chosen one, so that its result is shown in full.
 */
export const restoreWaiting = () =>
  addAppListener({
    predicate: (action, now, before) => screenOpened.match(action) || usernameOf(now) !== usernameOf(before),
    effect: async (_, listener) => {
      const { dispatch } = listener
      const getState = () => listener.getState()
      listener.cancelActiveListeners()
      await listener.pause(dispatch(restoreChosen()))
      const [only, ...others] = await listener.pause(dispatch(readWaiting()))
      if (!only || others.length > 0 || selectKey(getState()) !== null) return
      dispatch(restorePhotos(only, selectSendingKey(getState()) === only.key ? 'busy' : 'waiting'))
    },
  })
