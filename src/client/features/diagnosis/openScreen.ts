import { rememberCrop } from '~/client/device/toldCrop'
import type { AppStore } from '~/client/store/store'
import { addAppListener } from '~/client/store/withTypes'

import {
  cropTold,
  photoRemoved,
  photosAdded,
  screenLeft,
  screenOpened,
  selectKey,
  selectPhotos,
  selectStatus,
} from './diagnosisSlice'
import { releasePhotos } from './photos/restorePhotos'
import { removeWaiting } from './waiting/readWaiting'
import { restoreWaiting } from './waiting/restoreWaiting'
import { answersSeen } from './waiting/waitingSlice'

const rememberToldCrop = () =>
  addAppListener({
    actionCreator: cropTold,
    effect: ({ payload: crop }) => {
      if (crop !== null) rememberCrop(crop)
    },
  })

const releaseRemovedPhotos = () =>
  addAppListener({
    predicate: (_, now, before) => selectPhotos(now) !== selectPhotos(before),
    effect: (_, { dispatch }) => {
      dispatch(releasePhotos())
    },
  })

/** Photos that failed wait in the browser; with others, or without one of them, they are another set. */
const removeReplacedSet = () =>
  addAppListener({
    predicate: (action, _, before) =>
      (photosAdded.match(action) || photoRemoved.match(action)) && selectStatus(before) === 'failed',
    effect: async (_, listener) => {
      const replaced = selectKey(listener.getOriginalState())
      if (replaced !== null) await listener.dispatch(removeWaiting(replaced))
    },
  })

/** Begins what follows from the events of the screen. The result leaves it. */
export function openScreen(store: AppStore) {
  const { dispatch } = store
  const stops = [
    dispatch(rememberToldCrop()),
    dispatch(releaseRemovedPhotos()),
    dispatch(removeReplacedSet()),
    dispatch(restoreWaiting()),
  ]
  dispatch(screenOpened())
  return () => {
    dispatch(screenLeft())
    dispatch(answersSeen())
    for (const stop of stops) stop()
  }
}
