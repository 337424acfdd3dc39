import { rememberCrop } from '~/client/device/toldCrop'
import type { AppStore } from '~/client/store/store'
import { addAppListener } from '~/client/store/withTypes'

import { cropTold, screenLeft, screenOpened, selectPhotos } from './diagnosisSlice'
import { releasePhotos } from './photos/choosePhotos'
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

/** Begins what follows from the events of the screen. The result leaves it. */
export function openScreen(store: AppStore) {
  const { dispatch } = store
  const stops = [dispatch(rememberToldCrop()), dispatch(releaseRemovedPhotos()), dispatch(restoreWaiting())]
  dispatch(screenOpened())
  return () => {
    dispatch(screenLeft())
    dispatch(answersSeen())
    for (const stop of stops) stop()
  }
}
