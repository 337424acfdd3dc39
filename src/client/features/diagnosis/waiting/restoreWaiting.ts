import { waitingSets } from '~/client/device/waitingSets'
import { selectIsSignedOut, selectUser } from '~/client/session/sessionSlice'
import type { RootState } from '~/client/store/store'
import { addAppListener } from '~/client/store/withTypes'

import { screenOpened, selectKey } from '../diagnosisSlice'
import { restorePhotos } from '../photos/restorePhotos'
import { readWaiting } from './readWaiting'
import { selectSendingKey } from './waitingSlice'

const usernameOf = (state: RootState) => selectUser(state)?.username

/**
 * When the screen opens, and again when someone signs in or out, a set that waits alone is the chosen one, so that its
 * result is shown in full; that of a visitor is only shown, and not sent.
 */
export const restoreWaiting = () =>
  addAppListener({
    predicate: (action, now, before) => screenOpened.match(action) || usernameOf(now) !== usernameOf(before),
    effect: async (_, listener) => {
      const { dispatch } = listener
      const getState = () => listener.getState()
      listener.cancelActiveListeners()
      const ofVisitor = await listener.pause(waitingSets.readOfVisitor())
      if (ofVisitor && selectKey(getState()) === null) {
        dispatch(restorePhotos(ofVisitor, 'ready'))
        if (!selectIsSignedOut(getState())) await waitingSets.drop(ofVisitor.key)
      }
      const [only, ...others] = await listener.pause(dispatch(readWaiting()))
      if (!only || others.length > 0 || selectKey(getState()) !== null) return
      dispatch(restorePhotos(only, selectSendingKey(getState()) === only.key ? 'busy' : 'waiting'))
    },
  })
