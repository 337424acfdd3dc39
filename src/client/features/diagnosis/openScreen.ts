import { rememberCrop } from '~/client/device/toldCrop'
import { waitingSets } from '~/client/device/waitingSets'
import { selectAccount } from '~/client/session/sessionSlice'
import type { AppStore } from '~/client/store/store'
import { addAppListener } from '~/client/store/withTypes'

import {
  cropTold,
  photoRemoved,
  photosAdded,
  screenLeft,
  screenOpened,
  selectCrop,
  selectFollowsId,
  selectIsBusy,
  selectKey,
  selectPhotos,
  selectPlot,
  selectStatus,
} from './diagnosisSlice'
import { keepChosen } from './photos/keepChosen'
import { releasePhotos } from './photos/restorePhotos'
import { selectIsKeptOpen } from './photos/selectIsKeptOpen'
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
    predicate: (action, now, before) => screenOpened.match(action) || selectPhotos(now) !== selectPhotos(before),
    effect: (_, { dispatch }) => {
      dispatch(releasePhotos())
    },
  })

const CHOSEN = [selectKey, selectIsKeptOpen, selectCrop, selectPlot, selectFollowsId, selectAccount]

/** A camera, another app, or the browser may end the page before they are sent. */
const keepChosenPhotos = () =>
  addAppListener({
    predicate: (action, now, before) =>
      screenOpened.match(action) || CHOSEN.some((select) => select(now) !== select(before)),
    effect: async (_, listener) => {
      const [before, now] = [listener.getOriginalState(), listener.getState()]
      const isOver = selectIsKeptOpen(before) && selectAccount(before) === selectAccount(now) && !selectIsBusy(now)
      if (selectIsKeptOpen(now)) await listener.dispatch(keepChosen({ isAsked: false }))
      else if (isOver) await waitingSets.dropChosen()
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

/** Begins what follows from the events of the screen. A result leaves it, chosen photos are there again. */
export function openScreen(store: AppStore) {
  const { dispatch } = store
  const stops = [
    dispatch(rememberToldCrop()),
    dispatch(releaseRemovedPhotos()),
    dispatch(removeReplacedSet()),
    dispatch(keepChosenPhotos()),
    dispatch(restoreWaiting()),
  ]
  dispatch(screenOpened())
  return () => {
    dispatch(screenLeft(selectIsKeptOpen(store.getState())))
    dispatch(answersSeen())
    for (const stop of stops) stop()
  }
}
