import { t } from 'i18next'

import { plots } from '~/client/device/plots'
import { waitingSets } from '~/client/device/waitingSets'
import type { KeptLook } from '~/client/device/waitingSets'
import { selectAccount } from '~/client/session/sessionSlice'
import type { AppThunk } from '~/client/store/store'
import { toastShown, toastsClosed } from '~/client/store/toastsSlice'
import { MAX_WAITING_SETS } from '~/contract/limits'

import { selectFirstSentAt, selectFollowsId, selectKey, selectPlot, selectStatus } from '../diagnosisSlice'
import { readWaiting } from '../waiting/readWaiting'

/** What was looked at, and for which crop. */
export type Looked = { copies: readonly Blob[]; crop: string | null; look: KeptLook }

const reasonFor = (keeping: 'full' | 'noRoom') =>
  keeping === 'full' ? t('waiting:full', { count: MAX_WAITING_SETS }) : t('waiting:noRoom')

/** The open photos wait with what the phone has seen until they are chosen. What is being sent, or was answered, is not held. */
export const keepLook =
  (key: string, { copies, crop, look }: Looked): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const state = getState()
    if (selectKey(state) !== key || !['ready', 'waiting', 'failed'].includes(selectStatus(state))) return
    dispatch(toastsClosed()) // that there is no network stands where it covers what the look says first
    const firstSentAt = selectFirstSentAt(state)
    const plot = selectPlot(state) ?? plots.read().last
    const told = { crop, followsId: selectFollowsId(state), plot }
    const set = { key, photos: copies, ...told, look, isHeld: true }
    const times = { askedAt: firstSentAt ?? Date.now(), wasSent: firstSentAt !== null }
    const keeping = await waitingSets.keep(selectAccount(state), { ...set, ...times })
    if (keeping !== 'kept') dispatch(toastShown({ message: reasonFor(keeping), variant: 'warning' }))
    await dispatch(readWaiting())
  }
