import { Typography } from '@mui/material'
import { Suspense, lazy } from 'react'
import { useTranslation } from 'react-i18next'

import { Busy } from '~/client/ui/Busy'
import { Optional } from '~/client/ui/lazyOrNothing'
import { useAppSelector } from '~/client/store/hooks'

import { selectQueue } from '../scansSlice'

/** One chunk with all that shows the queue. */
export const loadQueueList = () => import(/* webpackChunkName: "sending" */ './Queue')

const Queue = lazy(async () => ({ default: (await loadQueueList()).Queue }))

export const LazyQueueList = () => (
  <Optional instead={<PlainList />}>
    <Suspense fallback={<Busy />}>
      <Queue />
    </Suspense>
  </Optional>
)

/** Shown if the chunk does not load. */
function PlainList() {
  const { t } = useTranslation('notices')
  const count = useAppSelector(selectQueue).length
  return count > 0 ? <Typography>{t('waiting', { count })}</Typography> : null
}
