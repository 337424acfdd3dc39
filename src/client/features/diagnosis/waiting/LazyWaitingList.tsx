import { Typography } from '@mui/material'
import { Suspense, lazy } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { Busy } from '~/client/shared/Busy'
import { useAppSelector } from '~/client/store/hooks'

import { withTexts } from './loadSending'
import { selectWaitingSets } from './waitingSlice'

/** In one script with all that is shown of the queue. */
export const loadWaitingList = async () => {
  const { Queue } = await withTexts(import(/* webpackChunkName: "waitingList" */ './Queue'))
  return { default: Queue }
}

const Loaded = lazy<ComponentType>(() => loadWaitingList().catch(() => ({ default: PlainList })))

export const LazyWaitingList = () => (
  <Suspense fallback={<Busy />}>
    <Loaded />
  </Suspense>
)

/** Where the network was lost before the list arrived. */
function PlainList() {
  const { t } = useTranslation('notices')
  const count = useAppSelector(selectWaitingSets).length
  return count > 0 ? <Typography>{t('waiting', { count })}</Typography> : null
}
