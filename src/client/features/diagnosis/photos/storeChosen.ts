import { t } from 'i18next'

import { waitingSets } from '~/client/device/waitingSets'
import { selectAccount } from '~/client/session/sessionSlice'
import type { AppThunk } from '~/client/store/store'
import { toastShown } from '~/client/store/toastsSlice'

import {
  selectCrop,
  selectFirstSentAt,
  selectFollowsId,
  selectKey,
  selectPhotos,
  selectPlot,
  selectStatus,
} from '../diagnosisSlice'
import { prepareCopies } from './photoCopies'

const UNSENT = ['ready', 'failed']

/** Until the chosen photos are sent or removed: the page may end before. */
export const storeChosen =
  ({ isAsked }: { isAsked: boolean }): AppThunk<Promise<void>> =>
  async (dispatch, getState, { photoCopies }) => {
    const before = getState()
    const key = selectKey(before)
    if (key === null) return
    const ids = selectPhotos(before).map(({ id }) => id)
    const photos = (await prepareCopies(photoCopies, ids)).filter((copy) => typeof copy !== 'string')
    const state = getState()
    if (photos.length === 0 || selectKey(state) !== key || !UNSENT.includes(selectStatus(state))) return
    const told = { crop: selectCrop(state), followsId: selectFollowsId(state), plot: selectPlot(state) }
    const firstSentAt = selectFirstSentAt(state)
    const times = { askedAt: firstSentAt ?? Date.now(), wasSent: firstSentAt !== null }
    const isKept = await waitingSets.keepChosen(selectAccount(state), { key, photos, ...told, ...times })
    if (isAsked && !isKept) dispatch(toastShown({ message: t('waiting:noRoom'), variant: 'warning' }))
  }
